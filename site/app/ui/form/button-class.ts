import { cx } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-center font-semibold ' +
  'max-w-full wrap-anywhere no-underline transition-[background-color,border-color,color,box-shadow,transform] ' +
  // Touch screens have no hover: without a duration, a tap does not render the frames of a transition.
  'pointer-coarse:not-active:duration-0 ' +
  'active:translate-y-px disabled:translate-y-0 aria-disabled:translate-y-0';

const disabled =
  'disabled:border-line disabled:bg-sunken disabled:text-text-faint disabled:shadow-none ' +
  'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-text-faint ' +
  'aria-disabled:shadow-none';

const variants: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-accent text-on-accent shadow-key hover:bg-accent-strong',
  secondary:
    'border border-line-strong bg-raised text-text shadow-low hover:border-text-soft hover:bg-sunken',
  ghost: 'border border-transparent text-link hover:bg-link-soft hover:text-link-strong',
  danger: 'border border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'touch-target min-h-9 px-3.5 py-1 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-2.5 text-lg',
};

/** The button's classes, for an element that looks like a button but cannot be one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return cx(base, variants[variant], disabled, sizes[size], className);
}
