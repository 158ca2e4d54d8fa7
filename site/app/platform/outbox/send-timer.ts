interface SendTimerOptions {
  /** Milliseconds after the last change. */
  pause: number;
  /** Milliseconds after the first change that is not sent: text that is typed without a pause is sent too. */
  within: number;
  now(): number;
  send(): void;
}

/** Plans when changes are sent: once they rest, at a time at the latest, and again later where that failed. */
export function createSendTimer({ pause, within, now, send }: SendTimerOptions) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let since: number | null = null;

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function sendAfter(wait: number): void {
    stop();
    timer = setTimeout(
      () => {
        timer = null;
        send();
      },
      Math.max(0, wait),
    );
  }

  return {
    /** Something has changed that is not sent. */
    changed(): void {
      since ??= now();
    },
    /** Sends after a pause, or within the time that is left. */
    plan(wait: number = pause): void {
      sendAfter(Math.min(wait, (since ?? now()) + within - now()));
    },
    /** Sends again after a failure, however long the changes have waited. */
    sendAfter,
    /** Everything is on its way: the next change begins a new time. */
    sent(): void {
      since = null;
    },
    isPlanned: (): boolean => timer !== null,
    stop,
  };
}

export type SendTimer = ReturnType<typeof createSendTimer>;

/** How long to wait before the next try: twice as long after each failure, from a first to a last time in milliseconds. */
export function createBackoff(first: number, last: number) {
  let wait = first;
  return {
    next(): number {
      const current = wait;
      wait = Math.min(wait * 2, last);
      return current;
    },
    reset(): void {
      wait = first;
    },
  };
}
