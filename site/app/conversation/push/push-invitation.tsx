import { pushInvitationWording as wording } from '@nibras/contract/people/consents/push.ts';
import { useEffect, useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { BellIcon, CloseIcon } from '#ui/ornament/icons.ts';
import { enablePush, refreshPushState, usePush } from './push-state.ts';

const declinedKey = 'push-declined';

/**
 * Offers push messages beside conversations and notifications, never on a first view. The browser's permission prompt
 * is shown only after a click; a user who declines here is not asked again.
 */
export function PushInvitation({ className }: { className?: string }) {
  const { state, busy } = usePush();
  const [declined, setDeclined] = useState(() => localStore.getItem(declinedKey) === '1');
  useEffect(refreshPushState, []);
  if (state !== 'pending' || declined) return null;

  function decline() {
    localStore.setItem(declinedKey, '1');
    setDeclined(true);
  }

  return (
    <section aria-label="الإشعارات على هذا الجهاز" className={className}>
      <div className="flex items-start gap-3 rounded-xl border border-line bg-raised p-4">
        <BellIcon className="mt-1 size-6 shrink-0 text-text-soft" />
        <div className="min-w-0 grow">
          <p className="font-semibold">{wording.title}</p>
          <p className="text-text-soft">{wording.text}</p>
          <Button
            size="sm"
            className="mt-3"
            loading={busy}
            loadingLabel="جارٍ التفعيل…"
            onClick={() => void enablePush('invitation')}
          >
            فعّل الإشعارات
          </Button>
        </div>
        <IconButton label="لا، شكرًا" onClick={decline}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  );
}
