import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { cx } from '../class-names.ts';
import { menuRowClass } from '../overlay/menu-row-class.ts';

const looks = {
  /** In running text: underlined, so that colour is not the only cue. */
  inline: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2',
  /** On its own, e.g. «عرض الكل». */
  alone:
    'touch-target relative inline-flex items-center gap-1.5 font-semibold text-link no-underline hover:underline underline-offset-4',
  /** In menus, footers and lists of links. */
  quiet:
    'touch-target relative inline-block text-text-soft no-underline hover:text-text hover:underline underline-offset-4',
  /** A row of a Disclosure's or Sheet's menu. */
  row: menuRowClass,
};

export interface LinkProps {
  to: string;
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}

/** A link. Links to other sites open in a new tab, with a hint for screen readers. */
export function Link({ to, look = 'inline', className, children }: LinkProps) {
  const classes = cx(looks[look], className);
  if (/^https?:/i.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={classes}>
        {children}
        <span className="sr-only"> (يفتح في نافذة جديدة)</span>
      </a>
    );
  }
  if (/^(mailto|tel):/i.test(to)) {
    return (
      <a href={to} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={to} className={classes}>
      {children}
    </RouterLink>
  );
}
