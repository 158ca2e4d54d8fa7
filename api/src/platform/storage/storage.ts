import type { Readable } from 'node:stream';

export interface StoredFile {
  /** The size of the whole file in bytes, also for a range. */
  size: number;
  type: string;
  modified: Date;
  /** Differs whenever the content differs. */
  version: string;
}

/** The storage of files: a folder or a bucket. Paths are relative, with `/`, and cannot leave the storage. */
export interface Storage {
  /** Describes a file; null where there is none. */
  stat(path: string): Promise<StoredFile | null>;
  /** Streams the file, or its bytes `start` to `end`, both included. */
  read(path: string, range?: { start: number; end: number }): Readable;
  /** Writes a file completely or not at all. */
  write(path: string, content: Readable | Buffer): Promise<void>;
  /**
   * Takes over a finished file of this machine: moved where the storage is on the same disk, otherwise copied. It is
   * safe from a loss of power once `flush` has returned.
   */
  adopt(path: string, file: string): Promise<void>;
  flush(path: string): Promise<void>;
  /** The file on this machine's disk, for programs that read it; null where the storage is elsewhere. */
  localPath(path: string): string | null;
  remove(path: string): Promise<void>;
  /** Lists the paths that begin with the prefix, in no particular order; '' lists everything. */
  list(prefix: string): AsyncIterable<string>;
  /** @throws Error when the storage is unreachable or not writable */
  check(): Promise<void>;
}

/** Files in this folder are never public and are read only by signed addresses. */
export const privateFolder = 'private/';

/** Files in messages: private, and only pictures are shown inline. */
export const sentFolder = `${privateFolder}sent/`;

/** All that is kept about a person, for a day each. */
export const exportFolder = `${privateFolder}exports/`;

/** Resized pictures, of public and private ones alike; they can be removed at any time. */
export const resizedPictures = 'made/';
