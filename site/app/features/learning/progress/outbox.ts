import type { KeyValueStore } from '#platform/browser/storage.ts';

/** More than anyone leaves half watched on the way. */
const mostPositions = 50;

interface LectureIds {
  course: number;
  lecture: number;
}

export interface StoppedAt extends LectureIds {
  /** Seconds from the lecture's start. */
  position: number;
  /** When the person was there, in milliseconds since 1970. */
  at: number;
}

/** What came of sending: `waiting` stays in the box, `refused` will never be taken. */
export type Fate =
  | { fate: 'sent'; message: string | null }
  | { fate: 'waiting'; error: unknown }
  | { fate: 'refused'; error: unknown };

interface Unsent {
  positions: StoppedAt[];
  watched: LectureIds[];
}

export interface Sending {
  /** Answers the server's words. */
  watched(ids: LectureIds): Promise<string | null>;
  /** Answers whether the server keeps positions at all; where it does not, this browser does. */
  position(stopped: StoppedAt): Promise<boolean>;
  /** Whether a failure says that asking again cannot help. */
  isRefusal(error: unknown): boolean;
  /** Lets one of the person's tabs at a time do something. */
  alone<T>(task: () => Promise<T>): Promise<T>;
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
 * What a person did in lectures and the server has not confirmed yet: where they stopped, and what they watched to
 * its end. It stands in the browser before it is sent, so that neither a cut line nor a closed tab loses it, and it
 * leaves the box only when the server has answered.
 */
export function openOutbox(store: KeyValueStore, key: string, sending: Sending) {
  const read = () => readUnsent(store.getItem(key));

  function change(next: Unsent) {
    if (next.positions.length + next.watched.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(next));
  }

  function keepPosition(stopped: StoppedAt) {
    const { positions, watched } = read();
    const others = positions.filter((one) => !same(one, stopped));
    change({ positions: [...others, stopped].slice(-mostPositions), watched });
  }

  function dropPosition(stopped: StoppedAt) {
    const { positions, watched } = read();
    // A newer one may have come while this one was on its way.
    change({
      positions: positions.filter((one) => !same(one, stopped) || one.at > stopped.at),
      watched,
    });
  }

  function keepWatched(ids: LectureIds) {
    const { positions, watched } = read();
    change({
      // A lecture watched to its end starts from its beginning next time.
      positions: positions.filter((one) => !same(one, ids)),
      watched: [...watched.filter((one) => !same(one, ids)), ids],
    });
  }

  function dropWatched(ids: LectureIds) {
    const { positions, watched } = read();
    change({ positions, watched: watched.filter((one) => !same(one, ids)) });
  }

  async function send(attempt: () => Promise<string | null>, drop: () => void): Promise<Fate> {
    try {
      const message = await attempt();
      drop();
      return { fate: 'sent', message };
    } catch (error) {
      if (!sending.isRefusal(error)) return { fate: 'waiting', error };
      drop();
      return { fate: 'refused', error };
    }
  }

  /** Sends everything; `about` is the lecture whose mark the caller wants to hear of. */
  function flush(about?: LectureIds): Promise<Fate | null> {
    return sending.alone(async () => {
      let asked: Fate | null = null;
      const { positions, watched } = read();
      for (const ids of watched) {
        const result = await send(
          () => sending.watched(ids),
          () => dropWatched(ids),
        );
        if (about && same(ids, about)) asked = result;
        if (result.fate === 'waiting') return asked ?? result;
      }
      for (const stopped of positions) {
        let storedHere = false;
        const attempt = async () => {
          storedHere = !(await sending.position(stopped));
          return null;
        };
        const result = await send(attempt, () => !storedHere && dropPosition(stopped));
        if (result.fate === 'waiting') break;
      }
      return asked;
    });
  }

  return {
    keepPosition,
    keepWatched,
    flush,
    /** Where the person stopped, when the server does not know it yet. */
    positionOf: (ids: LectureIds): number | null =>
      read().positions.find((one) => same(one, ids))?.position ?? null,
    /** Whether the server still has to be told that a lecture was watched. */
    isWatched: (ids: LectureIds): boolean => read().watched.some((one) => same(one, ids)),
    /** How many such lectures there are. */
    countWatched: (): number => read().watched.length,
    isEmpty: (): boolean => store.getItem(key) === null,
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
