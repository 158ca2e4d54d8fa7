import { FirstStepsSection } from '#site/first-steps/studio/index.ts';
import { SettingsElsewhere } from '#studio-kit/settings/elsewhere.tsx';
import { ClockFields } from './clock-fields.tsx';
import { ServerSections } from './server-sections.tsx';
import { SiteSettingsPage } from './site-settings-page.tsx';
import { VideoHostsField } from './video-hosts-field.tsx';

/** Currency and time zone, the state of the server, and what is seldom changed. */
export default function AdvancedPage() {
  return (
    <SiteSettingsPage
      subject="advanced"
      more={
        <>
          <SettingsElsewhere subject="advanced" title="في صفحات أخرى" />
          <FirstStepsSection />
          <ServerSections />
        </>
      }
    >
      {(edited) => (
        <>
          <ClockFields edited={edited} />
          <VideoHostsField edited={edited} />
        </>
      )}
    </SiteSettingsPage>
  );
}
