import type { Redis } from 'ioredis';

/** Whether the live events of this process reach the others, and what to do when that changes. */
export interface EventLoss {
  /** True from the first event that did not get out until one does again. */
  isLosing(): boolean;
  onChange(changed: (losing: boolean) => void): void;
}

/**
 * The Socket.IO adapter swallows what it cannot write to the stream. Here each failure is noticed: a lost connection, a
 * Redis that is full, an answer that does not come. Events are known to get out once something was written again.
 */
export function watchEventLoss(client: Redis): EventLoss {
  const handlers: ((losing: boolean) => void)[] = [];
  let losing = false;
  function change(now: boolean) {
    if (losing === now) return;
    losing = now;
    for (const changed of handlers) changed(now);
  }

  const write = client.xadd.bind(client) as (...given: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    xadd: (...given: unknown[]) =>
      write(...given).then(
        (id) => {
          change(false);
          return id;
        },
        (error: unknown) => {
          change(true);
          throw error;
        },
      ),
  });
  client.on('close', () => change(true));
  return {
    isLosing: () => losing,
    onChange: (changed) => void handlers.push(changed),
  };
}
