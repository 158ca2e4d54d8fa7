import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pagePath } from '#platform/navigation/page-path.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { AccountMenu } from '#shell/account-menu.tsx';
import { MenuLink } from '#shell/menu-row.tsx';
import { Popup } from '#shell/popup.tsx';
import { AllLinks } from '#studio-kit/lists/all-links.tsx';
import { useCurrentInView } from '#studio-kit/lists/use-current-in-view.ts';
import type { RoomName } from '#studio-kit/part/studio-part.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { ExternalIcon, MoreIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { LogoMark } from '#ui/ornament/logo.tsx';
import { usePalette } from '../palette/palette-store.ts';
import { type OpenRoom, useCurrentEntry, useRooms } from './use-rooms.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The rooms of the bottom bar; the others are in «المزيد» with their pages. */
const inBar: readonly RoomName[] = ['home', 'inbox', 'content', 'money'];

/** The top of a narrow screen: where one is, the search and the account. */
export function TopBar({ className }: { className?: string }) {
  const { siteName } = useSiteConfig();
  const open = usePalette((state) => state.open);
  const user = useSession((state) => state.user);
  const mediaUrl = useMediaUrl();
  const name = user?.name ?? user?.email ?? 'حسابي';
  return (
    <header
      className={cx(
        'flex h-14 items-center gap-1 border-b border-line bg-raised px-gutter print:hidden',
        className,
      )}
    >
      <Link to="/studio" className="flex h-11 min-w-0 items-center gap-2 no-underline">
        <LogoMark className="size-7" />
        <span className="truncate font-bold text-text">
          {siteName} <span className="font-medium text-text-faint">الاستوديو</span>
        </span>
      </Link>
      <IconButton label="ابحث أو انتقل" onClick={open} className="ms-auto">
        <SearchIcon />
      </IconButton>
      <Popup
        label="قائمة الحساب"
        className="relative"
        onDemand
        button={<Avatar name={name} src={mediaUrl(user?.profile_photo_url, 160)} size="sm" />}
        buttonClass="grid size-11 place-items-center rounded-md hover:bg-sunken"
        panelClass="absolute inset-e-0 top-full z-menu mt-1 w-72 animate-rise-in rounded-lg p-1.5"
      >
        <AccountMenu />
      </Popup>
    </header>
  );
}

/** The pages of the current room in a row, on those pages themselves and not on what they lead to. */
export function RoomTabs({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const current = useCurrentEntry();
  const room = useRooms().find(({ name }) => name === current?.room);
  const row = useCurrentInView<HTMLUListElement>(current?.to ?? '');
  if (!room || room.pages.length < 2 || current?.to !== pagePath(pathname)) return null;
  return (
    <nav
      aria-label={room.label}
      className={cx('relative border-b border-line bg-raised print:hidden', className)}
    >
      <ul
        ref={row}
        className="flex overflow-x-auto px-2 [scrollbar-width:none] [&:not(:last-child)]:pe-12"
      >
        {room.pages.map(({ to, label, waiting }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={current.to === to ? 'page' : undefined}
              className={cx(
                'relative flex min-h-11 items-center gap-1.5 px-3 text-sm no-underline focus-visible:-outline-offset-3',
                current.to === to
                  ? 'font-semibold text-text before:absolute before:inset-x-3 before:bottom-0 before:h-0.75 before:rounded-t-full before:bg-accent'
                  : 'text-text-soft',
              )}
            >
              {label}
              {waiting && <WaitingCount of={waiting} />}
            </Link>
          </li>
        ))}
      </ul>
      <AllLinks
        row={row}
        label={`صفحات ${room.label}`}
        links={room.pages.map(({ to, label, icon: Icon }) => ({ to, label, icon: <Icon /> }))}
      />
    </nav>
  );
}

/** The navigation at the bottom of a narrow screen. */
export function BottomNavigation({ className }: { className?: string }) {
  const rooms = useRooms();
  const current = useCurrentEntry();
  const others = rooms.filter(({ name }) => !inBar.includes(name));
  const shown = rooms.filter(({ name }) => inBar.includes(name));
  return (
    <nav
      aria-label="أقسام الاستوديو"
      data-studio-bar
      className={cx('fixed inset-x-0 bottom-0 z-header print:hidden', className)}
    >
      <ul className="flex h-[calc(4rem+env(safe-area-inset-bottom))] border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] [&>li]:flex-1">
        {shown.map((room) => (
          <li key={room.name}>
            <BarLink {...room} current={current?.room === room.name} />
          </li>
        ))}
        <li>
          <Popup
            scrim
            className="h-full"
            button={
              <BarContent
                current={others.some(({ name }) => name === current?.room)}
                label="المزيد"
              >
                <MoreIcon />
              </BarContent>
            }
            buttonClass="block h-full group-open/popup:bg-sunken focus-visible:-outline-offset-3"
            panelClass="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] max-h-[80dvh] animate-rise-in overflow-y-auto rounded-t-xl px-3 pb-3"
          >
            {others.map(({ name, label, pages }) => (
              <section key={name}>
                <h2 className="sticky top-0 bg-raised px-3 pt-4 pb-1 text-sm text-text-faint">
                  {label}
                </h2>
                <ul className="grid grid-cols-2 gap-x-2">
                  {pages.map(({ to, label: page, icon: Icon, waiting }) => (
                    <MenuLink
                      key={to}
                      to={to}
                      current={current?.to === to ? 'page' : undefined}
                      icon={<Icon />}
                      after={waiting && <WaitingCount of={waiting} />}
                    >
                      {page}
                    </MenuLink>
                  ))}
                </ul>
              </section>
            ))}
            <ul className="mt-2 border-t border-line pt-2">
              <MenuLink to="/" icon={<ExternalIcon />}>
                العودة إلى الموقع
              </MenuLink>
            </ul>
          </Popup>
        </li>
      </ul>
    </nav>
  );
}

function BarLink({ name, label, icon: Icon, pages, current }: OpenRoom & { current: boolean }) {
  const [{ to, waiting }] = pages;
  return (
    <Link
      to={to}
      aria-current={current || undefined}
      className="relative block h-full no-underline focus-visible:-outline-offset-3"
    >
      <BarContent current={current} label={label}>
        <Icon />
      </BarContent>
      {name === 'inbox' && waiting && (
        <span className="absolute inset-s-1/2 top-1 ms-2.5">
          <WaitingCount of={waiting} />
        </span>
      )}
    </Link>
  );
}

interface BarContentProps {
  current: boolean;
  label: string;
  children: ReactNode;
}

/** Icon and name of an entry; a line marks the current one. */
function BarContent({ current, label, children }: BarContentProps) {
  return (
    <span
      className={cx(
        'relative flex h-full flex-col items-center justify-center gap-0.5 text-xs transition-colors [&>svg]:size-6',
        current ? 'font-semibold text-text' : 'text-text-soft',
      )}
    >
      {current && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -top-px mx-auto h-0.75 w-9 rounded-b-full bg-accent"
        />
      )}
      {children}
      {label}
    </span>
  );
}
