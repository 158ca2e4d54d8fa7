import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { DownIcon } from '../ornament/icons.ts';
import { useFieldControl } from './field-context.ts';
import { controlClass } from './input.tsx';

/** The browser's own list: on a phone nothing drawn by a page is as good. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const tied = useFieldControl(rest);
  return (
    <span className="relative block">
      <select
        {...rest}
        {...tied}
        className={cx(
          controlClass,
          'h-12 appearance-none rounded-md truncate ps-4 pe-11',
          className,
        )}
      >
        {children}
      </select>
      <DownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-text-faint" />
    </span>
  );
}
