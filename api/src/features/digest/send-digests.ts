import { digest as rules } from '@nibras/contract/limits.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { digestMail } from './mails.ts';
import {
  type DigestRecipient,
  digestRecipients,
  lockPerson,
  markMailed,
  waitingMessages,
} from './queries.ts';

type Needs = Pick<Platform, 'db' | 'mailer' | 'config' | 'secrets' | 'now'>;

/** People asked for at a time. */
const batch = 100;

/** One mail to one person, of everything that waits; what it told of is not told again. */
async function sendDigest(platform: Needs, person: DigestRecipient): Promise<void> {
  const { db, mailer } = platform;
  await db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    const waiting = await waitingMessages(tx, person.id);
    const [first] = waiting;
    if (!first) return;
    await mailer.send(tx, digestMail(platform, { person, waiting }));
    await markMailed(tx, person.id, first.newest);
  });
}

/**
 * Mails everybody whose messages have waited for `limits.digest.afterUnreadFor` and whom no push reaches: one mail a
 * person, whatever the number of messages. The next one takes new messages that wait as long again.
 */
export async function sendDigests(platform: Needs): Promise<void> {
  const since = new Date(platform.now().getTime() - rules.afterUnreadFor);
  for (;;) {
    const people = await digestRecipients(platform.db, since, batch);
    for (const person of people) await sendDigest(platform, person);
    if (people.length < batch) return;
  }
}

const digestKind = jobKind<object>('mail-digests');

export const digestWorker = (platform: Platform): JobWorker =>
  jobWorker(digestKind, () => sendDigests(platform), `*/${rules.lookEveryMinutes} * * * *`);
