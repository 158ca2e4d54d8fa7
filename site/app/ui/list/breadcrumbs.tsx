import { cx } from '../class-names.ts';
import { NextIcon } from '../ornament/icons.ts';
import { Link } from '../text/link.tsx';

export interface Crumb {
  label: string;
  /** URL; the last crumb, the page itself, has none. */
  to?: string;
}

/** Letters above which a label may be cut when the line has no space; shorter ones are always whole. */
const longLabel = 20;

/** The breadcrumbs of a page. On a narrow screen they are one line that scrolls; elsewhere long labels share the space. */
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
            className={cx(
              'flex items-center gap-1.5 whitespace-nowrap',
              crumb.label.length > longLabel ? 'max-md:shrink-0 md:min-w-16' : 'shrink-0',
            )}
          >
            {index > 0 && <NextIcon className="size-4 text-line-strong" />}
            {crumb.to ? (
              <Link to={crumb.to} look="quiet" className="min-w-0 py-2">
                <bdi className="block truncate max-md:max-w-[18rem]">{crumb.label}</bdi>
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 py-2 font-medium text-text">
                <bdi className="block truncate max-md:max-w-[18rem]">{crumb.label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
