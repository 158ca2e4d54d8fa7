import type { ReactNode } from 'react';
import { StudioPage, type StudioPageProps } from '../frame/studio-page.tsx';
import { useFieldOfHash } from '../frame/use-field-of-hash.ts';
import type { SettingSubject } from '../part/studio-part.ts';
import { SettingsNavigation } from './settings-navigation.tsx';
import { settingSubjects, settingsCrumb } from './subjects.ts';

interface SettingsPageProps extends Pick<StudioPageProps, 'description' | 'actions'> {
  subject: SettingSubject;
  /** Whether the fields are there, so that the one of the address can get the focus. */
  loaded?: boolean;
  children: ReactNode;
}

/** The page of a subject of the settings, whose fields are not those of the draft of the site. */
export function SettingsPage({ subject, loaded = true, children, ...page }: SettingsPageProps) {
  useFieldOfHash(loaded);
  return (
    <StudioPage title={settingSubjects[subject].label} crumbs={[settingsCrumb]} {...page}>
      <div className="flex flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 xl:sticky xl:top-20 xl:col-start-2 xl:row-start-1 xl:self-start">
          <SettingsNavigation current={subject} />
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">{children}</div>
      </div>
    </StudioPage>
  );
}
