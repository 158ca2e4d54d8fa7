import type { MailSetupBody } from '@nibras/contract/site/settings/studio/shapes.ts';
import {
  type StoredMailSetup,
  storedMailSetup,
  storeMailSetup,
} from '#platform/mail/mail-setup.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSetup } from '#platform/resource/change-setup.ts';

/**
 * Sets how mails are sent from now on, in every process; null for the environment's set-up. An absent password stays as
 * it is, as long as the server and the user do. What was stored before is gone: it is a secret, so there is no undo. The log
 * stores neither password nor user.
 */
export async function changeMailSetup(
  platform: Pick<Platform, 'db' | 'vault' | 'now'>,
  { person, setup }: { person: number; setup: MailSetupBody | null },
): Promise<void> {
  await changeSetup(platform, {
    person,
    name: 'mail',
    action: 'mail-changed',
    read: (tx) => storedMailSetup({ db: tx, vault: platform.vault }),
    next: (before) => setup && withPassword(setup, before),
    store: (tx, next) => storeMailSetup({ db: tx, vault: platform.vault }, next),
    details: (next) => ({ to: next?.host ?? '' }),
  });
}

/** A password never goes to another server than that for which it was typed. */
function withPassword(body: MailSetupBody, before: StoredMailSetup | null): StoredMailSetup {
  const isSameLogin = before?.host === body.host && before.user === body.user;
  const { host, port, tls, user } = body;
  return {
    host,
    port,
    tls,
    user,
    password: user ? (body.password ?? (isSameLogin ? before.password : '')) : '',
    fromName: body.from_name,
    fromAddress: body.from_address,
  };
}
