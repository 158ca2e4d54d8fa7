import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Visitors' requests need the processor first, so one page is rendered again at a time. */
const atOnce = 1;

/** How many pages wait to be rendered again; further ones are rendered when a visitor requests them. */
const maxWaiting = 100;

/** The page of the changed item is rendered before lists and other pages. */
const ownPagePriority = 1_000_000;

interface Renewal {
  ownPage: boolean;
  rendered: Promise<void>;
}

/** The pages that are rendered again in the background: the changed item's own first, then those with most requests. */
export class Renewals {
  readonly #queue = new PQueue({ concurrency: atOnce });
  readonly #waiting = new Map<string, Renewal>();
  readonly #running = new Set<Renewal>();
  #stopped = false;
  readonly #render: (key: string) => Promise<void>;

  /** @param render renders the page of a cache key and stores it; it must not reject */
  constructor(render: (key: string) => Promise<void>) {
    this.#render = render;
  }

  /**
   * Plans that a page is rendered again. A page that waits already is rendered once; one that is being rendered, maybe
   * from older data, is rendered again after it.
   * @returns false where too many pages wait, and after `stop`
   */
  add(key: string, { ownPage, requests }: { ownPage: boolean; requests: number }): boolean {
    if (this.#stopped) return false;
    const known = this.#waiting.get(key);
    if (known) {
      if (ownPage && !known.ownPage) {
        known.ownPage = true;
        this.#queue.setPriority(key, ownPagePriority);
      }
      return true;
    }
    if (this.#waiting.size >= maxWaiting && !ownPage) return false;
    const { promise: rendered, resolve } = Promise.withResolvers<void>();
    const renewal: Renewal = { ownPage, rendered };
    this.#waiting.set(key, renewal);
    void this.#queue.add(
      async () => {
        this.#waiting.delete(key);
        this.#running.add(renewal);
        await this.#render(key);
        this.#running.delete(renewal);
        resolve();
      },
      { id: key, priority: ownPage ? ownPagePriority : Math.min(requests, ownPagePriority - 1) },
    );
    return true;
  }

  /** Drops the pages that wait. @returns a promise of the end of the one that is being rendered */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#queue.clear();
    this.#waiting.clear();
    await this.#queue.onIdle();
  }

  /** Resolves when the pages that are planned at the moment are rendered, or after so many milliseconds. */
  async settled(within: number): Promise<void> {
    const planned = [...this.#waiting.values(), ...this.#running];
    if (planned.length === 0) return;
    const timeout = new AbortController();
    const { signal } = timeout;
    try {
      await Promise.race([
        Promise.all(planned.map(({ rendered }) => rendered)),
        wait(within, undefined, { signal, ref: false }),
      ]);
    } finally {
      timeout.abort();
    }
  }
}
