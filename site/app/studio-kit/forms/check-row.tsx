import type { ComponentProps, ReactNode } from 'react';

interface CheckRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** A second line, in small. */
  hint?: string;
  children: ReactNode;
}

/** A check box with its sentence; the whole row presses it. */
export function CheckRow({ hint, children, ...rest }: CheckRowProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-sm py-1.5">
      <input {...rest} type="checkbox" className="mt-1 size-5 shrink-0 self-start accent-link" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block">{children}</span>
        {hint && <span className="block text-sm text-text-faint">{hint}</span>}
      </span>
    </label>
  );
}
