import * as Toolbar from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';

export const toolbarButtonClass =
  'touch-target relative inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1 rounded-sm px-1.5 ' +
  'text-sm text-text-soft transition-colors hover:bg-sunken hover:text-text [&>svg]:size-4.5 ' +
  'disabled:opacity-45 aria-pressed:bg-link-soft aria-pressed:text-link data-[state=open]:bg-sunken ' +
  'focus-visible:-outline-offset-2';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  label: string;
  keys?: string;
  pressed?: boolean;
}

/** A button of the toolbar. Pressing it with a pointer leaves the selection of the text as it is. */
export function ToolbarButton({
  label,
  keys,
  pressed,
  className,
  children,
  ...rest
}: ToolbarButtonProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      title={keys ? `${label} (${keys})` : label}
      className={cx(toolbarButtonClass, className)}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {children}
    </Toolbar.Button>
  );
}
