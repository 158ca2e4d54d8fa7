import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { MoreIcon, PersonIcon } from '#ui/ornament/icons.ts';
import { AccountMenu } from './account-menu.tsx';
import { primaryDestinations, secondaryDestinations } from './destinations.ts';
import { MenuLink } from './menu-row.tsx';
import { Popup } from './popup.tsx';
import { useCurrent } from './use-current.ts';

const cell =
  'relative flex h-full flex-col items-center justify-center gap-0.5 text-xs no-underline ' +
  'transition-colors focus-visible:-outline-offset-3 [&>svg]:size-6';
const tone = (active: boolean) => (active ? 'font-semibold text-text' : 'text-text-soft');
const sheet =
  'fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] max-h-[70dvh] ' +
  'animate-rise-in overflow-y-auto rounded-t-xl p-3';

const accountPages = [
  '/profile',
  '/my-courses',
  '/favourites',
  '/my-questions',
  '/teacher-desk',
  '/saved-articles',
  '/login',
  '/register',
  '/verify',
];

/** The main menu of a phone at the bottom of the screen; only below 768 px. */
export function BottomBar({ className }: { className?: string }) {
  const current = useCurrent();
  return (
    <nav
      aria-label="التنقل السريع"
      className={cx('fixed inset-x-0 bottom-0 z-header md:hidden print:hidden', className)}
    >
      {/* The background is on the list and not on the bar, so that it stays in front of the scrim. */}
      <ul className="grid h-[calc(4rem+env(safe-area-inset-bottom))] grid-cols-5 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
        {primaryDestinations.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current(to)}
              className={cx(cell, tone(Boolean(current(to))))}
            >
              <ActiveMark shown={Boolean(current(to))} />
              <Icon />
              {label}
            </Link>
          </li>
        ))}
        <Menu
          label="المزيد"
          icon={<MoreIcon />}
          active={secondaryDestinations.some(({ to }) => current(to))}
        >
          <ul>
            {secondaryDestinations.map(({ to, label, icon: Icon }) => (
              <MenuLink key={to} to={to} current={current(to)} icon={<Icon />}>
                {label}
              </MenuLink>
            ))}
          </ul>
        </Menu>
        <AccountCell active={accountPages.some((to) => current(to))} />
      </ul>
    </nav>
  );
}

function AccountCell({ active }: { active: boolean }) {
  const signedIn = useSession((state) => state.isAuthenticated);
  const user = useSession((state) => state.user);
  const mediaUrl = useMediaUrl();
  const photo = mediaUrl(user?.profile_photo_url, 160);
  return (
    <Menu
      label="حسابي"
      active={active}
      onDemand={signedIn}
      icon={
        user ? (
          <Avatar
            name={user.name ?? user.email ?? 'حسابي'}
            src={photo}
            size="xs"
            className="-my-0.5"
          />
        ) : (
          <PersonIcon />
        )
      }
    >
      <AccountMenu />
    </Menu>
  );
}

interface MenuProps {
  label: string;
  icon: ReactNode;
  active: boolean;
  onDemand?: boolean;
  children: ReactNode;
}

function Menu({ label, icon, active, onDemand, children }: MenuProps) {
  return (
    <li>
      <Popup
        scrim
        onDemand={onDemand}
        className="h-full"
        button={
          <>
            <ActiveMark shown={active} />
            {icon}
            {label}
          </>
        }
        buttonClass={cx(
          cell,
          tone(active),
          'group-open/popup:bg-sunken group-open/popup:text-text',
        )}
        panelClass={sheet}
      >
        {children}
      </Popup>
    </li>
  );
}

/** A coloured bar above the active entry. */
function ActiveMark({ shown }: { shown: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0 -top-px mx-auto h-0.75 w-9 rounded-b-full bg-accent transition-opacity',
        !shown && 'opacity-0',
      )}
    />
  );
}
