import { ItemPage } from '#studio-kit/details/item-page.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { MailSection } from './mail-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SetupSections } from './setup-sections.tsx';
import { useLiveSettings } from './use-live-settings.ts';

/** What the site is called and how it looks, and the set-up of the installation. */
export default function SettingsPage() {
  return useCapability('settings:edit') ? <Settings /> : <MissingPage />;
}

function Settings() {
  const edited = useLiveSettings(useStudioItem('site', 1));
  return (
    <ItemPage edited={edited} title={() => 'الإعدادات'} crumbs={() => []} previewPath={null}>
      {(item) => (
        <div className="flex flex-col gap-6">
          <SettingsForm edited={edited} item={item} />
          <MailSection />
          <SetupSections />
        </div>
      )}
    </ItemPage>
  );
}
