import { Link } from 'react-router';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useCurrentInView } from '#studio-kit/lists/use-current-in-view.ts';
import type { MenuEntry, RoomName } from '#studio-kit/part/studio-part.ts';
import { cx } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { LogoMark } from '#ui/ornament/logo.tsx';
import { PaletteKeys } from '../palette/palette-keys.tsx';
import { usePalette } from '../palette/palette-store.ts';
import { AccountRow } from './account-row.tsx';
import { RoomPages } from './room-pages.tsx';
import { useHovered } from './use-hovered.ts';
import { useCurrentEntry, useRooms } from './use-rooms.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The navigation at the side of a wide screen. */
export function SideNavigation({ className }: { className?: string }) {
  return (
    <aside
      data-studio-aside
      aria-label="الشريط الجانبي"
      className={cx(
        // Above the page, for the panel of a room.
        'sticky top-0 z-menu flex h-dvh flex-col border-e border-line bg-raised print:hidden',
        className,
      )}
    >
      <div className="px-3 pt-4 pb-3">
        <StudioHome />
      </div>
      <div className="px-3 pb-2">
        <SearchButton />
      </div>
      <nav aria-label="أقسام الاستوديو" className="pt-2">
        <Rooms />
      </nav>
      <CurrentRoom />
      <div className="mt-auto border-t border-line p-2">
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

/** Whether the current page is the one that has the room's own name. */
const isOwnPage = (label: string, current: MenuEntry) => current.label === label;

/** The rooms; the pages of another room than the current one show while the mouse is over it. */
function Rooms() {
  const rooms = useRooms();
  const current = useCurrentEntry();
  const { hovered, over, close } = useHovered<RoomName>();
  return (
    <ul className="flex flex-col gap-0.5 px-3">
      {rooms.map(({ name, label, icon: Icon, pages }) => {
        const isCurrent = current?.room === name;
        return (
          <li key={name} className="relative" {...over(name)}>
            <Link
              to={pages[0].to}
              aria-current={isCurrent ? (isOwnPage(label, current) ? 'page' : true) : undefined}
              onKeyDown={({ key }) => key === 'Escape' && close()}
              className={cx(
                'relative flex min-h-11 items-center gap-3 rounded-md px-3 no-underline transition-colors focus-visible:-outline-offset-3 [&>svg]:size-5',
                isCurrent
                  ? 'bg-sunken font-semibold text-text before:absolute before:inset-y-2.5 before:inset-s-0 before:w-0.75 before:rounded-e-full before:bg-accent'
                  : 'font-medium text-text-soft hover:bg-sunken hover:text-text [&>svg]:text-text-faint',
              )}
            >
              <Icon />
              {label}
              {name === 'inbox' && pages[0].waiting && <WaitingCount of={pages[0].waiting} />}
            </Link>
            {hovered === name && !isCurrent && pages.length > 1 && (
              <div className="absolute inset-s-full top-0 z-menu ms-1 max-h-[calc(100dvh-1rem)] w-60 animate-fade-in overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-high">
                <RoomPages pages={pages} current={current?.to} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The pages of the current room; nothing for a room of one page. A first page with the room's own name is the room's entry
 * above, and is not repeated.
 */
function CurrentRoom() {
  const current = useCurrentEntry();
  const room = useRooms().find(({ name }) => name === current?.room);
  const list = useCurrentInView<HTMLElement>(current?.to ?? '');
  const pages = room?.pages.filter(({ label }) => label !== room.label) ?? [];
  if (!room || pages.length === 0 || room.pages.length < 2) return null;
  return (
    <nav
      ref={list}
      aria-label={room.label}
      className="mx-3 mt-3 min-h-0 grow overflow-y-auto border-t border-line pt-3 pb-3 studio-scroll-end"
    >
      <RoomPages pages={pages} current={current?.to} />
    </nav>
  );
}
