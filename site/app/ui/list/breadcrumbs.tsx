import { cx } from '../class-names.ts';
import { NextIcon } from '../ornament/icons.ts';
import { Link } from '../text/link.tsx';

export interface Crumb {
  label: string;
  /** URL; the last crumb, the page itself, has none. */
  to?: string;
}

/** The breadcrumbs of a page. On a narrow screen they are one line that scrolls. */
export function Breadcrumbs({ crumbs, className }: { crumbs: Crumb[]; className?: string }) {
  return (
    <nav
      aria-label="مسار التنقل"
      className={cx('overflow-x-auto [scrollbar-width:none]', className)}
    >
      <ol className="flex items-center gap-1.5 text-sm whitespace-nowrap text-text-faint">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.to ?? crumb.label}
            className="flex shrink-0 items-center gap-1.5 whitespace-nowrap"
          >
            {index > 0 && <NextIcon className="size-4 text-line-strong" />}
            {crumb.to ? (
              <Link to={crumb.to} look="quiet" className="py-2">
                <bdi>{crumb.label}</bdi>
              </Link>
            ) : (
              <span
                aria-current="page"
                className="max-w-[18rem] truncate py-2 font-medium text-text"
              >
                <bdi>{crumb.label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
