import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement } from 'react';
import { cx } from './class-names.ts';

/** An icon that points, turned round where the page runs right to left. */
export function mirrored(Icon: LucideIcon) {
  function Mirrored({ className, ...rest }: LucideProps) {
    return createElement(Icon, { className: cx('rtl:-scale-x-100', className), ...rest });
  }
  Mirrored.displayName = `Mirrored(${Icon.displayName ?? 'Icon'})`;
  return Mirrored;
}
