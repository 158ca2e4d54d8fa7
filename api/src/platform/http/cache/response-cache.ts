import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import type { InvalidationBus } from './invalidation-bus.ts';
import { isFigure } from './tags.ts';

/** Larger than any page of ours. */
const maxEntryBytes = 4 * 1024 * 1024;

/** How many tags' last invalidations are remembered one by one. */
const rememberedTags = 10_000;

interface Entry {
  response: CachedResponse;
  tags: readonly string[];
}

interface ToStore {
  response: CachedResponse;
  tags: readonly string[];
  /** What `generation()` was before anything was read for the response. */
  begun: number;
  /** Milliseconds after which it is made anew although nothing was invalidated. */
  maxAge?: number | undefined;
}

/**
 * Responses that are the same for everybody, in memory. Each is dropped when one of its tags is invalidated by whoever
 * changes something, and none is used while invalidations cannot be received.
 */
export class ResponseCache {
  readonly bus: InvalidationBus;
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<void>>();
  /** Grows with every invalidation. */
  #generation = 1;
  /** In which generation a tag was last invalidated; tags that are not remembered count as `#floor`. */
  readonly #invalidated: LRUCache<string, number>;
  #floor = 0;
  readonly #heldFigures = new Map<string, { changed: boolean }>();

  readonly #figuresInterval: number;

  /**
   * @param options.maxBytes what all responses together may take, with their compressed forms and headers
   * @param options.figuresInterval milliseconds between two invalidations of the same figures
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
    bus.onInvalidate((tags) => this.#invalidate(tags));
  }

  /** The bytes that all cached responses take. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): CachedResponse | undefined {
    return this.bus.live() ? this.#entries.get(key)?.response : undefined;
  }

  /** What a response must be stored with: read before the response's data are. */
  generation(): number {
    return this.#generation;
  }

  /** Stores a response, unless what it shows was invalidated while it was made. */
  put(key: string, { response, tags, begun, maxAge }: ToStore): void {
    if (!this.bus.live() || begun < this.#floor) return;
    if (tags.some((tag) => (this.#invalidated.get(tag) ?? 0) > begun)) return;
    this.#entries.set(key, { response, tags }, maxAge === undefined ? {} : { ttl: maxAge });
    // What is larger than all entries may be together was not taken.
    if (!this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Whether somebody else makes this response now; resolves when that is over, stored or not. */
  pending(key: string): Promise<void> | undefined {
    return this.#pending.get(key);
  }

  /** Says that the response is being made, so that equal requests wait. @returns to be called when it is over */
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

  /** At once when it has been quiet; what changes soon after that waits for the end of the interval. */
  #invalidateFigure(tag: string): void {
    const held = this.#heldFigures.get(tag);
    if (held) {
      held.changed = true;
      return;
    }
    this.#drop(tag);
    const state = { changed: false };
    this.#heldFigures.set(tag, state);
    setTimeout(() => {
      this.#heldFigures.delete(tag);
      if (state.changed) this.#invalidateFigure(tag);
    }, this.#figuresInterval).unref();
  }

  #drop(tag: string): void {
    this.#generation += 1;
    this.#invalidated.set(tag, this.#generation);
    for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
  }
}
