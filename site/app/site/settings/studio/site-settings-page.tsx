import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { MovedPage } from '#studio-kit/frame/moved-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import type { SettingSubject } from '#studio-kit/part/studio-part.ts';
import { useStudioParts } from '#studio-kit/part/use-parts.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { pageOfField, settingEntries } from '#studio-kit/settings/find-settings.ts';
import { SettingsNavigation } from '#studio-kit/settings/settings-navigation.tsx';
import { settingSubjects, settingsCrumb } from '#studio-kit/settings/subjects.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useLiveSettings } from './use-live-settings.ts';

interface SiteSettingsPageProps {
  subject: SettingSubject;
  children(edited: EditedItem<'site'>, locked: boolean): ReactNode;
  /** Below the fields: what is not saved into the draft. */
  more?: ReactNode;
}

/** A page of the settings with fields of the site's draft, which is one for all of them and is published as a whole. */
export function SiteSettingsPage(props: SiteSettingsPageProps) {
  const entries = settingEntries(useStudioParts());
  const { pathname, hash } = useLocation();
  const mayEdit = useCapability('settings:edit');
  if (!mayEdit) return <MissingPage />;
  // Addresses from when all settings were one page name fields of others.
  const page = pageOfField(entries, { pathname, hash });
  if (page) return <MovedPage to={page} />;
  return <Settings {...props} />;
}

function Settings({ subject, children, more }: SiteSettingsPageProps) {
  const edited = useLiveSettings(useStudioItem('site', 1));
  return (
    <ItemPage
      edited={edited}
      title={() => settingSubjects[subject].label}
      crumbs={() => [settingsCrumb]}
      previewPath={null}
      navigation={<SettingsNavigation current={subject} />}
      side={(item) => <ChangedElsewhere subject={subject} changed={item.changed} />}
    >
      {(item) => {
        const locked = !item.permissions.edit;
        return (
          <div className="flex flex-col gap-6">
            <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
              <legend className="sr-only">{settingSubjects[subject].label}</legend>
              {children(edited, locked)}
            </fieldset>
            {more}
          </div>
        );
      }}
    </ItemPage>
  );
}
