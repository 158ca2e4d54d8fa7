import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { CountBubble } from '../list/count-bubble.tsx';
import { type IconButtonVariant, iconButtonClass } from './icon-button-class.ts';
import { renderAsChild } from './render-as-child.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in Arabic; it is the only name that it has. */
  label: string;
  variant?: IconButtonVariant;
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
  const classes = iconButtonClass(variant, className);
  // A text and not an aria-label, so that label and count are one name.
  const name = <span className="sr-only">{label}</span>;

  if (asChild) {
    const lent = { ...(rest as HTMLAttributes<HTMLElement>), className: classes };
    return renderAsChild(children, lent, (inside) => (
      <>
        {inside}
        {name}
        <CountBubble count={count} />
      </>
    ));
  }
  return (
    <button type={type} className={classes} {...rest}>
      {children}
      {name}
      <CountBubble count={count} />
    </button>
  );
}
