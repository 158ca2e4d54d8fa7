import type { AnnouncementChannel } from '@nibras/contract/conversation/announcements/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import { queuePush } from '#conversation/push/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import {
  announcementDeliveries,
  announcements,
  courses,
  people,
} from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { announcementMail, type Message, noticeData, pushPayload } from '../messages.ts';
import { isReached, kindOf } from '../recipients.ts';

type Needs = Pick<
  Platform,
  'db' | 'jobs' | 'mailer' | 'realtime' | 'log' | 'config' | 'secrets' | 'settings' | 'now'
>;

interface Claimed {
  personId: number;
  channel: AnnouncementChannel;
}

interface Result extends Claimed {
  state: 'sent' | 'queued' | 'skipped';
  mailId: number | null;
}

/** The announcement while it is being sent; held for reading, so that nobody stops it in the middle of a batch. */
async function findSending(tx: Transaction, id: number): Promise<Message | null> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), eq(announcements.state, 'sending')))
    .for('share');
  if (!row) return null;
  const [course] =
    row.audience === 'course' && row.courseId !== null
      ? await tx.select({ name: courses.name }).from(courses).where(eq(courses.id, row.courseId))
      : [];
  return { ...row, courseName: course?.name ?? null };
}

/** Recipients that wait and that no other process has claimed. */
const claim = (tx: Transaction, id: number): Promise<Claimed[]> =>
  tx
    .select({ personId: announcementDeliveries.personId, channel: announcementDeliveries.channel })
    .from(announcementDeliveries)
    .where(
      and(
        eq(announcementDeliveries.announcementId, id),
        eq(announcementDeliveries.state, 'waiting'),
      ),
    )
    .orderBy(announcementDeliveries.personId, announcementDeliveries.channel)
    .limit(limits.batch)
    .for('update', { skipLocked: true });

/** The claimed people with the channels that they have not switched off meanwhile. */
async function findPeople(tx: Transaction, message: Message, claimed: Claimed[]) {
  const kind = kindOf(message);
  const rows = await tx
    .select({
      id: people.id,
      email: people.email,
      notice: isReached(kind, 'notice'),
      push: isReached(kind, 'push'),
      mail: isReached(kind, 'mail'),
    })
    .from(people)
    .where(anyOf(people.id, [...new Set(claimed.map(({ personId }) => personId))]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Queues the notices, pushes and mails of a batch in its transaction. */
async function queueAll(
  platform: Needs,
  tx: Transaction,
  { message, claimed }: { message: Message; claimed: Claimed[] },
): Promise<Result[]> {
  const found = await findPeople(tx, message, claimed);
  const reached = (channel: AnnouncementChannel) =>
    claimed.flatMap((one) => {
      const person = found.get(one.personId);
      return one.channel === channel && person?.[channel] ? [person] : [];
    });
  const data = noticeData(message);
  const type = 'App\\Notifications\\Announcement' as const;
  const noticed = reached('notice');
  await notify(
    platform,
    tx,
    noticed.map(({ id }) => ({ personId: id, type, data })),
  );
  const pushed = reached('push');
  await queuePush(
    platform,
    tx,
    pushed.map(({ id }) => id),
    pushPayload(message),
  );
  const mailed = new Map<number, number>();
  for (const person of reached('mail')) {
    mailed.set(
      person.id,
      await platform.mailer.send(tx, announcementMail(platform, message, person)),
    );
  }
  return claimed.map((one) => {
    const mailId = one.channel === 'mail' ? (mailed.get(one.personId) ?? null) : null;
    if (!found.get(one.personId)?.[one.channel]) return { ...one, state: 'skipped', mailId: null };
    return { ...one, state: one.channel === 'mail' ? 'queued' : 'sent', mailId };
  });
}

/**
 * Delivers to the next recipients of an announcement. They are claimed in the transaction that queues their notices,
 * pushes and mails: a process that is killed has either done both or neither.
 * @returns how many were claimed
 */
export async function deliverBatch(platform: Needs, id: number): Promise<number> {
  return platform.db.transaction(async (tx) => {
    const message = await findSending(tx, id);
    if (!message) return 0;
    const claimed = await claim(tx, id);
    if (claimed.length === 0) return 0;
    const results = await queueAll(platform, tx, { message, claimed });
    await tx.execute(sql`update announcement_deliveries d
      set state = r.state, mail_id = r.mail, at = ${platform.now()}
      from unnest(${sql.param(results.map(({ personId }) => personId))}::int[],
        ${sql.param(results.map(({ channel }) => channel))}::text[],
        ${sql.param(results.map(({ state }) => state))}::text[],
        ${sql.param(results.map(({ mailId }) => mailId))}::int[]) r(person, channel, state, mail)
      where d.announcement_id = ${id} and d.person_id = r.person and d.channel = r.channel`);
    return claimed.length;
  });
}
