import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { lt } from 'drizzle-orm';
import { seatEvents, videoSeats } from '#platform/database/schema/index.ts';
import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const purgeKind = jobKind<object>('purge-seats');

/** Deletes what happened to seats longer ago than the studio shows, and seats that nobody has had for as long. */
export async function purgeSeats({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.daysStored * 24 * 60 * 60 * 1000);
  await db.delete(seatEvents).where(lt(seatEvents.at, before));
  await db.delete(videoSeats).where(lt(videoSeats.seenAt, before));
}

export const purgeWorker = (platform: Platform) =>
  jobWorker(purgeKind, () => purgeSeats(platform), '37 3 * * *');
