import { ApiError, isUnreachable } from '#platform/api/api-error.ts';
import { fetchAttempt, handInAttempt, saveAnswer } from '../calls.ts';
import {
  type Attempt,
  forgetAttempt,
  type KeptAnswer,
  keepAttempt,
  keptAttempts,
  keptOf,
  removeAnswer,
} from './kept-attempts.ts';
import { createServerClock } from './server-clock.ts';

/** The server's clock, as all answers of this page tell it. */
export const serverClock = createServerClock();

/** An attempt with what this browser still has to send of it. */
export interface LoadedAttempt {
  attempt: Attempt;
  /** Whether it is this browser's copy, because the server could not be reached. */
  isCopy: boolean;
  kept: KeptAnswer[];
  /** Whether the learner has handed it in without a line. */
  handIn: boolean;
}

/** The failures that may pass: the answer is sent again. A 401 passes with the next sign-in. */
export const mayPass = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && [401, 408].includes(error.status));

/** Sends what an earlier page could not. @returns false where the server cannot be reached */
async function sendKept(answers: readonly KeptAnswer[]): Promise<boolean> {
  for (const answer of [...answers].sort((one, other) => one.save - other.save)) {
    try {
      const { now } = await saveAnswer(answer);
      serverClock.sync(now);
    } catch (error) {
      if (mayPass(error)) return false;
      // Nothing is accepted any more: what is not on the server by now does not count.
    }
    await removeAnswer(answer);
  }
  return true;
}

/** Keeps an open attempt in this browser, and forgets one that is over. */
export async function keepOrForget(
  person: number,
  attempt: Attempt,
  handIn = false,
): Promise<void> {
  if (attempt.state !== 'open') return forgetAttempt(person, attempt.id);
  await keepAttempt({ person, attempt, offset: serverClock.offset(), handIn });
}

/**
 * Loads an attempt, after what this browser has kept of it was sent. Without a line an open attempt is this browser's
 * copy, which can be answered all the same.
 */
export async function loadAttempt(person: number, id: number): Promise<LoadedAttempt> {
  const kept = await keptOf(person, id);
  try {
    const unsent = kept.answers.filter((answer) => !answer.sent);
    const sent = await sendKept(unsent);
    const handIn = sent && kept.attempt?.handIn === true;
    const attempt = await (handIn ? handInAttempt(id) : fetchAttempt(id));
    serverClock.sync(attempt.now);
    await keepOrForget(person, attempt);
    await Promise.all(kept.answers.filter((answer) => answer.sent).map(removeAnswer));
    return { attempt, isCopy: false, kept: sent ? [] : unsent, handIn: false };
  } catch (error) {
    if (!mayPass(error) || !kept.attempt) throw error;
    serverClock.restore(kept.attempt.offset);
    const { attempt, handIn } = kept.attempt;
    return { attempt, isCopy: true, kept: kept.answers, handIn };
  }
}

/** Sends what this browser has kept of all attempts of a person, e.g. after a closed tab. */
export async function sendAllKept(person: number): Promise<void> {
  for (const id of await keptAttempts(person)) {
    const { attempt, answers } = await keptOf(person, id);
    if (answers.every(({ sent }) => sent) && !attempt?.handIn) continue;
    await loadAttempt(person, id).catch(() => undefined);
  }
}
