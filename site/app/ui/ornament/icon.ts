import { createElement, type SVGProps } from 'react';
import { cx } from '../class-names.ts';
import sheet from './icons.svg?url&no-inline';

type IconProps = SVGProps<SVGSVGElement>;

/**
 * An icon by its name in `icons.svg`, one cached file for all. Inlined in the scripts, a page's icons were 4 to 7 kB of
 * what must load before hydration.
 */
export function icon(name: string, variantClass?: string) {
  return ({ className, ...rest }: IconProps) =>
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
      createElement('use', { href: `${sheet}#${name}` }),
    );
}

/** An icon with a direction, mirrored on right-to-left pages. */
export function pointingIcon(name: string) {
  return icon(name, 'rtl:-scale-x-100');
}
