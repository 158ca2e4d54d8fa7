import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * The whole card is clickable. The one link inside has `cardLinkClass`, so that only the name is read out and other
   * buttons in the card still work.
   */
  interactive?: boolean;
}

/** A raised box with a border. */
export function Card({ interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      className={cx(
        'relative flex flex-col overflow-hidden rounded-lg border border-line bg-raised',
        interactive &&
          'transition-[border-color,box-shadow,transform] duration-calm focus-within:border-link hover:-translate-y-0.5 hover:border-line-strong hover:shadow-mid',
        className,
      )}
      {...rest}
    />
  );
}

/** Extends a link over the Card around it. Put other controls on `relative z-1`. */
export const cardLinkClass =
  'text-text no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none ' +
  'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus';
