import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface LimitFieldProps {
  label: string;
  /** «بلا حد»: what no number means. */
  none: string;
  value: number | null;
  max: number;
  /** The number that is there first once a limit is wanted. */
  offered: number;
  hint: string;
  disabled: boolean;
  onChange(value: number | null): void;
}

/** A whole number, or none: the field is empty. */
export function LimitField({
  label,
  none,
  value,
  max,
  offered,
  hint,
  disabled,
  onChange,
}: LimitFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);

  function type(text: string) {
    const number = Number(text);
    const fits = text === '' || (Number.isInteger(number) && number >= 1 && number <= max);
    setRefused(fits ? null : text);
    if (fits) onChange(text === '' ? null : number);
  }

  return (
    <Field
      label={label}
      hint={hint}
      {...(refused !== null && { error: `عدد صحيح من 1 إلى ${max}، أو اتركه فارغًا.` })}
    >
      <Input
        type="number"
        min={1}
        max={max}
        placeholder={`${none} (مثل ${offered})`}
        value={refused ?? value ?? ''}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setRefused(null)}
        className="min-h-11!"
      />
    </Field>
  );
}
