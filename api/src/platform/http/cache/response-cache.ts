import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import type { InvalidationBus } from './invalidation-bus.ts';
import { isFigure } from './tags.ts';

/** Larger than any of our pages. */
const maxEntryBytes = 4 * 1024 * 1024;

/** For how many tags the last invalidation is remembered individually. */
const rememberedTags = 10_000;

interface Entry {
  response: CachedResponse;
  tags: readonly string[];
}

interface NewEntry {
  response: CachedResponse;
  tags: readonly string[];
  /** The value of `generation()` before any data of the response was read. */
  begun: number;
  /** The maximum age in milliseconds, even if nothing was invalidated. */
  maxAge?: number | undefined;
}

/**
 * Caches responses that are the same for everybody, in memory. A response is dropped when one of its tags is
 * invalidated, and none is used while invalidations cannot be received.
 */
export class ResponseCache {
  readonly bus: InvalidationBus;
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<void>>();
  /** Incremented with every invalidation. */
  #generation = 1;
  /** The generation in which a tag was last invalidated; tags that are not remembered count as `#floor`. */
  readonly #invalidated: LRUCache<string, number>;
  #floor = 0;
  readonly #figureThrottles = new Map<string, { changed: boolean }>();

  readonly #figuresInterval: number;

  /**
   * @param options.maxBytes limit for all responses with their compressed forms and headers
   * @param options.figuresInterval minimum milliseconds between two invalidations of the same figures
   */
  constructor(
    bus: InvalidationBus,
    { maxBytes, figuresInterval = 10_000 }: { maxBytes: number; figuresInterval?: number },
  ) {
    this.bus = bus;
    this.#figuresInterval = figuresInterval;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.min(maxEntryBytes, maxBytes),
      sizeCalculation: ({ response }, key) => response.bytes + 2 * key.length,
      dispose: ({ tags }, key) => this.#forget(key, tags),
    });
    this.#invalidated = new LRUCache({
      max: rememberedTags,
      dispose: (generation, _tag, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, generation);
      },
    });
    bus.onInvalidate((tags) => {
      this.#invalidate(tags);
      return undefined;
    });
  }

  /** The size of all cached responses in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): CachedResponse | undefined {
    return this.bus.live() ? this.#entries.get(key)?.response : undefined;
  }

  /** Returns the current generation, to be read before a response's data and passed to `put`. */
  generation(): number {
    return this.#generation;
  }

  /** Stores a response unless one of its tags was invalidated while it was produced. */
  put(key: string, { response, tags, begun, maxAge }: NewEntry): void {
    if (!this.bus.live() || begun < this.#floor) return;
    if (tags.some((tag) => (this.#invalidated.get(tag) ?? 0) > begun)) return;
    this.#entries.set(key, { response, tags }, maxAge === undefined ? {} : { ttl: maxAge });
    // An entry above the size limit was not stored.
    if (!this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Returns a promise while another request produces this response; it resolves when that ends, stored or not. */
  pending(key: string): Promise<void> | undefined {
    return this.#pending.get(key);
  }

  /** Marks the response as being produced, so that equal requests wait. @returns a function to call at the end */
  begin(key: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pending.set(key, promise);
    return () => {
      if (this.#pending.get(key) === promise) this.#pending.delete(key);
      resolve();
    };
  }

  #forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #invalidate(tags: string[] | null): void {
    if (tags === null) {
      this.#generation += 1;
      this.#floor = this.#generation;
      this.#entries.clear();
      return;
    }
    for (const tag of tags) {
      if (isFigure(tag)) this.#invalidateFigure(tag);
      else this.#drop(tag);
    }
  }

  /** Invalidates a figure at once after a quiet time; a change within the interval waits for its end. */
  #invalidateFigure(tag: string): void {
    const throttle = this.#figureThrottles.get(tag);
    if (throttle) {
      throttle.changed = true;
      return;
    }
    this.#drop(tag);
    const state = { changed: false };
    this.#figureThrottles.set(tag, state);
    setTimeout(() => {
      this.#figureThrottles.delete(tag);
      if (state.changed) this.#invalidateFigure(tag);
    }, this.#figuresInterval).unref();
  }

  #drop(tag: string): void {
    this.#generation += 1;
    this.#invalidated.set(tag, this.#generation);
    for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
  }
}
