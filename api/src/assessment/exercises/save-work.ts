import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { openExercise } from './open-exercise.ts';
import { storeWork, workOf } from './queries.ts';

interface SaveOptions {
  lecture: number;
  caller: Caller;
  files: CodeFile[];
  /** One more than the save that it is based on. */
  save: number;
}

/**
 * Keeps a learner's files. A save whose number is not above the stored one changes nothing: it came late, or another
 * device has saved meanwhile, whose files the device then reads.
 * @throws AppError lecture-not-found, lecture-locked, not-an-exercise
 */
export async function saveWork(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { lecture, caller, files, save }: SaveOptions,
) {
  await openExercise(db, { lecture, caller });
  const place = { lecture, person: caller.id };
  const stored = await storeWork(db, { ...place, files, save, now: now() });
  const work = orThrow(await workOf(db, place), 'not-an-exercise');
  return { save: work.save, savedAt: work.savedAt, stored };
}
