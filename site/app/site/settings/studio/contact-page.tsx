import { ContactFields } from './contact-fields.tsx';
import { SiteSettingsPage } from './site-settings-page.tsx';

export default function ContactPage() {
  return (
    <SiteSettingsPage subject="contact">
      {(edited) => <ContactFields edited={edited} />}
    </SiteSettingsPage>
  );
}
