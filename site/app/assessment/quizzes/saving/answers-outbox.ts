import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { createStore } from 'zustand';
import { createBackoff, createSendTimer, type SendTimer } from '#platform/outbox/send-timer.ts';
import type { StoredAnswer } from './stored-attempts.ts';

/** A save's number is in tenths of seconds since the attempt began: the order of typing over all devices. */
const numberEvery = 100;
const firstRetry = 2_000;
const lastRetry = 30_000;
/** Answers that are sent at the same time after a cut line. */
const atOnce = 4;

export interface OwnAnswer {
  answer: GivenAnswer | null;
  /** Whether the server has it. */
  saved: boolean;
  /** Whether it came from another tab or device while this page was open. */
  fromElsewhere: boolean;
  /** Whether the server does not take this answer; another one is sent again. */
  refused: boolean;
}

/** What a failed save means: it may pass, nothing is accepted any more, or this one answer is not. */
export type SaveFailure = 'passing' | 'over' | 'refused';

export interface OutboxState {
  answers: Record<number, OwnAnswer>;
  /** Why answers wait; null while nothing is wrong. */
  trouble: 'offline' | 'over' | null;
  /** Whether this browser has stored what waits: then a closed tab costs nothing. */
  stored: boolean;
}

/** An answer with its number. */
export interface Given {
  position: number;
  answer: GivenAnswer;
  save: number;
}

interface Entry {
  answer: GivenAnswer | null;
  /** The number of the newest answer. */
  save: number;
  /** The newest number that the server has. */
  confirmed: number;
  fromElsewhere: boolean;
  /** Whether the server has refused the newest answer. */
  refused: boolean;
  inFlight: Promise<void> | null;
  timer: SendTimer;
}

export interface OutboxOptions {
  /** When the attempt began, in milliseconds since 1970 by the server's clock. */
  startedAt: number;
  questions: readonly AskedQuestion[];
  /** What an earlier page has stored: answers that it could not send, and newer ones than in a copy. */
  stored: readonly Pick<StoredAnswer, 'position' | 'answer' | 'save' | 'sent'>[];
  /** The server's time. */
  now(): number;
  /** Sends an answer; resolves to the number that the server has now. */
  send(answer: Given, leaving: boolean): Promise<number>;
  failureOf(error: unknown): SaveFailure;
  keep(answer: Given): Promise<boolean>;
  /** The server has an answer that was stored, or a newer one. */
  settled(answer: Given): void;
  /** The server has a newer answer from another device. */
  onSuperseded(): void;
  /** Nothing is accepted: asks whether the attempt is over. Where it goes on, the outbox does too. */
  onOver(): Promise<void>;
  /** Tells other tabs. */
  onGiven?(answer: Given): void;
}

/**
 * The answers of an open attempt on their way to the server: stored in the browser first, then sent, one save of a question
 * at a time, and again until the server has the newest one (docs/behaviour/quizzes.md#page).
 */
