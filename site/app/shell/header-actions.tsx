import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { buttonClass } from '#ui/form/button-class.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { DownIcon, PersonIcon } from '#ui/ornament/icons.ts';
import { AccountMenu } from './account-menu.tsx';
import { memberPart } from './member-part.ts';
import { Popup } from './popup.tsx';
import { SearchButton } from './search-button.tsx';

/** The chat link and the notification bell. */
const MemberActions = memberPart(() => import('./member-actions.tsx'));

/** The end of the header: the search, chat and notifications of a member, the sign-in link of a guest, and the account menu. */
export function HeaderActions() {
  const initialized = useSession((state) => state.initialized);
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <div className="ms-auto flex items-center gap-0.5 xl:gap-2">
      <SearchButton />
      {signedIn ? (
        <Suspense fallback={<span className="h-11 w-22.5" />}>
          <MemberActions />
        </Suspense>
      ) : (
        <>
          <Link
            to="/login"
            className={buttonClass(
              'secondary',
              'sm',
              cx(!initialized && 'in-data-returning:hidden'),
            )}
          >
            تسجيل الدخول
          </Link>
          {/* Reserves the space of chat and bell until the session is initialized. */}
          {!initialized && <span className="hidden h-11 w-22.5 in-data-returning:block" />}
        </>
      )}
      <UserMenu />
    </div>
  );
}

function UserMenu() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const initialized = useSession((state) => state.initialized);
  const user = useSession((state) => state.user);
  const mediaUrl = useMediaUrl();
  return (
    <Popup
      label="قائمة الحساب"
      className="relative max-md:hidden"
      onDemand={signedIn}
      button={
        <>
          {signedIn ? (
            <Avatar
              name={user?.name ?? user?.email ?? 'حسابي'}
              src={mediaUrl(user?.profile_photo_url, 160)}
              size="sm"
            />
          ) : (
            <span
              className={cx(
                'grid size-9 place-items-center rounded-full',
                !initialized && 'in-data-returning:bg-line',
              )}
            >
              <PersonIcon className={cx('size-5.5', !initialized && 'in-data-returning:hidden')} />
            </span>
          )}
          <DownIcon className="size-4 text-text-faint transition-transform group-open/popup:rotate-180" />
        </>
      }
      buttonClass="relative flex h-11 items-center gap-1 rounded-md px-1.5 text-text-soft transition-colors hover:bg-sunken hover:text-text"
      panelClass="absolute inset-e-0 top-full z-menu mt-2 w-72 animate-rise-in rounded-lg p-1.5"
    >
      <AccountMenu />
    </Popup>
  );
}
