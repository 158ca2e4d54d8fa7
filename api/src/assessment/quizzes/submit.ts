import { factsChanged } from '#learning/completion/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { closeAttempt } from './close-attempt.ts';
import { notifyGraders } from './marking/notify-graders.ts';
import { findAttempt, lockAttempt } from './queries.ts';
import type { SubmitPlatform } from './submit-platform.ts';

/** Submits an attempt if it is open; tells those who mark where a text waits for them. */
export async function submitOpen(
  platform: SubmitPlatform,
  tx: Transaction,
  { id, now, maySubmit }: { id: number; now: Date; maySubmit?: (endsAt: Date | null) => boolean },
): Promise<void> {
  const attempt = await lockAttempt(tx, id);
  if (attempt?.state !== 'open' || maySubmit?.(attempt.endsAt) === false) return;
  const state = await closeAttempt(tx, { attempt, now });
  await factsChanged(platform, tx, { person: attempt.personId, lecture: attempt.lectureId });
  if (state === 'marking') await notifyGraders(platform, tx, attempt);
}

/**
 * Submits one's own attempt. One that is over already stays as it is: repeated requests are harmless.
 * @throws AppError attempt-not-found
 */
export async function submit(
  platform: SubmitPlatform,
  { id, caller }: { id: number; caller: Caller },
): Promise<void> {
  orThrow(await findAttempt(platform.db, id, caller.id), 'attempt-not-found');
  await platform.db.transaction((tx) => submitOpen(platform, tx, { id, now: platform.now() }));
}
