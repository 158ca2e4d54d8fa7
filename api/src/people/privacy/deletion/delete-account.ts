import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import { endSessions } from '#people/auth/index.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { PrivacyPlatform } from '../privacy-platform.ts';
import { whoIs } from '../who.ts';
import { applyRegister } from './apply/apply-register.ts';
import { removeJobs } from './apply/remove-jobs.ts';
import { deletionMail } from './mails.ts';
import { queueFileRemoval } from './remove-files.ts';

interface Deletion {
  personId: number;
  choice: CertificateChoice;
  now: Date;
}

/**
 * Deletes an account by the register, in the caller's transaction, which holds the row of the account: what would refer to
 * it meanwhile waits. The last mail goes to the address that it had; the files go by a job, so that they go after a crash too.
 */
export async function deleteAccount(
  platform: PrivacyPlatform,
  tx: Transaction,
  { personId, choice, now }: Deletion,
): Promise<void> {
  const who = await whoIs(tx, personId);
  await removeJobs(tx, platform, who);
  await endSessions(tx, platform, { personId, all: true, now });
  const paths = await applyRegister(tx, { who, choice, now, register: platform.personalData });
  await queueFileRemoval(tx, platform, paths);
  const [to] = who.emails;
  const settings = platform.settings();
  const href = pageAddress({ ...platform.config, ...settings }, '/');
  const mail = deletionMail({ settings, to: to ?? '', what: 'done', day: '', href });
  await platform.mailer.send(tx, { ...mail, forgotten: true });
  await writeEntry(tx, {
    person: null,
    action: 'account-deleted',
    kind: 'person',
    itemId: personId,
    name: String(personId),
    now,
  });
}
