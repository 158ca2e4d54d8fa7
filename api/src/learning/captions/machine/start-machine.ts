import { and, eq } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { captionDrafts, media } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { lectureAsDrafted, withCaptions } from '../studio/queries.ts';
import { canTranscribe } from './transcribers.ts';

/** A draft by machine. One at a time in a process, because it takes processor and memory for long. */
export const machineKind = jobKind<{ captions: number; run: number }>('transcribe-captions', {
  retries: 2,
  retryDelay: 10,
  atOnce: 1,
});

/**
 * Begins a draft by machine of captions, as a job.
 * @throws AppError captions-not-found, lecture-not-found, forbidden, wrong-state; captions-no-machine, captions-no-video,
 *   captions-machine-busy
 */
export async function startMachine(
  { db, config, jobs, now }: Platform,
  { id, caller }: { id: number; caller: Person },
): Promise<void> {
  if (!canTranscribe(config)) throw new AppError('captions-no-machine');
  await withCaptions(db, { id, caller }, async (tx, captions) => {
    const { machineState, lectureId, language } = captions;
    if (machineState === 'waiting' || machineState === 'running') {
      throw new AppError('captions-machine-busy');
    }
    const { video } = await lectureAsDrafted(tx, lectureId);
    const ready = and(
      eq(media.path, video ?? ''),
      eq(media.kind, 'video'),
      eq(media.state, 'ready'),
    );
    if (!video || (await tx.$count(media, ready)) === 0) throw new AppError('captions-no-video');
    const run = captions.machineRun + 1;
    await tx
      .update(captionDrafts)
      .set({ machineState: 'waiting', machineFailure: null, machineRun: run, machineBy: caller.id })
      .where(eq(captionDrafts.id, id));
    await jobs.enqueue(tx, machineKind, { captions: id, run });
    await writeEntry(tx, {
      person: caller.id,
      action: 'captions-transcribed',
      kind: 'lecture',
      itemId: lectureId,
      details: { language },
      now: now(),
    });
  });
}

/**
 * Ends a draft by machine that is waiting or being made, or hides why the last one failed. The job sees it within seconds.
 * @throws AppError captions-not-found, lecture-not-found, forbidden
 */
export async function cancelMachine(
  { db }: Pick<Platform, 'db'>,
  { id, caller }: { id: number; caller: Person },
): Promise<void> {
  await withCaptions(db, { id, caller }, async (tx, { machineRun }) => {
    await tx
      .update(captionDrafts)
      .set({ machineState: null, machineFailure: null, machineRun: machineRun + 1 })
      .where(eq(captionDrafts.id, id));
  });
}
