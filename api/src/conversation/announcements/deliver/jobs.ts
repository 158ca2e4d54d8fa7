import { and, eq, lte } from 'drizzle-orm';
import { announcementDeliveries, announcements } from '#platform/database/schema/index.ts';
import { type JobWorker, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { deliverBatch } from './batch.ts';
import { beginAnnouncement } from './begin.ts';
import { beginKind, deliverKind, settleKind, sweepKind } from './kinds.ts';
import { settle } from './settle.ts';

/** Mails go within seconds, or wait for a mail server that is away: later than this the sweep looks. */
const settleWithin = 60_000;

const settleLater = ({ db, jobs }: Platform, id: number, wait: number) =>
  jobs.enqueue(db, settleKind, { id, wait }, { startAfter: new Date(Date.now() + wait) });

/** Delivers some batches; the one that delivers the last one sees to the end. */
async function deliver(platform: Platform, id: number, batches: number): Promise<void> {
  for (let left = batches; left > 0; left -= 1) {
    if ((await deliverBatch(platform, id)) === 0) break;
  }
  const waits = and(
    eq(announcementDeliveries.announcementId, id),
    eq(announcementDeliveries.state, 'waiting'),
  );
  if ((await platform.db.$count(announcementDeliveries, waits)) > 0) return;
  if (!(await settle(platform, id))) await settleLater(platform, id, 2_000);
}

async function settleOne(platform: Platform, id: number, wait: number): Promise<void> {
  if (await settle(platform, id)) return;
  if (wait * 2 < settleWithin) await settleLater(platform, id, wait * 2);
}

/** Begins what is due, goes on with what has stopped, and ends what has gone. Safe beside everything else. */
export async function sweepAnnouncements(platform: Platform): Promise<void> {
  const { db, jobs, now } = platform;
  const due = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.state, 'scheduled'), lte(announcements.sendAt, now())));
  for (const { id } of due) await beginAnnouncement(platform, id);
  if (await settle(platform)) return;
  const sending = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.state, 'sending'));
  for (const { id } of sending) await jobs.enqueue(db, deliverKind, { id, batches: 20 });
}

export const workers = (platform: Platform): JobWorker[] => [
  jobWorker(beginKind, ({ id }) => beginAnnouncement(platform, id)),
  jobWorker(deliverKind, ({ id, batches }) => deliver(platform, id, batches)),
  jobWorker(settleKind, ({ id, wait }) => settleOne(platform, id, wait)),
  jobWorker(sweepKind, () => sweepAnnouncements(platform), '* * * * *'),
];
