import type { ComponentProps, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { cx } from './class-names.ts';

const variants = {
  plain: 'text-text-soft hover:bg-sunken hover:text-text',
  outlined: 'border border-line-strong bg-raised text-text hover:bg-sunken',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  ink: 'text-on-ink-soft hover:bg-ink-raised hover:text-on-ink',
};

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in Arabic; it is the only name that it has. */
  label: string;
  variant?: keyof typeof variants;
  /** A small count at its corner, e.g. unread messages. Hidden at 0; «+99» past 99. */
  count?: number;
  /** Lends its look to the only child, e.g. a router link that holds the icon. */
  asChild?: boolean;
  children: ReactNode;
}

/** A square button of 44 px that holds one icon. */
export function IconButton({
  label,
  variant = 'plain',
  count = 0,
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  const classes = cx(
    'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors',
    'disabled:text-text-faint disabled:opacity-60 [&>svg]:size-5.5',
    variants[variant],
    className,
  );
  const name = count > 0 ? `${label} (${count})` : label;

  if (asChild) {
    return (
      <Slot.Root aria-label={name} className={classes} {...(rest as ComponentProps<typeof Slot.Root>)}>
        <Slot.Slottable>{children}</Slot.Slottable>
        <CountBubble count={count} />
      </Slot.Root>
    );
  }
  return (
    // biome-ignore lint/a11y/useButtonType: always set, "button" when the caller is silent.
    <button type={type} aria-label={name} className={classes} {...rest}>
      {children}
      <CountBubble count={count} />
    </button>
  );
}

function CountBubble({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute start-[52%] top-0.5 min-w-5 rounded-full border-2 border-surface bg-accent px-1 text-center text-[0.6875rem] leading-4 font-bold text-on-accent"
    >
      <bdi dir="ltr">{count > 99 ? '99+' : count}</bdi>
    </span>
  );
}
