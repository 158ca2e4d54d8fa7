import type { VitalName } from '@nibras/contract/rate-vital.ts';
import { interactionCounter } from './interactions.ts';
import { shiftCounter } from './layout-shift.ts';

export type Measures = Partial<Record<VitalName, number>>;

/** Events quicker than this are not told by browsers unless asked for; 16 ms is the least that they allow. */
const slowEventsFrom = 40;

const tells = (type: string) => PerformanceObserver.supportedEntryTypes?.includes(type) ?? false;

/** A browser that lacks a kind of entry, or its options, has one measure less. */
function observe(
  type: string,
  take: (entry: PerformanceEntry) => void,
  options: object = {},
): () => void {
  if (!tells(type)) return () => {};
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...options });
  // What the browser has measured and not yet handed over must not be lost with the page.
  return () => observer.takeRecords().forEach(take);
}

type NavigationTiming = PerformanceNavigationTiming & { activationStart?: number };

const navigationTiming = () =>
  performance.getEntriesByType('navigation')[0] as NavigationTiming | undefined;

/** When a page that was rendered ahead was shown; 0 for all others. */
const shownAt = () => navigationTiming()?.activationStart ?? 0;

/** When the page was first put away: what was painted later was painted for nobody. */
function firstHidden(): () => number {
  const ahead = 'prerendering' in document && document.prerendering === true;
  let at = Number.POSITIVE_INFINITY;
  if (document.visibilityState === 'hidden' && !ahead) at = 0;
  for (const { name, startTime } of performance.getEntriesByType('visibility-state')) {
    const counts = startTime > 0 || (shownAt() === 0 && !ahead);
    if (name === 'hidden' && counts) at = Math.min(at, startTime);
  }
  const note = ({ timeStamp }: Event) => {
    if (document.visibilityState === 'hidden') at = Math.min(at, timeStamp);
  };
  document.addEventListener('visibilitychange', note, true);
  return () => at;
}

/**
 * Begins to measure this load of the site as the web vitals are defined; a page that was rendered ahead counts from
 * the moment that it was shown. Of a page that comes back from the browser's own cache only the first showing counts.
 * Answers a function that reads what is known so far.
 */
export function startMeasuring(): () => Measures {
  const hiddenAt = firstHidden();
  const shifts = shiftCounter();
  const interactions = interactionCounter();
  const paints: Measures = {};
  let pressedAt = Number.POSITIVE_INFINITY;

  const flushes = [
    observe('first-input', (entry) => {
      pressedAt = entry.startTime;
      interactions.add(entry as PerformanceEventTiming);
    }),
    observe('event', (entry) => interactions.add(entry as PerformanceEventTiming), {
      durationThreshold: slowEventsFrom,
    }),
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint' && startTime < hiddenAt()) paints.FCP = startTime;
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      // After a press it is the person who changes the page.
      if (startTime < Math.min(hiddenAt(), pressedAt)) paints.LCP = startTime;
    }),
    observe('layout-shift', (entry) => shifts.add(entry as PerformanceEntry & ShiftFields)),
  ];

  return () => {
    for (const flush of flushes) flush();
    const measures: Measures = {};
    const times = { TTFB: navigationTiming()?.responseStart || undefined, ...paints };
    for (const [name, time] of Object.entries(times) as [VitalName, number | undefined][]) {
      if (time !== undefined) measures[name] = Math.max(0, time - shownAt());
    }
    // No shift at all is a measure too, where the browser would have told of one.
    if (tells('layout-shift')) measures.CLS = shifts.worst();
    const inp = interactions.told(interactionCount());
    if (inp !== null) measures.INP = inp;
    return measures;
  };
}

type ShiftFields = { value: number; hadRecentInput: boolean };

/** How many presses and keys there were, the quick ones too; 0 where the browser does not count. */
const interactionCount = () =>
  (performance as Performance & { interactionCount?: number }).interactionCount ?? 0;
