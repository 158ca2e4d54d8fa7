import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';
import { controlClass } from './input.tsx';

/** A multi-line text field; grows with its content where the browser supports it. */
export function Textarea({
  className,
  rows = 4,
  placeholder = ' ',
  ...rest
}: ComponentProps<'textarea'>) {
  const fieldProps = useFieldControl(rest);
  return (
    <textarea
      dir="auto"
      rows={rows}
      placeholder={placeholder}
      {...rest}
      {...fieldProps}
      className={cx(
        controlClass,
        'rounded-md field-sizing-content max-h-96 min-h-28 resize-y px-4 py-3 text-start leading-relaxed',
        className,
      )}
    />
  );
}
