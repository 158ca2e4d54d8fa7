import { useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { dayOf, endOfDay } from '#studio-kit/fields/day-end.ts';
import { fromInputValue } from '#studio-kit/saving/zone-time.ts';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';

interface DayFieldProps {
  label: string;
  hint: string;
  /** A moment; null for none. */
  value: string | null;
  /** Which moment of the day it is. */
  part: 'start' | 'end';
  onChange(value: string | null): void;
}

/** The start or the end of a day; empty for none. A date that is still being typed is not saved. */
export function DayField({ label, hint, value, part, onChange }: DayFieldProps) {
  const { timeZone } = useSiteConfig();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const saved = value === null ? '' : dayOf(Date.parse(value), timeZone);

  function momentOf(day: string): string | null {
    if (part === 'end') return endOfDay(day, timeZone);
    const at = fromInputValue(`${day}T00:00`, timeZone);
    return at === null ? null : new Date(at).toISOString();
  }

  function type({ value: day, validity }: HTMLInputElement) {
    // A half-typed date has an empty value too, and is no wish for none.
    const at = day === '' ? null : momentOf(day);
    const isWhole = day === '' ? !validity.badInput : at !== null;
    setUnfinished(isWhole ? null : day);
    if (isWhole) onChange(at);
  }

  return (
    <Field label={label} hint={hint}>
      <DateInput
        className="min-h-11!"
        value={unfinished ?? saved}
        onChange={({ target }) => type(target)}
        onBlur={() => setUnfinished(null)}
      />
    </Field>
  );
}
