import { cx } from '../class-names.ts';

const variants = {
  plain: 'text-text-soft hover:bg-sunken hover:text-text',
  outlined: 'border border-line-strong bg-raised text-text hover:bg-sunken',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  ink: 'text-on-ink-soft hover:bg-ink-raised hover:text-on-ink',
};

export type IconButtonVariant = keyof typeof variants;

/** The icon button's classes, for elements that look like one: a <summary>, a link. */
export function iconButtonClass(variant: IconButtonVariant = 'plain', className?: string): string {
  return cx(
    'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors',
    'disabled:text-text-faint disabled:opacity-60 [&>svg]:size-5.5',
    variants[variant],
    className,
  );
}
