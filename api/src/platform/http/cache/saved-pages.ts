import { createHash, createHmac } from 'node:crypto';
import { constants, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { Queryable } from '../../database/database.ts';
import { sameBytes } from '../../secrets/secrets.ts';
import { CachedResponse } from './cached-response.ts';
import { readPosition, tagsInvalidatedSince } from './invalidation-log.ts';
import { maxStale, type ResponseCache } from './response-cache.ts';
import { allTags } from './tags.ts';

/** What a stop writes and a start reads at most: files, and their bytes together. */
const limits = { files: 500, bytes: 64 * 1024 * 1024 };

const signatureBytes = 32;

/** Other files in the folder are left alone. */
const fileName = /^[0-9a-f]{64}\.page$/;

interface SavedPage {
  key: string;
  parts: NonNullable<ReturnType<CachedResponse['parts']>>;
  tags: readonly string[];
  /** When it was written and when it is no longer fresh, by the clock, since no other time outlives the process. */
  savedAt: number;
  freshUntil: number;
  /** It reflects what the transactions invalidated that had ended. */
  snapshot: string;
}

interface SavedPagesOptions {
  cache: ResponseCache;
  db: Queryable;
  folder: string;
  /** Returns the key for pages that this build makes with this configuration, from this state of the database. */
  sign(log: string): Buffer;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** The pages of the response cache in files, between the stop of a process and the next start of the same build. */
export interface SavedPages {
  /** Writes the pages that may be served at the moment. It does not reject. */
  save(): Promise<void>;
  /** Takes those over that are still valid, and deletes all. It does not reject. */
  load(): Promise<void>;
}

const signatureOf = (key: Buffer, content: Buffer) =>
  createHmac('sha256', key).update(content).digest();

/** Reads a regular file with so many bytes at most; null for anything else. */
async function readBounded(path: string, maxBytes: number): Promise<Buffer | null> {
  const file = await open(
    path,
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  ).catch(() => null);
  if (!file) return null;
  try {
    const stats = await file.stat();
    return stats.isFile() && stats.size <= maxBytes ? await file.readFile() : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

/** Returns the page of a file that was written whole and with the same key; null for any other. */
function parsePage(file: Buffer, key: Buffer): SavedPage | null {
  const content = file.subarray(signatureBytes);
  if (!sameBytes(file.subarray(0, signatureBytes), signatureOf(key, content))) return null;
  return deserialize(content);
}

/** How many milliseconds the page is still fresh, negative for a stale one; null where its time is over, or the clock was changed. */
function freshFor({
  savedAt,
  freshUntil,
}: Pick<SavedPage, 'savedAt' | 'freshUntil'>): number | null {
  const now = Date.now();
  return savedAt <= now && now < freshUntil + maxStale ? freshUntil - now : null;
}

export function openSavedPages({ cache, db, folder, sign, log }: SavedPagesOptions): SavedPages {
  async function write(): Promise<void> {
    const position = await readPosition(db);
    // What those transactions invalidated has been received afterwards.
    await cache.bus.whenProcessed(cache.bus.received());
    const key = sign(position.log);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    let bytes = 0;
    for (const page of cache.pages().slice(0, limits.files)) {
      const parts = page.response.parts();
      if (!parts) continue;
      const savedAt = Date.now();
      const saved: SavedPage = {
        key: page.key,
        parts,
        tags: page.tags,
        savedAt,
        freshUntil: savedAt + page.freshFor,
        snapshot: position.snapshot,
      };
      const content = serialize(saved);
      bytes += signatureBytes + content.length;
      if (bytes > limits.bytes) break;
      const name = `${createHash('sha256').update(page.key).digest('hex')}.page`;
      const flag =
        constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;
      // A half-written file is found by its signature.
      await writeFile(join(folder, name), Buffer.concat([signatureOf(key, content), content]), {
        flag,
        mode: 0o600,
      });
    }
  }

  /** Deletes every file that it reads, so that what is later deleted from a page is in none. */
  async function readAll(key: Buffer): Promise<SavedPage[]> {
    const names = (await readdir(folder)).filter((name) => fileName.test(name));
    const pages: SavedPage[] = [];
    let room = limits.bytes;
    for (const [at, name] of names.entries()) {
      const path = join(folder, name);
      const file = at < limits.files ? await readBounded(path, room) : null;
      room -= file?.length ?? 0;
      await rm(path, { force: true }).catch(() => {});
      const page = file && parsePage(file, key);
      if (page && freshFor(page) !== null) pages.push(page);
    }
    return pages;
  }

  async function read(): Promise<void> {
    const { bus } = cache;
    // Until its first heartbeat the bus is not live, and the cache stores nothing.
    await bus.whenProcessed(bus.received());
    const begun = cache.generation();
    const { log: database } = await readPosition(db);
    const pages = await readAll(sign(database));
    for (const [snapshot, group] of Map.groupBy(pages, (page) => page.snapshot)) {
      const invalidated = await tagsInvalidatedSince(db, snapshot);
      if (!invalidated || invalidated.has(allTags)) continue;
      for (const { key, parts, tags, ...times } of group) {
        const maxAge = freshFor(times);
        if (maxAge === null || tags.some((tag) => invalidated.has(tag))) continue;
        cache.put(key, {
          response: new CachedResponse(parts),
          tags,
          begun,
          maxAge,
          renewable: true,
        });
      }
    }
    log.info({ pages: cache.size }, 'took over the cached pages of the process before');
  }

  return {
    save: () =>
      write().catch((err: unknown) => log.warn({ err }, 'the cached pages were not saved')),
    async load() {
      await read().catch((err: NodeJS.ErrnoException) => {
        if (err.code !== 'ENOENT') log.warn({ err }, 'saved pages were not read');
      });
    },
  };
}
