import type { ComponentProps, HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../ornament/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { renderAsChild } from './render-as-child.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the label; an icon of 20 px. */
  icon?: ReactNode;
  loading?: boolean;
  /** Replaces the label while loading, e.g. «جارٍ الإرسال…». */
  loadingLabel?: string;
  /** Applies its classes and handlers to the only child, e.g. a router link. */
  asChild?: boolean;
}

/**
 * A button. While loading it keeps the focus (aria-disabled, not disabled) and ignores clicks, so that a screen reader
 * does not jump to the start of the page and a form is not sent twice.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  loading = false,
  loadingLabel = 'جارٍ التنفيذ…',
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = buttonClass(variant, size, className);

  if (asChild) {
    const props = { ...rest, onClick, className: classes } as HTMLAttributes<HTMLElement>;
    return renderAsChild(children, props, (content) => (
      <>
        {icon}
        {content}
      </>
    ));
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type={type}
      className={classes}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      {...rest}
    >
      {loading ? <Spinner size="sm" /> : icon}
      {loading ? loadingLabel : children}
    </button>
  );
}
