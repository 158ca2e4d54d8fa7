import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { KeyValueStore } from '#platform/browser/storage.ts';

/** The most positions stored; older ones are dropped. */
const maxPositions = 50;

export interface LectureIds {
  course: number;
  lecture: number;
}

export interface StoppedPosition extends LectureIds {
  /** Seconds from the lecture's start. */
  position: number;
  /** When the user was there, in milliseconds since the epoch. */
  at: number;
}

/** A lecture that was watched. */
export interface WatchedLecture extends LectureIds {
  /** Whether its video asks questions, which this client has asked. */
  asks?: boolean;
}

/** An answer to a question of a video. */
export interface UnsentAnswer {
  /** Its name, by which the server stores it once. */
  key: string;
  lecture: number;
  question: number;
  /** The version of the question that was asked. */
  version: number;
  answer: GivenAnswer;
}

/** What became of an answer that was sent: `Stored` is the server's response. */
export type AnswerResult<Stored> =
  | { status: 'sent'; answer: UnsentAnswer; stored: Stored }
  | { status: 'refused'; answer: UnsentAnswer; error: unknown };

/**
 * The result of sending a mark: `pending` stays in the outbox, `refused` is dropped. A mark that is `held` completes the
 * lecture with the answers to its questions.
 */
export type SendResult =
  | { status: 'sent'; message: string | null; held?: boolean }
  | { status: 'pending'; error: unknown }
  | { status: 'refused'; error: unknown };

/** The result of a mark that was sent, or refused, after the caller that added it had its own. */
export type LateResult = Exclude<SendResult, { status: 'pending' }>;

interface Unsent {
  positions: StoppedPosition[];
  watched: WatchedLecture[];
  answers: UnsentAnswer[];
}

