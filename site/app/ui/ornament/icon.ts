import { createElement, type ReactNode, type SVGProps } from 'react';
import { cx } from '../class-names.ts';
import sheet from './icons.svg?url&no-inline';

type IconProps = SVGProps<SVGSVGElement>;

/** An icon of 24 by 24 units with the given content, in the colour of the text around it. */
export const iconOf =
  (content: ReactNode, variantClass?: string) =>
  ({ className, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: cx('icon', variantClass, className),
        ...rest,
      },
      content,
    );

/**
 * An icon by its name in `icons.svg`, one cached file for all. Inlined in the scripts, a page's icons were 4 to 7 kB of
 * what must load before hydration.
 */
export const icon = (name: string, variantClass?: string) =>
  iconOf(createElement('use', { href: `${sheet}#${name}` }), variantClass);

/** An icon with a direction, mirrored on right-to-left pages. */
export function pointingIcon(name: string) {
  return icon(name, 'rtl:-scale-x-100');
}
