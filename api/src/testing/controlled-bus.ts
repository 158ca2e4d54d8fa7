/** An invalidation bus under the test's control. */
export function openControlledBus() {
  const listeners: ((tags: string[] | null, harmless: boolean) => undefined | Promise<void>)[] = [];
  let received = 1;
  let processed: Promise<unknown> = Promise.resolve();
  const send = (tags: string[] | null, harmless: boolean) => {
    received += 1;
    const pending = listeners.map((listener) => listener(tags, harmless));
    processed = Promise.all([processed, ...pending]);
  };
  return {
    isLive: true,
    live() {
      return this.isLive;
    },
    received: () => received,
    onWaiting: () => undefined,
    onInvalidate: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    processed: () => processed,
    whenProcessed: async () => {},
    close: async () => {},
    /** Anything may have changed. */
    invalidateAll: () => send(null, false),
    invalidate: (...tags: string[]) => send(tags, false),
    makeStale: (...tags: string[]) => send(tags, true),
  };
}
