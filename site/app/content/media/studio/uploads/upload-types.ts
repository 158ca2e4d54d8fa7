import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';

/**
 * `waiting` for its turn; `offline`: the line is cut, and it goes on by itself; `processing` on the server.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'processing'
  | 'ready'
  | 'failed';

/** One file that is being uploaded, as the tray shows it. */
export interface UploadItem {
  key: number;
  name: string;
  bytes: number;
  sent: number;
  state: UploadState;
  /** Why it failed, in Arabic. */
  failure: string | null;
  /** The file of the library, once everything has been sent. */
  media: Media | null;
}

/** A file that was handed over for an upload. */
export interface Upload {
  key: number;
  file: File;
  /** Settles when everything was sent: the file has its path then, and may still be processed. */
  sent: Promise<Media>;
  /** Settles when the file can be used; rejects with an Error in Arabic. */
  ready: Promise<Media>;
}

/** Rejected with when the person cancels an upload. */
export class UploadCanceled extends Error {
  override name = 'UploadCanceled';
}
