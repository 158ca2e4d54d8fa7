import type { BrowserName } from '@nibras/contract/content/media/rungs.ts';

/** What a worker is to make. */
export interface EncodeOrder {
  /** The video, or its address. */
  from: Blob | string;
  name: BrowserName;
  /** The size and the bits a second of the pictures; null for the sound alone. */
  pictures: { width: number; height: number; rate: number } | null;
}

/** What the page sends to a worker. */
export type ToEncoder = { type: 'start'; order: EncodeOrder } | { type: 'pause' | 'resume' };

/** Why a browser cannot make a rendition. */
export type EncoderRefusal = 'no-picture-encoder' | 'no-sound-encoder' | 'undecodable' | 'broken';

/** What a worker sends to the page. */
export type FromEncoder =
  | { type: 'progress'; progress: number }
  | { type: 'made'; file: Blob }
  | { type: 'refused'; refusal: EncoderRefusal };
