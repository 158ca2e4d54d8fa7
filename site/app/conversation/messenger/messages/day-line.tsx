import { dayLabel } from '#platform/day-times.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';

/** The heading with the date above the messages of one day. */
export function DayLine({ value, now }: { value: string; now: number }) {
  const { timeZone } = useSiteConfig();
  return (
    <p className="mx-auto mt-3 mb-4 w-fit rounded-full border border-line bg-surface px-4 py-0.5 text-sm text-text-soft">
      {dayLabel(value, now, timeZone)}
    </p>
  );
}
