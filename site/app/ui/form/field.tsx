import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { ErrorIcon } from '../ornament/icons.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: string;
  /** One line below the control: its purpose or format. */
  hint?: string;
  /** The error and how to correct it. */
  error?: string;
  required?: boolean;
  /** Shows «(اختياري)» after the label. */
  optional?: boolean;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  className?: string;
  /** One Input, Textarea or Select. */
  children: ReactNode;
}

/** Label, hint and error of one control, connected to it by ids and aria. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;

  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-text'}>
          {label}
          {optional && <span className="ms-1.5 text-sm text-text-faint">(اختياري)</span>}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="text-sm text-text-faint">
            {hint}
          </p>
        )}
        <p
          id={errorId}
          aria-live="polite"
          className={cx('items-start gap-1.5 text-sm text-danger', error ? 'flex' : 'hidden')}
        >
          {error && <ErrorIcon className="mt-1 size-4" />}
          {error}
        </p>
      </div>
    </FieldContext>
  );
}
