import type { ComponentProps } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { lockText } from './sign-in-texts.ts';

interface EmailFieldProps extends ComponentProps<typeof Input> {
  problem?: string;
  /** Minutes until the next code may be requested; 0 when it may be now. */
  lockedMinutes: number;
}

/** The email field of a code request; its hint says how long requests are locked. */
export function EmailField({ problem, lockedMinutes, ...input }: EmailFieldProps) {
  return (
    <Field
      label="البريد الإلكتروني"
      required
      error={problem}
      hint={lockedMinutes > 0 ? lockText(lockedMinutes) : undefined}
    >
      <Input
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="name@example.com"
        {...input}
      />
    </Field>
  );
}