export function openAnswersOutbox(options: OutboxOptions) {
  const entries = new Map<number, Entry>();
  const state = createStore<OutboxState>(() => ({ answers: {}, trouble: null, stored: true }));
  const backoff = createBackoff(firstRetry, lastRetry);
  const retry = timerOf(() => void flush());
  let closed = false;

  function timerOf(send: () => void): SendTimer {
    const { saveAfter: pause, saveWithin: within } = limits;
    return createSendTimer({ pause, within, now: options.now, send });
  }

  const isUnsent = (entry: Entry) => entry.save > entry.confirmed;
  /** A refused answer waits for its learner, and not for the line. */
  const isWaiting = (entry: Entry) => isUnsent(entry) && !entry.refused;

  function show(position: number) {
    const entry = entries.get(position);
    if (!entry || closed) return;
    const { answer, fromElsewhere, refused } = entry;
    const shown = { answer, saved: !isUnsent(entry), fromElsewhere, refused };
    state.setState(({ answers }) => ({ answers: { ...answers, [position]: shown } }));
  }

  function entryOf(position: number): Entry {
    const known = entries.get(position);
    if (known) return known;
    const entry: Entry = {
      answer: null,
      save: 0,
      confirmed: 0,
      fromElsewhere: false,
      refused: false,
      inFlight: null,
      timer: timerOf(() => void sendAll(position)),
    };
    entries.set(position, entry);
    return entry;
  }

  const nextSave = ({ save, confirmed }: Entry) =>
    Math.max(
      save + 1,
      confirmed + 1,
      Math.floor((options.now() - options.startedAt) / numberEvery),
    );

  const settle = (position: number, { answer, save }: Entry) =>
    options.settled({ position, answer: answer ?? {}, save });

  function confirm(position: number, entry: Entry, sent: number, accepted: number) {
    entry.confirmed = Math.max(entry.confirmed, accepted);
    if (!isUnsent(entry)) {
      entry.timer.sent();
      settle(position, entry);
    }
    if (accepted > sent && !isUnsent(entry)) options.onSuperseded();
  }

  const reached = () => {
    backoff.reset();
    if (state.getState().trouble === 'offline') state.setState({ trouble: null });
  };

  async function askWhetherOver(): Promise<void> {
    if (state.getState().trouble === 'over') return;
    state.setState({ trouble: 'over' });
    await options.onOver();
    state.setState({ trouble: null });
    for (const [position, entry] of entries) if (isWaiting(entry)) plan(position, 0);
  }

  function failed(error: unknown, entry: Entry, sent: number) {
    const failure = options.failureOf(error);
    if (failure !== 'passing') {
      entry.refused = entry.save === sent;
      entry.timer.sent();
      if (failure === 'over') void askWhetherOver();
      else reached();
      return;
    }
    state.setState({ trouble: 'offline' });
    const wait = backoff.next();
    if (!retry.isPlanned()) retry.sendAfter(wait);
  }

  async function sendNow(position: number, leaving: boolean): Promise<void> {
    const entry = entryOf(position);
    const { answer, save } = entry;
    try {
      const accepted = await options.send({ position, answer: answer ?? {}, save }, leaving);
      confirm(position, entry, save, accepted);
      reached();
    } catch (error) {
      failed(error, entry, save);
      throw error;
    } finally {
      show(position);
    }
  }

  /** One save of a question at a time; what was typed meanwhile follows it. */
  async function sendAll(position: number, leaving = false): Promise<boolean> {
    const entry = entryOf(position);
    entry.timer.stop();
    if (entry.inFlight) await entry.inFlight.catch(() => undefined);
    // Another caller may have begun while this one waited.
    if (entry.inFlight) return sendAll(position, leaving);
    if (!isWaiting(entry)) return true;
    if (state.getState().trouble === 'over') return false;
    entry.inFlight = sendNow(position, leaving);
    try {
      await entry.inFlight;
    } catch {
      if (state.getState().trouble !== null) return false;
    } finally {
      entry.inFlight = null;
    }
    if (isWaiting(entry) && !entry.timer.isPlanned()) plan(position, limits.saveAfter);
    return !isWaiting(entry);
  }

  function plan(position: number, after: number) {
    const entry = entryOf(position);
    if (closed) return;
    entry.timer.plan(after);
  }

  /** Sends everything that waits. @returns whether the server has all of it */
  async function flush(leaving = false): Promise<boolean> {
    retry.stop();
    const waiting = [...entries]
      .filter(([, entry]) => isWaiting(entry))
      .map(([position]) => position);
    const queue = [...waiting];
    const worker = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        // When one cannot be sent, those after it wait for the same reason.
        if (!(await sendAll(next, leaving)) && !leaving) queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: leaving ? waiting.length : atOnce }, worker));
    return [...entries.values()].every((entry) => !isUnsent(entry));
  }

  /** Takes over what the server has, unless this page has a newer answer. */
  function merge(questions: readonly Pick<AskedQuestion, 'position' | 'answer' | 'save'>[]) {
    for (const { position, answer, save } of questions) {
      const entry = entryOf(position);
      const wasKnown = entry.save > 0 || entry.answer !== null;
      if (save >= entry.save) {
        const changed = JSON.stringify(entry.answer) !== JSON.stringify(answer);
        entry.fromElsewhere = wasKnown && changed && save > entry.save;
        const waited = isUnsent(entry);
        Object.assign(entry, { answer, save, refused: false });
        entry.timer.sent();
        if (waited) settle(position, entry);
      }
      entry.confirmed = Math.max(entry.confirmed, save);
      show(position);
    }
  }

  merge(options.questions);
  for (const { position, answer, save, sent } of options.stored) {
    const entry = entryOf(position);
    if (save <= entry.save) continue;
    Object.assign(entry, { answer, save });
    if (sent) entry.confirmed = save;
    show(position);
  }

  return {
    state,
    /** Gives an answer. @param typed it is sent when the learner pauses, and not at once */
    async give(position: number, answer: GivenAnswer, typed: boolean): Promise<void> {
      const entry = entryOf(position);
      const save = nextSave(entry);
      Object.assign(entry, { answer, save, fromElsewhere: false, refused: false });
      entry.timer.changed();
      show(position);
      options.onGiven?.({ position, answer, save });
      plan(position, typed ? limits.saveAfter : 0);
      const stored = await options.keep({ position, answer, save });
      if (stored !== state.getState().stored) state.setState({ stored });
      // It may have been sent before the browser had stored it.
      if (!isUnsent(entry)) settle(position, entry);
    },
    /** An answer that another tab of this browser gives, and sends. */
    takeOver: (given: Given) => merge([given]),
    flush,
    merge,
    /** Begins again after `close`. */
    open() {
      closed = false;
      for (const [position, entry] of entries) if (isWaiting(entry)) plan(position, 0);
    },
    /** Whether nothing waits for the line. */
    isAllSent: (): boolean => [...entries.values()].every((entry) => !isWaiting(entry)),
    /** Stops all timers; what waits stays in the browser */
    close() {
      closed = true;
      retry.stop();
      for (const { timer } of entries.values()) timer.stop();
    },
  };
}
