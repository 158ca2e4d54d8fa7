import { ApiError, mayPass } from '#platform/api/api-error.ts';
import { fetchAttempt, saveAnswer, submitAttempt } from '../calls.ts';
import type { SaveFailure } from './answers-outbox.ts';
import { createServerClock } from './server-clock.ts';
import {
  type Attempt,
  forgetAttempt,
  keepAttempt,
  removeAnswer,
  type StoredAnswer,
  storedAttempts,
  storedOf,
} from './stored-attempts.ts';

/** The server's clock, as all answers of this page tell it. */
export const serverClock = createServerClock();

/** An attempt with what this browser still has to send of it. */
export interface LoadedAttempt {
  attempt: Attempt;
  /** Whether it is this browser's copy, because the server could not be reached. */
  isCopy: boolean;
  stored: StoredAnswer[];
  /** Whether the learner has handed it in without a line. */
  submit: boolean;
}

/** Whether the server does not take an answer as it is; the attempt is open all the same. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 413, 422].includes(error.status);

/** What a failed save means for the answer. */
export const saveFailure = (error: unknown): SaveFailure =>
  mayPass(error) ? 'passing' : isRefused(error) ? 'refused' : 'over';

/** Sends what an earlier page could not. @returns what the server does not take; null where it cannot be reached */
async function sendStored(answers: readonly StoredAnswer[]): Promise<StoredAnswer[] | null> {
  const refused: StoredAnswer[] = [];
  for (const answer of [...answers].sort((one, other) => one.save - other.save)) {
    try {
      const { now } = await saveAnswer(answer);
      serverClock.sync(now);
    } catch (error) {
      const failure = saveFailure(error);
      if (failure === 'passing') return null;
      if (failure === 'refused') {
        // The page shows it, so that its learner can change it.
        refused.push(answer);
        continue;
      }
      // Nothing is accepted any more: what is not on the server by now does not count.
    }
    await removeAnswer(answer);
  }
  return refused;
}

/** Keeps an open attempt in this browser, and forgets one that is over. */
export async function keepOrForget(
  person: number,
  attempt: Attempt,
  submit = false,
): Promise<void> {
  if (attempt.state !== 'open') return forgetAttempt(person, attempt.id);
  await keepAttempt({ person, attempt, offset: serverClock.offset(), submit });
}

/**
 * Loads an attempt, after what this browser has kept of it was sent. Without a line an open attempt is this browser's
 * copy, which can be answered all the same.
 */
export async function loadAttempt(person: number, id: number): Promise<LoadedAttempt> {
  const stored = await storedOf(person, id);
  try {
    const unsent = stored.answers.filter((answer) => !answer.sent);
    const refused = await sendStored(unsent);
    const submit = refused !== null && stored.attempt?.submit === true;
    const attempt = await (submit ? submitAttempt(id) : fetchAttempt(id));
    serverClock.sync(attempt.now);
    await keepOrForget(person, attempt);
    await Promise.all(stored.answers.filter((answer) => answer.sent).map(removeAnswer));
    return { attempt, isCopy: false, stored: refused ?? unsent, submit: false };
  } catch (error) {
    if (!mayPass(error) || !stored.attempt) throw error;
    serverClock.restore(stored.attempt.offset);
    const { attempt, submit } = stored.attempt;
    return { attempt, isCopy: true, stored: stored.answers, submit };
  }
}

/** Sends what this browser has kept of all attempts of a person, e.g. after a closed tab. */
export async function sendAllStored(person: number): Promise<void> {
  for (const id of await storedAttempts(person)) {
    const { attempt, answers } = await storedOf(person, id);
    if (answers.every(({ sent }) => sent) && !attempt?.submit) continue;
    await loadAttempt(person, id).catch(() => undefined);
  }
}
