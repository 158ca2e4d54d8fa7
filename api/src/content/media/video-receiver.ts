import type { Transaction } from '#platform/database/database.ts';

/** A video that was uploaded for a lecture and can be played now. */
export interface ReadyVideo {
  lectureId: number;
  /** Who uploaded it. */
  personId: number;
  path: string;
  /** Seconds; null where it is not known. */
  duration: number | null;
}

/** Puts a video into its lecture, in the transaction that makes the video ready. */
export type ReceiveVideo = (tx: Transaction, video: ReadyVideo) => Promise<void>;
