import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ServiceTab } from '#content/services/index.ts';
import { cx } from '#ui/class-names.ts';
import { StarGlyph } from '#ui/ornament/star-glyph.tsx';
import { type PortfolioAddress, portfolioHref } from './list-address.ts';

interface ServiceTabsProps {
  services: ServiceTab[];
  address: PortfolioAddress;
}

/** Filters the list by service: a scrolling row on a phone, a sidebar on a desktop. */
export function ServiceTabs({ services, address: { search, service } }: ServiceTabsProps) {
  const shown = services.filter(({ id, projects }) => projects !== 0 || String(id) === service);
  const row = useCurrentInView(service);
  return (
    <nav
      ref={row}
      aria-label={wording`المشاريع حسب الخدمة`}
      className="min-w-0 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-[calc(var(--spacing-gutter)-0.25rem)] max-lg:[scrollbar-width:none] lg:sticky lg:top-24 lg:self-start"
    >
      <ul className="flex w-max gap-2 p-1 lg:w-auto lg:flex-col lg:gap-0.5 lg:p-0">
        <Tab to={portfolioHref({ search })} current={service === ''}>
          {wording`كل المشاريع`}
        </Tab>
        {shown.map(({ id, name, projects }) => (
          <Tab
            key={id}
            to={portfolioHref({ search, service: String(id) })}
            current={String(id) === service}
            count={projects}
          >
            {name}
          </Tab>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the row, so that the current service is visible in it. */
function useCurrentInView(current: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls when the current service changes.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [box, linkBox] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += linkBox.x + linkBox.width / 2 - (box.x + box.width / 2);
  }, [current]);
  return row;
}

interface TabProps {
  to: string;
  current: boolean;
  count?: number | null;
  children: string;
}

function Tab({ to, current, count = null, children }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className={cx(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-5 font-medium no-underline transition-colors',
          'lg:flex lg:rounded-md lg:border-transparent lg:px-3 lg:py-2 lg:leading-snug',
          current
            ? 'border-ink bg-ink text-on-ink lg:bg-sunken lg:font-semibold lg:text-text max-lg:dark:border-accent max-lg:dark:bg-accent max-lg:dark:text-on-accent'
            : 'border-line bg-raised text-text-soft hover:border-line-strong hover:text-text lg:bg-transparent lg:hover:border-transparent lg:hover:bg-sunken',
        )}
      >
        <StarGlyph
          className={cx('size-4 shrink-0 text-accent max-lg:hidden', !current && 'invisible')}
        />
        <bdi className="grow">{children}</bdi>
        {count !== null && (
          <span className="text-sm font-normal tabular-nums opacity-80 max-lg:hidden">
            <span className="sr-only">{wording`، عدد المشاريع `}</span>
            {count}
          </span>
        )}
      </Link>
    </li>
  );
}
