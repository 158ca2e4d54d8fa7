import type { ComponentProps } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { lockText } from './sign-in-texts.ts';

interface EmailFieldProps extends ComponentProps<typeof Input> {
  problem?: string;
  /** Minutes in which no code is sent; 0 for none. */
  lockedMinutes: number;
}

/** The address that a code is sent to; says so while none can be asked for. */
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
