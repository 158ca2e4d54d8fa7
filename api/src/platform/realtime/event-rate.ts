import { realtime as limits } from '@nibras/contract/limits.ts';

/** How one tab's events are pluralise: they are heard, left unheard, or too many to go on. */
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
