import { createElement, type SVGProps } from 'react';
import { cx } from '../class-names.ts';
import sheet from './icons.svg?url&no-inline';

type IconProps = SVGProps<SVGSVGElement>;

/**
 * An icon by its name in `icons.svg`. One file for all, kept by the browser: drawn in the scripts
 * instead, a page's icons were 4 to 7 kB of what must arrive before it comes alive.
 */
export function icon(name: string, look?: string) {
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
        className: cx('icon', look, className),
        ...rest,
      },
      createElement('use', { href: `${sheet}#${name}` }),
    );
}

/** An icon that points, turned round where the page runs right to left. */
export function pointingIcon(name: string) {
  return icon(name, 'rtl:-scale-x-100');
}
