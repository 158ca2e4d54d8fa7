import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { media as limits } from '@nibras/contract/limits.ts';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { privateFolder } from '#platform/storage/storage.ts';
import { addPart, uploadById } from './queries.ts';
import { removeUpload } from './remove-upload.ts';

/** Unfinished uploads; never served. */
export const uploadsFolder = `${privateFolder}uploads/`;

/**
 * Keeps what has been received as parts in the product's storage, and the offset in the database: any process goes on
 * with an upload that another one began, without a shared disk, and after a crash (decision record 0062).
 */
export class PartStore extends DataStore {
  readonly #platform: Pick<Platform, 'db' | 'storage' | 'log'>;

  constructor(platform: Pick<Platform, 'db' | 'storage' | 'log'>) {
    super();
    this.#platform = platform;
    this.extensions = ['creation', 'termination'];
  }

  /** The row was added by `startUpload`, which knows the sender. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await uploadById(this.#platform.db, id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { bytes: size, received: offset, metadata } = row;
    return new Upload({ id, size, offset, metadata });
  }

  override async remove(id: string): Promise<void> {
    if (!(await removeUpload(this.#platform, id))) throw ERRORS.FILE_NOT_FOUND;
  }

  /** Stores a part whenever enough has arrived, and the rest when the line is cut, so that little is sent twice. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let chunks: Buffer[] = [];
    let length = 0;
    let start = offset;
    const flush = async () => {
      if (length === 0) return;
      const content = Buffer.concat(chunks, length);
      chunks = [];
      length = 0;
      await this.#storePart(id, start, content);
      start += content.length;
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= limits.uploadPartBytes) await flush();
      }
    } finally {
      await flush();
    }
    return start;
  }

  async #storePart(upload: string, start: number, content: Buffer): Promise<void> {
    const { db, storage } = this.#platform;
    const path = `${uploadsFolder}${upload}/${String(start).padStart(14, '0')}-${randomUUID()}`;
    await storage.write(path, content);
    const part = { upload, start, bytes: content.length, path };
    const refusal = await addPart(db, part).then(
      // Another request went on with this upload: a connection that was thought to be dead.
      (isAdded) => (isAdded ? null : new AppError('upload-moved')),
      (error: unknown) => {
        // After any other failure the row may have been committed.
        if (error instanceof AppError) return error;
        throw error;
      },
    );
    if (!refusal) return;
    await storage.remove(path);
    throw refusal;
  }
}
