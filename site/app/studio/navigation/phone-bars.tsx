import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { AccountMenu } from '#shell/account-menu.tsx';
import { MenuLink } from '#shell/menu-row.tsx';
import { Popup } from '#shell/popup.tsx';
import type { MenuEntry } from '#studio-kit/part/studio-part.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Avatar } from '#ui/list/avatar.tsx';
import { ExternalIcon, MoreIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { LogoMark } from '#ui/ornament/logo.tsx';
import { usePalette } from '../palette/palette-store.ts';
import { useCurrentDestination, useDestinations } from './use-destinations.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The entries of the bottom bar; the others are in «المزيد». */
const inBar = ['/studio', '/studio/courses', '/studio/media'];

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

/** The navigation at the bottom of a narrow screen. */
export function BottomNavigation({ className }: { className?: string }) {
  const all = useDestinations().flatMap(({ destinations }) => destinations);
  const current = useCurrentDestination();
  const others = all.filter(({ to }) => !inBar.includes(to));
  return (
    <nav
      aria-label="أقسام الاستوديو"
      data-studio-bar
      className={cx('fixed inset-x-0 bottom-0 z-header print:hidden', className)}
    >
      <ul className="grid h-[calc(4rem+env(safe-area-inset-bottom))] grid-cols-4 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
        {all
          .filter(({ to }) => inBar.includes(to))
          .map((destination) => (
            <li key={destination.to}>
              <BarLink {...destination} current={current === destination.to} />
            </li>
          ))}
        <li>
          <Popup
            scrim
            className="h-full"
            button={
              <BarContent current={others.some(({ to }) => to === current)} label="المزيد">
                <MoreIcon />
              </BarContent>
            }
            buttonClass="block h-full group-open/popup:bg-sunken focus-visible:-outline-offset-3"
            panelClass="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] max-h-[70dvh] animate-rise-in overflow-y-auto rounded-t-xl p-3"
          >
            <ul>
              {others.map(({ to, label, icon: Icon, waiting }) => (
                <MenuLink
                  key={to}
                  to={to}
                  current={current === to ? 'page' : undefined}
                  icon={<Icon />}
                >
                  {label}
                  {waiting && <WaitingCount of={waiting} />}
                </MenuLink>
              ))}
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

function BarLink({ to, label, icon: Icon, current }: MenuEntry & { current: boolean }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="block h-full no-underline focus-visible:-outline-offset-3"
    >
      <BarContent current={current} label={label}>
        <Icon />
      </BarContent>
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
