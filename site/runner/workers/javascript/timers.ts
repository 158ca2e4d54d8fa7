type Callback = (...values: unknown[]) => unknown;

/**
 * Counts the timers of a program, because a program is over when it has none left.
 * @returns whether some are left
 */
export function watchTimers(onChange: () => void): () => boolean {
  const scope = globalThis as unknown as Record<string, unknown>;
  const pending = new Set<number>();
  const { setTimeout: once, setInterval: repeatedly, clearTimeout: clear } = globalThis;
  const call = (callback: unknown, values: unknown[]) => {
    if (typeof callback === 'function') (callback as Callback)(...values);
  };
  scope.setTimeout = (callback: unknown, delay?: number, ...values: unknown[]) => {
    const id = once(() => {
      pending.delete(id);
      onChange();
      call(callback, values);
    }, delay) as unknown as number;
    pending.add(id);
    return id;
  };
  scope.setInterval = (callback: unknown, delay?: number, ...values: unknown[]) => {
    const id = repeatedly(() => call(callback, values), delay) as unknown as number;
    pending.add(id);
    return id;
  };
  const cancel = (id: number) => {
    clear(id);
    pending.delete(id);
    onChange();
  };
  scope.clearTimeout = cancel;
  scope.clearInterval = cancel;
  return () => pending.size > 0;
}
