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

/** The result of sending a mark: `pending` stays in the outbox, `refused` is dropped. */
export type SendResult =
  | { status: 'sent'; message: string | null }
  | { status: 'pending'; error: unknown }
  | { status: 'refused'; error: unknown };

/** The result of a mark that was sent, or refused, after the caller that added it had its own. */
export type LateResult = Exclude<SendResult, { status: 'pending' }>;

interface Unsent {
  positions: StoppedPosition[];
  watched: LectureIds[];
}

export interface OutboxTransport {
  /** Sends a mark; resolves to the server's message. */
  watched(ids: LectureIds): Promise<string | null>;
  /** Sends a position; false when the server has no such call, and the position stays in the browser. */
  position(stopped: StoppedPosition): Promise<boolean>;
  /** Whether an error is final, so that retrying is useless. */
  isRefusal(error: unknown): boolean;
  /** Runs a task under a lock shared by the user's tabs. */
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

const same = (one: LectureIds, other: LectureIds) =>
  one.course === other.course && one.lecture === other.lecture;

function readUnsent(text: string | null): Unsent {
  try {
    const { positions, watched } = JSON.parse(text ?? '') as Partial<Unsent>;
    return {
      positions: Array.isArray(positions) ? positions : [],
      watched: Array.isArray(watched) ? watched : [],
    };
  } catch {
    return { positions: [], watched: [] };
  }
}

/**
 * The user's unsent progress: the positions where they stopped, and the lectures that they have watched. It is stored
 * in the browser before it is sent, so that neither a lost connection nor a closed tab loses it, and removed only when
 * the server has responded.
 */
export function openOutbox(store: KeyValueStore, key: string, transport: OutboxTransport) {
  const read = () => readUnsent(store.getItem(key));

  /** Results by lecture: a mark may be sent by the flush of another caller than the one that added it. */
  const results = new Map<string, SendResult>();
  const lectureKey = ({ course, lecture }: LectureIds) => `${course}/${lecture}`;
  /** Lectures whose result a caller of `sendWatched` waits for. */
  const awaited = new Set<string>();
  const lateListeners = new Set<(results: LateResult[]) => void>();

  function change(next: Unsent) {
    if (next.positions.length + next.watched.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(next));
  }

  function addPosition(stopped: StoppedPosition) {
    const { positions, watched } = read();
    const others = positions.filter((one) => !same(one, stopped));
    change({ positions: [...others, stopped].slice(-maxPositions), watched });
  }

  function removePosition(stopped: StoppedPosition) {
    const { positions, watched } = read();
    // A newer position may have been added while this one was being sent.
    change({
      positions: positions.filter((one) => !same(one, stopped) || one.at > stopped.at),
      watched,
    });
  }

  function addWatched(ids: LectureIds) {
    results.delete(lectureKey(ids));
    const { positions, watched } = read();
    change({
      // A watched lecture starts from the beginning next time.
      positions: positions.filter((one) => !same(one, ids)),
      watched: [...watched.filter((one) => !same(one, ids)), ids],
    });
  }

  function removeWatched(ids: LectureIds) {
    const { positions, watched } = read();
    change({ positions, watched: watched.filter((one) => !same(one, ids)) });
  }

  async function send(
    attempt: () => Promise<string | null>,
    remove: () => void,
  ): Promise<SendResult> {
    try {
      const message = await attempt();
      remove();
      return { status: 'sent', message };
    } catch (error) {
      if (!transport.isRefusal(error)) return { status: 'pending', error };
      remove();
      return { status: 'refused', error };
    }
  }

  async function sendMarks(marks: LectureIds[], late: LateResult[]): Promise<boolean> {
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

  /** Sends everything, one flush at a time. */
  function flush(): Promise<void> {
    return transport.withLock(async () => {
      const { positions, watched } = read();
      const late: LateResult[] = [];
      const areSent = await sendMarks(watched, late);
      if (late.length > 0) for (const listener of lateListeners) listener(late);
      if (!areSent) return;
      for (const stopped of positions) {
        let onlyLocal = false;
        const attempt = async () => {
          onlyLocal = !(await transport.position(stopped));
          return null;
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
  async function sendWatched(ids: LectureIds): Promise<SendResult | null> {
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

export type Outbox = ReturnType<typeof openOutbox>;
