import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';

/** The box that Input, Textarea and Select share. 16 px text, so that no phone zooms in. */
export const controlClass =
  'w-full border border-line-strong bg-raised text-base text-text transition-colors ' +
  'hover:border-text-faint focus:border-focus focus:outline-3 focus:outline-offset-0 ' +
  'focus:outline-focus/30 aria-invalid:border-danger aria-invalid:outline-danger/30 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-text-faint';

/** Addresses and numbers are written left to right, but stand at the form's own edge. */
const leftToRight = new Set(['email', 'tel', 'url', 'number', 'password']);

export interface InputProps extends ComponentProps<'input'> {
  icon?: ReactNode;
}

/** One line of text. Inside a Field it finds its id, hint and error by itself. */
export function Input({
  icon,
  className,
  type = 'text',
  dir,
  placeholder = ' ',
  ...rest
}: InputProps) {
  const tied = useFieldControl(rest);
  const isLatin = leftToRight.has(type);
  const input = (
    <input
      type={type}
      dir={dir ?? (isLatin ? 'ltr' : 'auto')}
      // Never without: app.css knows an empty field by its placeholder and gives it a direction.
      placeholder={placeholder}
      {...rest}
      {...tied}
      className={cx(
        controlClass,
        'h-12 rounded-md py-2 read-only:bg-sunken',
        // An LTR field's end is the page's start; the padding for the icon follows it.
        isLatin ? 'text-end' : 'text-start',
        icon ? (isLatin ? 'ps-4 pe-11' : 'ps-11 pe-4') : 'px-4',
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
