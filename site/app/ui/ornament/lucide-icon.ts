import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement } from 'react';
import { cx } from '../class-names.ts';

/**
 * An icon of Lucide with the stroke and the behaviour of the site's own: for icons of lazy parts, which are not worth a
 * place in `icons.svg`, since every page loads that.
 */
export const lucideIcon = (icon: LucideIcon, variantClass?: string) => (props: LucideProps) =>
  createElement(icon, {
    'aria-hidden': true,
    ...props,
    className: cx('icon', variantClass, props.className),
  });
