import { useId, useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { dayMonthsLater, dayOf, endOfDay } from '#studio-kit/fields/day-end.ts';
import { cx } from '#ui/class-names.ts';
import { DateInput } from '#ui/form/date-input.tsx';

/** Until when access is given, as the field has it: no end, months from today, or a day. */
export interface Until {
  months: number | null;
  day: string | null;
}
export const noEnd: Until = { months: null, day: null };

/** The end of the last day as the API takes it; null for no end. */
export function untilTime({ months, day }: Until, timeZone: string): string | null {
  if (day !== null) return endOfDay(day, timeZone);
  if (months === null) return null;
  return endOfDay(dayMonthsLater(Date.now(), months, timeZone), timeZone);
}

const spans = [
  { value: '', label: 'بلا تاريخ انتهاء' },
  { value: '1', label: 'شهر' },
  { value: '3', label: '3 أشهر' },
  { value: '6', label: '6 أشهر' },
  { value: '12', label: 'سنة' },
  { value: 'day', label: 'حتى تاريخ…' },
];

const control = 'min-h-11 rounded-md border border-line-strong bg-raised px-3';

interface UntilFieldProps {
  value: Until;
  onChange(value: Until): void;
  className?: string;
}

/** Until when people get access: a usual span, a day, or no end. */
export function UntilField({ value, onChange, className }: UntilFieldProps) {
  const id = useId();
  const { timeZone } = useSiteConfig();
  const [now] = useState(Date.now);
  const chosen = value.day === null ? String(value.months ?? '') : 'day';
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        مدة الاشتراك
      </label>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) =>
            onChange(
              target.value === 'day'
                ? { months: null, day: dayMonthsLater(now, 1, timeZone) }
                : { months: Number(target.value) || null, day: null },
            )
          }
          className={control}
        >
          {spans.map(({ value: span, label }) => (
            <option key={span} value={span}>
              {label}
            </option>
          ))}
        </select>
        {value.day !== null && (
          <div className="min-w-44">
            <DateInput
              aria-label="آخر يوم في الاشتراك"
              value={value.day}
              min={dayOf(now, timeZone)}
              onChange={({ target }) => onChange({ months: null, day: target.value })}
              className="min-h-11!"
            />
          </div>
        )}
      </div>
    </div>
  );
}
