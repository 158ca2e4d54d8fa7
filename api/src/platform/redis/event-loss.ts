import type { Redis } from 'ioredis';

/** Tracks whether the live events of this process reach the other processes. */
export interface EventLoss {
  /** True from the first event that could not be written until one can be again. */
  isLosing(): boolean;
  onChange(listener: (losing: boolean) => void): void;
}

/**
 * Watches writes to the event stream, because the Socket.IO adapter ignores its failures: a lost connection, a full
 * Redis, a timeout. Events are delivered again once a write succeeds.
 */
export function watchEventLoss(client: Redis): EventLoss {
  const listeners: ((losing: boolean) => void)[] = [];
  let losing = false;
  function setLosing(value: boolean) {
    if (losing === value) return;
    losing = value;
    for (const listener of listeners) listener(value);
  }

  const write = client.xadd.bind(client) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    xadd: (...args: unknown[]) =>
      write(...args).then(
        (id) => {
          setLosing(false);
          return id;
        },
        (error: unknown) => {
          setLosing(true);
          throw error;
        },
      ),
  });
  client.on('close', () => setLosing(true));
  return {
    isLosing: () => losing,
    onChange: (listener) => void listeners.push(listener),
  };
}
