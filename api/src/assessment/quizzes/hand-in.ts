import { factsChanged } from '#learning/completion/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { closeAttempt } from './close-attempt.ts';
import type { HandInPlatform } from './hand-in-platform.ts';
import { notifyMarkers } from './marking/notify-markers.ts';
import { findAttempt, lockAttempt } from './queries.ts';

/** Hands in an attempt if it is open; tells those who mark where a text waits for them. */
export async function handInOpen(
  platform: HandInPlatform,
  tx: Transaction,
  { id, now, mayHandIn }: { id: number; now: Date; mayHandIn?: (endsAt: Date | null) => boolean },
): Promise<void> {
  const attempt = await lockAttempt(tx, id);
  if (attempt?.state !== 'open' || mayHandIn?.(attempt.endsAt) === false) return;
  const state = await closeAttempt(tx, { attempt, now });
  await factsChanged(platform, tx, { person: attempt.personId, lecture: attempt.lectureId });
  if (state === 'marking') await notifyMarkers(platform, tx, attempt);
}

/**
 * Hands in one's own attempt. One that is over already stays as it is: repeated requests are harmless.
 * @throws AppError attempt-not-found
 */
export async function handIn(
  platform: HandInPlatform,
  { id, caller }: { id: number; caller: Caller },
): Promise<void> {
  orThrow(await findAttempt(platform.db, id, caller.id), 'attempt-not-found');
  await platform.db.transaction((tx) => handInOpen(platform, tx, { id, now: platform.now() }));
}
