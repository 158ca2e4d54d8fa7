import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { CountBubble } from '../list/count-bubble.tsx';
import { type IconButtonVariant, iconButtonClass } from './icon-button-class.ts';
import { renderAsChild } from './render-as-child.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, in Arabic: what the button does. */
  label: string;
  variant?: IconButtonVariant;
  /** A count at the corner, e.g. unread messages. Hidden at 0; «99+» above 99. */
  count?: number;
  /** Applies its classes and handlers to the only child, e.g. a router link that contains the icon. */
  asChild?: boolean;
  children: ReactNode;
}

/** A square button of 44 px with one icon. */
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
  // A text and not an aria-label, so that the accessible name contains label and count.
  const name = <span className="sr-only">{label}</span>;

  if (asChild) {
    const props = { ...(rest as HTMLAttributes<HTMLElement>), className: classes };
    return renderAsChild(children, props, (content) => (
      <>
        {content}
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
