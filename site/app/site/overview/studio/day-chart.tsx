import { formatDate } from '#platform/format.ts';

const height = 60;
const step = 10;
/** Of a day without anything, so that the days can be counted. */
const least = 1;

interface DayChartProps {
  /** What is counted: «الاشتراكات». */
  label: string;
  /** ISO dates, the oldest first. */
  days: readonly string[];
  /** One for each day. */
  values: readonly number[];
  format(value: number): string;
}

/** A bar for each day, from the oldest where a line begins to today where it ends; a table for screen readers. */
export function DayChart({ label, days, values, format }: DayChartProps) {
  const most = Math.max(1, ...values);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <figure aria-label={label}>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-28 w-full rtl:-scale-x-100"
      >
        {days.map((day, at) => {
          const value = values[at] ?? 0;
          const size = Math.max(least, (Math.max(0, value) / most) * height);
          return (
            <rect
              key={day}
              x={at * step + 1}
              y={height - size}
              width={step - 2}
              height={size}
              className={value > 0 ? 'fill-accent-strong' : 'fill-line'}
            >
              <title>{`${formatDay(day)}: ${format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption
        aria-hidden="true"
        className="mt-1 flex justify-between gap-4 text-xs text-text-faint"
      >
        <span>{formatDay(first)}</span>
        <span>{`أعلى يوم: ${format(most)}`}</span>
        <span>{formatDay(last)}</span>
      </figcaption>
      {/* A table takes its own height, whatever its class says; the box around it does not. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{format(values[at] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** A date has no time zone of its own. */
const formatDay = (day: string) => formatDate(`${day}T00:00:00Z`, 'UTC');
