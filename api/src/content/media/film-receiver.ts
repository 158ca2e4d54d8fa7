import type { Transaction } from '#platform/database/database.ts';

/** A film that was uploaded for a lecture and can be played now. */
export interface ReadyFilm {
  lectureId: number;
  /** Who uploaded it. */
  personId: number;
  path: string;
  /** Seconds; null where it is not known. */
  duration: number | null;
}

/** Puts a film into its lecture, in the transaction that makes the film ready. */
export type ReceiveFilm = (tx: Transaction, film: ReadyFilm) => Promise<void>;
