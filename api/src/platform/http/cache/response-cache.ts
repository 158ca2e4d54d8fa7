import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import type { InvalidationBus } from './invalidation-bus.ts';
import type { Renewals } from './renewals.ts';
import { isFigure, isItem } from './tags.ts';

/** Larger than any of our pages. */
const maxEntryBytes = 4 * 1024 * 1024;

/** For how many tags the last invalidation is remembered individually. */
const rememberedTags = 10_000;

/**
 * How long a page may be served after a harmless change or its maximum age, in milliseconds: what it shows may end by
 * time alone, as a sale does.
 */
export const maxStale = 10_000;

interface Entry {
  response: CachedResponse;
  tags: readonly string[];
  renewable: boolean;
  /** When the response is no longer fresh: by its maximum age, or since the first harmless change. */
  freshUntil: number;
  /** When it may not be served any more, even while it is rendered again. */
  usableUntil: number;
  /** Requests that it answered, with the one for which it was rendered. */
  requests: number;
}

interface NewEntry {
  response: CachedResponse;
  tags: readonly string[];
  /** The value of `generation()` before any data of the response was read. */
  begun: number;
  /** The maximum age in milliseconds, even if nothing was invalidated; negative for one that is stale already. */
  maxAge?: number | undefined;
  /** Whether it may be served while it is stale, because it is being rendered again. */
  renewable?: boolean;
  /** Whether it was rendered without a visitor's request. */
  renewal?: boolean;
}

/** An invalidation of figures that waits for the end of the interval. */
interface FigureThrottle {
  changed: boolean;
  harmless: boolean;
}

/**
 * Caches responses that are the same for everybody, in memory. A response is dropped when one of its tags is
 * invalidated, and none is used while invalidations cannot be received. After a harmless change a page is stale
 * instead, and served until it is rendered again.
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
  readonly #figureThrottles = new Map<string, FigureThrottle>();
  #renewals: Renewals | null = null;

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
    bus.onInvalidate((tags, harmless) => {
      this.#invalidate(tags, harmless);
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

  /** Renders pages again from now on; without it, a stale page is dropped. */
  renewWith(renewals: Renewals): void {
    this.#renewals = renewals;
  }

  /** Returns the response to serve, with whether it is stale; a stale one is planned to be rendered again. */
  get(key: string): { response: CachedResponse; stale: boolean } | undefined {
    if (!this.bus.live()) return undefined;
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    entry.requests += 1;
    if (now < entry.freshUntil) return { response: entry.response, stale: false };
    if (now < entry.usableUntil && this.#renew(key, { ownPage: false, requests: entry.requests })) {
      return { response: entry.response, stale: true };
    }
    this.#entries.delete(key);
    return undefined;
  }

  /** Whether the response is cached and not stale; it does not count as a request. */
  isFresh(key: string): boolean {
    const entry = this.#entries.peek(key);
    return this.bus.live() && entry !== undefined && performance.now() < entry.freshUntil;
  }

  drop(key: string): void {
    this.#entries.delete(key);
  }

  /** Returns the current generation, to be read before a response's data and passed to `put`. */
  generation(): number {
    return this.#generation;
  }

  /** Stores a response unless one of its tags was invalidated while it was produced. */
  put(
    key: string,
    { response, tags, begun, maxAge, renewable = false, renewal = false }: NewEntry,
  ): void {
    if (!this.bus.live() || begun < this.#floor) return;
    if (tags.some((tag) => (this.#invalidated.get(tag) ?? 0) > begun)) return;
    const freshUntil = performance.now() + (maxAge ?? Number.POSITIVE_INFINITY);
    this.#entries.set(key, {
      response,
      tags,
      renewable,
      freshUntil,
      usableUntil: renewable ? freshUntil + maxStale : freshUntil,
      requests: renewal ? 0 : 1,
    });
    // An entry above the size limit was not stored.
    if (!this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Returns the pages that may be served at the moment, those with most requests first. */
  pages(): { key: string; response: CachedResponse; tags: readonly string[]; freshFor: number }[] {
    if (!this.bus.live()) return [];
    const now = performance.now();
    // Only this process knows of a change of figures that waits, so the page is stale for any other.
    const lacksFigures = (tags: readonly string[]) =>
      tags.some((tag) => this.#figureThrottles.get(tag)?.changed);
    return [...this.#entries.entries()]
      .filter(([, { renewable, usableUntil }]) => renewable && now < usableUntil)
      .toSorted(([, one], [, other]) => other.requests - one.requests)
      .map(([key, { response, tags, freshUntil }]) => {
        const freshFor = freshUntil - now;
        return {
          key,
          response,
          tags,
          freshFor: lacksFigures(tags) ? Math.min(freshFor, 0) : freshFor,
        };
      });
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

  #renew(key: string, wanted: { ownPage: boolean; requests: number }): boolean {
    return this.#renewals?.add(key, wanted) ?? false;
  }

  #invalidate(tags: string[] | null, harmless: boolean): void {
    if (tags === null) {
      this.#generation += 1;
      this.#floor = this.#generation;
      this.#entries.clear();
      return;
    }
    for (const tag of tags) {
      if (isFigure(tag)) this.#invalidateFigure(tag, harmless);
      else this.#invalidateTag(tag, harmless);
    }
  }

  /** Invalidates a figure at once after a quiet time; a change within the interval waits for its end. */
  #invalidateFigure(tag: string, harmless: boolean): void {
    const throttle = this.#figureThrottles.get(tag);
    if (throttle) {
      throttle.harmless &&= harmless;
      throttle.changed = true;
      return;
    }
    this.#invalidateTag(tag, harmless);
    const state = { changed: false, harmless: true };
    this.#figureThrottles.set(tag, state);
    setTimeout(() => {
      this.#figureThrottles.delete(tag);
      if (state.changed) this.#invalidateFigure(tag, state.harmless);
    }, this.#figuresInterval).unref();
  }

  #invalidateTag(tag: string, harmless: boolean): void {
    this.#generation += 1;
    this.#invalidated.set(tag, this.#generation);
    const ownPage = isItem(tag);
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
      const entry = this.#entries.peek(key);
      if (!entry) continue;
      if (harmless && entry.renewable && this.#renewals) this.#makeStale(entry);
      else this.#entries.delete(key);
      // A page without a request since it was rendered again waits for one.
      const { renewable, requests } = entry;
      if (renewable && requests > 0) this.#renew(key, { ownPage, requests });
    }
  }

  /** The time counts from the first change that the response lacks. */
  #makeStale(entry: Entry): void {
    const now = performance.now();
    if (now < entry.freshUntil) entry.usableUntil = now + maxStale;
    else entry.usableUntil = Math.min(entry.usableUntil, now + maxStale);
    entry.freshUntil = Math.min(entry.freshUntil, now);
  }
}
