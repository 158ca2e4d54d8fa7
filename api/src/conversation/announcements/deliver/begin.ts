import { announcements as limits } from '@nibras/contract/limits.ts';
import { and, eq, lte } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { entryOf } from '../entry.ts';
import { senderStillMay } from '../policy.ts';
import { listRecipients } from '../recipients.ts';
import { deliverKind } from './kinds.ts';

type Needs = Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>;

/**
 * Begins the sending of an announcement that is due: writes its recipients down and queues the jobs that share them, in
 * one transaction. Does nothing for one that is not due, or was called off. If the person who decided on it may not announce it
 * any more, it is a draft again, and the audit log says so.
 */
export async function beginAnnouncement({ db, jobs, now, log }: Needs, id: number): Promise<void> {
  const time = now();
  await db.transaction(async (tx) => {
    const isDue = and(eq(announcements.state, 'scheduled'), lte(announcements.sendAt, time));
    const [due] = await tx
      .select({ announcement: announcements, may: senderStillMay })
      .from(announcements)
      .where(and(eq(announcements.id, id), isDue))
      .for('update');
    if (!due) return;
    const { announcement, may } = due;
    const entry = { ...entryOf(announcement), person: announcement.senderId, now: time };
    const set = (values: Partial<typeof announcements.$inferInsert>) =>
      tx
        .update(announcements)
        .set({ ...values, updatedAt: time })
        .where(eq(announcements.id, id));
    if (!may) {
      log.warn({ announcement: id }, 'an announcement was called off: its sender may not send it');
      await set({ state: 'draft', sendAt: null, senderId: null });
      await writeEntry(tx, { ...entry, person: null, action: 'announcement-called-off' });
      return;
    }
    const { people, deliveries } = await listRecipients(tx, announcement, time);
    const done = deliveries === 0 ? { state: 'sent' as const, finishedAt: time } : null;
    await set({ state: 'sending', startedAt: time, people, ...done });
    await writeEntry(tx, { ...entry, action: 'announcement-sent', details: { count: people } });
    const batches = Math.ceil(deliveries / limits.batch);
    const count = Math.min(batches, limits.jobsAtMost);
    for (let job = 0; job < count; job += 1) {
      await jobs.enqueue(tx, deliverKind, { id, batches: Math.ceil(batches / count) });
    }
  });
}
