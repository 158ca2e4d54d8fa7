import { digest as rules } from '@nibras/contract/limits.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { digestMail } from './mails.ts';
import {
  type DigestRecipient,
  digestRecipients,
  lockPerson,
  markMailed,
  unmailedMessages,
} from './queries.ts';

type Needs = Pick<Platform, 'db' | 'mailer' | 'config' | 'secrets' | 'settings' | 'now'>;

/** The number of people per query. */
const batchSize = 100;

/** Mails one person about all of their unread messages and marks these messages as mailed. */
async function sendDigest(platform: Needs, person: DigestRecipient): Promise<void> {
  const { db, mailer } = platform;
  await db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    const unreadByAuthor = await unmailedMessages(tx, person.id);
    const [newest] = unreadByAuthor;
    if (!newest) return;
    await mailer.send(tx, digestMail(platform, { person, unreadByAuthor }));
    await markMailed(tx, person.id, newest.newest);
  });
}

/**
 * Mails everybody who has had unread messages for `limits.digest.afterUnreadFor` and has no push subscription: one
 * mail per person for all messages. The next mail needs new messages that are unread for as long.
 */
export async function sendDigests(platform: Needs): Promise<void> {
  const since = new Date(platform.now().getTime() - rules.afterUnreadFor);
  for (;;) {
    const people = await digestRecipients(platform.db, since, batchSize);
    for (const person of people) await sendDigest(platform, person);
    if (people.length < batchSize) return;
  }
}

const digestKind = jobKind<object>('mail-digests');

export const digestWorker = (platform: Platform): JobWorker =>
  jobWorker(digestKind, () => sendDigests(platform), `*/${rules.lookEveryMinutes} * * * *`);
