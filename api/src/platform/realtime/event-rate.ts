import { realtime as limits } from '@nibras/contract/limits.ts';

/**
 * Creates the rate limiter of one tab's events: they are accepted, dropped, or so many that the tab is disconnected.
 */
export function createEventRateLimiter(now: () => number = Date.now) {
  let since = now();
  let events = 0;
  return (): 'accepted' | 'dropped' | 'flood' => {
    const at = now();
    if (at - since >= limits.window) {
      since = at;
      events = 0;
    }
    events += 1;
    if (events > limits.eventsTolerated) return 'flood';
    return events > limits.eventsPerWindow ? 'dropped' : 'accepted';
  };
}
