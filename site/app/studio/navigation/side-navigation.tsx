import { Link } from 'react-router';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { LogoMark } from '#ui/ornament/logo.tsx';
import { PaletteKeys } from '../palette/palette-keys.tsx';
import { usePalette } from '../palette/palette-store.ts';
import { AccountRow } from './account-row.tsx';
import { useCurrentDestination, useDestinations } from './use-destinations.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The navigation at the side of a wide screen. */
export function SideNavigation({ className }: { className?: string }) {
  return (
    <aside
      aria-label="الشريط الجانبي"
      className={cx(
        'sticky top-0 flex h-dvh flex-col border-e border-line bg-raised print:hidden',
        className,
      )}
    >
      <div className="px-3 pt-4 pb-3">
        <StudioHome />
      </div>
      <div className="px-3 pb-2">
        <SearchButton />
      </div>
      <nav aria-label="أقسام الاستوديو" className="grow overflow-y-auto px-3 pb-4">
        <Groups />
      </nav>
      <div className="border-t border-line p-2">
        <AccountRow />
      </div>
    </aside>
  );
}

function StudioHome() {
  const { siteName } = useSiteConfig();
  return (
    <Link
      to="/studio"
      className="flex h-11 items-center gap-2.5 rounded-md px-2 no-underline focus-visible:-outline-offset-3"
    >
      <LogoMark className="size-8" />
      <span className="min-w-0">
        <span className="block truncate leading-snug font-bold text-text">{siteName}</span>
        <span className="block text-xs leading-snug text-text-faint">الاستوديو</span>
      </span>
    </Link>
  );
}

/** Opens the search; looks like a field, because that is what it leads to. */
function SearchButton() {
  const open = usePalette((state) => state.open);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className="flex h-10 w-full items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm text-text-faint transition-colors hover:border-line-strong hover:text-text-soft"
    >
      <SearchIcon className="size-4.5" />
      <span className="grow text-start">ابحث أو انتقل</span>
      <PaletteKeys />
    </button>
  );
}

function Groups() {
  const groups = useDestinations();
  const current = useCurrentDestination();
  return groups.map(({ label, destinations }) => (
    <section key={label} className="mt-4 first:mt-1">
      <h2 className="px-3 pb-1 text-xs font-medium text-text-faint">{label}</h2>
      <ul className="flex flex-col gap-0.5">
        {destinations.map(({ to, label: name, icon: Icon, waiting }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current === to ? 'page' : undefined}
              className={cx(
                'relative flex min-h-11 items-center gap-3 rounded-md px-3 no-underline transition-colors focus-visible:-outline-offset-3 [&>svg]:size-5',
                current === to
                  ? 'bg-sunken font-semibold text-text before:absolute before:inset-y-2.5 before:inset-s-0 before:w-0.75 before:rounded-e-full before:bg-accent'
                  : 'font-medium text-text-soft hover:bg-sunken hover:text-text [&>svg]:text-text-faint',
              )}
            >
              <Icon />
              {name}
              {waiting && <WaitingCount of={waiting} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
