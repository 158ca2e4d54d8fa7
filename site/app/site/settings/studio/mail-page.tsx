import { useQuery } from '@tanstack/react-query';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { SettingsPage } from '#studio-kit/settings/settings-page.tsx';
import { MailSection } from './mail-section.tsx';
import { PushSection } from './push-section.tsx';
import { setupQuery } from './queries.ts';
import { Setup } from './setup.tsx';

/** How mails and push messages are sent. */
export default function MailPage() {
  return useCapability('settings:edit') ? <Mail /> : <MissingPage />;
}

function Mail() {
  const { data } = useQuery(setupQuery);
  return (
    <SettingsPage subject="mail" loaded={data !== undefined}>
      <Setup>
        {(setup) => (
          <div className="flex flex-col gap-6">
            <MailSection setup={setup} />
            <PushSection push={setup.push} />
          </div>
        )}
      </Setup>
    </SettingsPage>
  );
}