export interface OutboxTransport<Stored> {
  /** Sends a mark; resolves to the server's message, and whether the lecture waits for answers. */
  watched(ids: WatchedLecture): Promise<{ message: string | null; held?: boolean }>;
  /** Sends an answer. */
  answer(unsent: UnsentAnswer): Promise<Stored>;
  /** Sends a position; false when the server has no such call, and the position stays in the browser. */
  position(stopped: StoppedPosition): Promise<boolean>;
  /** Whether an error is final for a mark or a position, so that retrying is useless. */
  isRefusal(error: unknown): boolean;
  /** Whether an answer that failed with an error is sent again. */
  mayPass(error: unknown): boolean;
  /** Runs a task under a lock shared by the user's tabs. */
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

const same = (one: LectureIds, other: LectureIds) =>
  one.course === other.course && one.lecture === other.lecture;

function readUnsent(text: string | null): Unsent {
  try {
    const { positions, watched, answers } = JSON.parse(text ?? '') as Partial<Unsent>;
    return {
      positions: Array.isArray(positions) ? positions : [],
      watched: Array.isArray(watched) ? watched : [],
      answers: Array.isArray(answers) ? answers : [],
    };
  } catch {
    return { positions: [], watched: [], answers: [] };
  }
}

/**
 * The user's unsent progress: the positions where they stopped, the lectures that they have watched, and their answers to
 * questions of videos. It is stored
 * in the browser before it is sent, so that neither a lost connection nor a closed tab loses it, and removed only when
 * the server has responded.
 */
export function openOutbox<Stored>(
  store: KeyValueStore,
  key: string,
  transport: OutboxTransport<Stored>,
) {
  const read = () => readUnsent(store.getItem(key));

  /** Results by lecture: a mark may be sent by the flush of another caller than the one that added it. */
  const results = new Map<string, SendResult>();
  const lectureKey = ({ course, lecture }: LectureIds) => `${course}/${lecture}`;
  /** Lectures whose result a caller of `sendWatched` waits for. */
  const awaited = new Set<string>();
  const lateListeners = new Set<(results: LateResult[]) => void>();
  const answerListeners = new Set<(result: AnswerResult<Stored>) => void>();

  function change(changed: Partial<Unsent>) {
    const next = { ...read(), ...changed };
    const { positions, watched, answers } = next;
    if (positions.length + watched.length + answers.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(next));
  }

  function addPosition(stopped: StoppedPosition) {
    const others = read().positions.filter((one) => !same(one, stopped));
    change({ positions: [...others, stopped].slice(-maxPositions) });
  }

  function removePosition(stopped: StoppedPosition) {
    // A newer position may have been added while this one was being sent.
    change({
      positions: read().positions.filter((one) => !same(one, stopped) || one.at > stopped.at),
    });
  }

  function addWatched(ids: WatchedLecture) {
    results.delete(lectureKey(ids));
    const { positions, watched } = read();
    change({
      // A watched lecture starts from the beginning next time.
      positions: positions.filter((one) => !same(one, ids)),
      watched: [...watched.filter((one) => !same(one, ids)), ids],
    });
  }

  function removeWatched(ids: LectureIds) {
    change({ watched: read().watched.filter((one) => !same(one, ids)) });
  }

  const removeAnswer = ({ key: sent }: UnsentAnswer) =>
    change({ answers: read().answers.filter((one) => one.key !== sent) });

  async function send(
    attempt: () => Promise<{ message: string | null; held?: boolean }>,
    remove: () => void,
  ): Promise<SendResult> {
    try {
      const answered = await attempt();
      remove();
      return { status: 'sent', ...answered };
    } catch (error) {
      if (!transport.isRefusal(error)) return { status: 'pending', error };
      remove();
      return { status: 'refused', error };
    }
  }

  async function sendMarks(marks: WatchedLecture[], late: LateResult[]): Promise<boolean> {
    for (const [index, ids] of marks.entries()) {
      const result = await send(
        () => transport.watched(ids),
        () => removeWatched(ids),
      );
      // When one cannot be sent, those after it stay pending for the same reason.
      const affected = result.status === 'pending' ? marks.slice(index) : [ids];
      for (const mark of affected) results.set(lectureKey(mark), result);
      if (result.status === 'pending') return false;
      if (!awaited.has(lectureKey(ids))) late.push(result);
    }
    return true;
  }

  /** Sends answers in their order. @returns why the first of those that could not be sent was not; null for none */
  async function sendAnswers(answers: UnsentAnswer[]): Promise<{ error: unknown } | null> {
    for (const answer of answers) {
      let result: AnswerResult<Stored>;
      try {
        result = { status: 'sent', answer, stored: await transport.answer(answer) };
      } catch (error) {
        if (transport.mayPass(error)) return { error };
        result = { status: 'refused', answer, error };
      }
      removeAnswer(answer);
      for (const listener of answerListeners) listener(result);
    }
    return null;
  }

  /** Sends everything, one flush at a time: answers first, since a mark may wait for them. */
  function flush(): Promise<void> {
    return transport.withLock(async () => {
      const { positions, watched, answers } = read();
      const cut = await sendAnswers(answers);
      if (cut) {
        for (const mark of watched) results.set(lectureKey(mark), { status: 'pending', ...cut });
        return;
      }
      const late: LateResult[] = [];
      const areSent = await sendMarks(watched, late);
      if (late.length > 0) for (const listener of lateListeners) listener(late);
      if (!areSent) return;
      for (const stopped of positions) {
        let onlyLocal = false;
        const attempt = async () => {
          onlyLocal = !(await transport.position(stopped));
          return { message: null };
        };
        const result = await send(attempt, () => !onlyLocal && removePosition(stopped));
        if (result.status === 'pending') break;
      }
    });
  }

  /**
   * Adds a mark and sends everything.
   * @returns the result of the mark; null when another tab has sent it
   */
  async function sendWatched(ids: WatchedLecture): Promise<SendResult | null> {
    addWatched(ids);
    awaited.add(lectureKey(ids));
    try {
      await flush();
    } finally {
      awaited.delete(lectureKey(ids));
    }
    return results.get(lectureKey(ids)) ?? null;
  }

  return {
    addPosition,
    sendWatched,
    /** Adds an answer, and sends everything; listeners hear what became of it. */
    async giveAnswer(answer: UnsentAnswer): Promise<void> {
      change({ answers: [...read().answers, answer] });
      await flush();
    },
    /** The answers to a lecture's questions that the server does not have yet, the oldest first. */
    answersOf: (lecture: number): UnsentAnswer[] =>
      read().answers.filter((one) => one.lecture === lecture),
    /** Calls the listener with what becomes of each answer, whichever flush sends it; returns its end. */
    onAnswer(listener: (result: AnswerResult<Stored>) => void): () => void {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    flush,
    /** Calls the listener with the results of marks that a later flush sends, whichever it is; returns its end. */
    onLateResults(listener: (results: LateResult[]) => void): () => void {
      lateListeners.add(listener);
      return () => lateListeners.delete(listener);
    },
    /** The unsent position of a lecture in seconds, or null. */
    positionOf: (ids: LectureIds): number | null =>
      read().positions.find((one) => same(one, ids))?.position ?? null,
    isEmpty: (): boolean => store.getItem(key) === null,
  };
}

export type Outbox<Stored> = ReturnType<typeof openOutbox<Stored>>;
