import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes of the whole file, also when a range was asked for. */
  size: number;
  type: string;
  modified: Date;
  /** Another one whenever the content is another one. */
  version: string;
}

/** Where files are kept: a folder, or a bucket. Paths are relative, with `/`, and never leave the store. */
export interface Storage {
  /** Null when there is no such file. */
  stat(path: string): Promise<StoredFile | null>;
  /** Streams the file or the bytes `start` to `end`, both included. */
  read(path: string, range?: { start: number; end: number }): Readable;
  /** Writes whole or not at all. */
  write(path: string, content: Readable | Buffer): Promise<void>;
  remove(path: string): Promise<void>;
  /** The paths of all files that begin with the prefix, in no particular order; '' stands for everything. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws when the store cannot be reached or written. */
  check(): Promise<void>;
}

/** What lies below this is never public: it is read by signed addresses only. */
export const privateFolder = 'private/';

/** What people send each other: private, and nothing but pictures is opened in the browser. */
export const sentFolder = `${privateFolder}sent/`;

/** Pictures that were made smaller, of public and private ones alike; they can be removed at any time. */
export const madePictures = 'made/';
