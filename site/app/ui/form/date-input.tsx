import { Input, type InputProps } from './input.tsx';

const words = new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of `YYYY-MM-DD…` in words; '' for none. */
export function dayInWords(value: string): string {
  const day = Date.parse(value.slice(0, 10));
  return Number.isNaN(day) ? '' : words.format(day);
}

interface DateInputProps extends Omit<InputProps, 'type' | 'value'> {
  value: string;
  /** Also the time of day. */
  withTime?: boolean;
}

/**
 * A field for a day. The browser writes it in the order of its own language, 03/04 or 04/03, so the day stands below in
 * words.
 */
export function DateInput({ value, withTime = false, ...rest }: DateInputProps) {
  const day = dayInWords(value);
  return (
    <>
      <Input dir="ltr" {...rest} type={withTime ? 'datetime-local' : 'date'} value={value} />
      {day && <span className="mt-1 block text-sm text-text-soft">{day}</span>}
    </>
  );
}
