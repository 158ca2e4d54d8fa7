import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { useFieldControl } from '#ui/form/field-context.ts';
import { controlClass } from '#ui/form/input.tsx';
import type { EditedField } from '../saving/use-studio-item.ts';
import { DraftBox } from './draft-box.tsx';

interface SelectDraftFieldProps<T extends string | number> {
  field: EditedField<T | null>;
  label: string;
  hint?: string;
  /** The choice of no value. */
  none?: string;
  options: readonly { value: T; label: string }[];
  /** Below the control, e.g. a link to the page where the choices are edited. */
  children?: ReactNode;
}

/** One of several choices in the draft. */
export function SelectDraftField<T extends string | number>({
  field,
  label,
  hint,
  none,
  options,
  children,
}: SelectDraftFieldProps<T>) {
  return (
    <DraftBox field={field}>
      <Field label={label} {...(hint && { hint })}>
        <Select
          value={field.value ?? ''}
          onChange={({ target }) =>
            field.set(options.find(({ value }) => String(value) === target.value)?.value ?? null)
          }
        >
          {(none !== undefined || field.value === null) && <option value="">{none ?? ''}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </DraftBox>
  );
}

/** The browser's own list of choices, which a phone shows full screen. */
export function Select({ className, ...rest }: React.ComponentProps<'select'>) {
  const fieldProps = useFieldControl(rest);
  return (
    <select
      {...rest}
      {...fieldProps}
      className={cx(controlClass, 'min-h-12 rounded-md px-3', className)}
    />
  );
}
