import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';

/** The box of Input, Textarea and Select. 16 px text, because iOS zooms into smaller fields. */
export const controlClass =
  'w-full border border-line-strong bg-raised text-base text-text transition-colors ' +
  'hover:border-text-faint focus:border-focus focus:outline-3 focus:outline-offset-0 ' +
  'focus:outline-focus/30 aria-invalid:border-danger aria-invalid:outline-danger/30 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-text-faint';

/** Types whose values run left to right; they are still aligned to the form's start edge. */
const leftToRight = new Set(['email', 'tel', 'url', 'number', 'password']);

export interface InputProps extends ComponentProps<'input'> {
  icon?: ReactNode;
}

/** A one-line text field. Inside a Field it gets id, hint and error from it. */
export function Input({
  icon,
  className,
  type = 'text',
  dir,
  placeholder = ' ',
  ...rest
}: InputProps) {
  const fieldProps = useFieldControl(rest);
  const isLatin = leftToRight.has(type);
  const input = (
    <input
      type={type}
      dir={dir ?? (isLatin ? 'ltr' : 'auto')}
      // Never empty: app.css detects an empty field by :placeholder-shown and sets its direction.
      placeholder={placeholder}
      {...rest}
      {...fieldProps}
      className={cx(
        controlClass,
        'min-h-12 rounded-md py-2 read-only:bg-sunken',
        // The end of a left-to-right field is the page's start.
        isLatin ? 'text-end' : 'text-start',
        // The icon stands on the right, whatever direction the text gets: logical sides would follow the text.
        icon ? 'pr-11 pl-4' : 'px-4',
        className,
      )}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-text-faint [&>svg]:size-5"
      >
        {icon}
      </span>
    </span>
  );
}
