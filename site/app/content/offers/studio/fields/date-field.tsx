import { useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { fromInputValue, toInputValue } from '#studio-kit/saving/zone-time.ts';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';

interface DateFieldProps {
  /** A time (ISO 8601) of the day. */
  field: EditedField<string | null>;
  label: string;
  hint: string;
}

const earliest = '1990-01-01';
const latest = '2099-12-31';

/** A day of the draft, in the time zone of the installation. A date that is still being typed is not saved. */
export function DateField({ field, label, hint }: DateFieldProps) {
  const { timeZone } = useSiteConfig();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const saved = field.value === null ? '' : toInputValue(Date.parse(field.value), timeZone);

  function type(input: HTMLInputElement) {
    const { value, validity } = input;
    const isWhole = value !== '' && value >= earliest && value <= latest;
    if (!isWhole && (value !== '' || validity.badInput)) {
      setUnfinished(value);
      return;
    }
    setUnfinished(null);
    // The middle of the day is the same day in the zones of most visitors.
    const at = value === '' ? null : fromInputValue(`${value}T12:00`, timeZone);
    field.set(at === null ? null : new Date(at).toISOString());
  }

  return (
    <DraftBox field={field} showsRefusal>
      <Field label={label} hint={hint} {...(field.refusal && { error: field.refusal })}>
        <DateInput
          min={earliest}
          max={latest}
          className="sm:max-w-56"
          value={unfinished ?? saved.slice(0, 10)}
          onChange={({ target }) => type(target)}
          onBlur={() => setUnfinished(null)}
        />
      </Field>
    </DraftBox>
  );
}
