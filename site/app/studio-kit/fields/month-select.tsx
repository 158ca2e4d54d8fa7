import { monthName } from '#studio-kit/frame/month-name.ts';

interface MonthSelectProps {
  /** `2026-11`, as the others. */
  month: string;
  /** Those of which there is something, the newest first. */
  months: readonly string[];
  onChange(month: string): void;
}

/** The choice of a month. */
export function MonthSelect({ month, months, onChange }: MonthSelectProps) {
  const choices = months.includes(month) ? months : [month, ...months].toSorted().toReversed();
  return (
    <select
      aria-label="الشهر"
      value={month}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 rounded-md border border-line-strong bg-raised px-3"
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {monthName(one)}
        </option>
      ))}
    </select>
  );
}
