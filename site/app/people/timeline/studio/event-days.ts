import type { TimelineEvent } from '@nibras/contract/people/timeline/studio/shapes.ts';
import { dayOf } from '#platform/day-times.ts';

export interface EventDay {
  /** `2026-01-31`, in the provider's time zone. */
  day: string;
  events: TimelineEvent[];
}

/** Events by their days, in the order in which they come; one that came twice while pages moved stands once. */
export function eventDays(events: readonly TimelineEvent[], timeZone: string): EventDay[] {
  const once = new Map(events.map((event) => [event.id, event]));
  const days: EventDay[] = [];
  for (const event of once.values()) {
    const day = dayOf(Date.parse(event.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
