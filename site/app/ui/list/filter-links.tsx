import type { Ref } from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';

export interface FilterLink {
  label: string;
  /** How many items the link shows, after the label. */
  count?: number;
  to: string;
  current: boolean;
}

export interface FilterLinksProps {
  label: string;
  links: FilterLink[];
  className?: string;
  /** The list, which scrolls on a phone. */
  ref?: Ref<HTMLUListElement>;
}

/** A row of links that filter a list by its URL, such as categories. Works without scripts. */
export function FilterLinks({ label, links, className, ref }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul ref={ref} className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap">
        {links.map((link) => (
          <li key={link.to} className="max-w-[80%] shrink-0 md:max-w-full">
            <Link
              to={link.to}
              preventScrollReset
              aria-current={link.current ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-1 rounded-full border px-5 font-medium no-underline transition-colors',
                link.current
                  ? 'border-ink bg-ink text-on-ink dark:border-accent dark:bg-accent dark:text-on-accent'
                  : 'border-line bg-raised text-text-soft hover:border-line-strong hover:text-text',
              )}
            >
              <bdi className="truncate">{link.label}</bdi>
              {link.count !== undefined && <span className="shrink-0"> ({link.count})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
