import { Link } from 'react-router';
import { useMarkMessagesRead, useUnreadMessages } from '#features/messenger/index.ts';
import { LatestNotifications, useBell } from '#features/notifications/index.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { cx } from '#ui/class-names.ts';
import { BellIcon, ChatIcon, DownIcon, PersonIcon } from '#ui/icons.ts';
import { AccountMenu } from './account-menu.tsx';
import { Popup } from './popup.tsx';
import { UnreadBubble } from './unread-bubble.tsx';
import { useCurrent } from './use-current.ts';

const iconButton =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-text-soft ' +
  'transition-colors hover:bg-sunken hover:text-text group-open/popup:bg-sunken ' +
  'group-open/popup:text-text aria-[current]:text-text [&>svg]:size-5.5';

/** The header's end: what waits for a member, the way in for a guest, and the account. */
export function HeaderActions() {
  const known = useSession((state) => state.initialized);
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <div className="ms-auto flex items-center gap-0.5 sm:gap-1">
      {signedIn ? (
        <>
          <ChatLink />
          <Bell />
        </>
      ) : (
        <>
          <Link
            to="/login"
            className={buttonClass('secondary', 'sm', cx(!known && 'in-data-returning:hidden'))}
          >
            تسجيل الدخول
          </Link>
          {/* The room of chat and bell, while the session is on its way. */}
          {!known && <span className="hidden h-11 w-22.5 in-data-returning:block" />}
        </>
      )}
      <UserMenu />
    </div>
  );
}

function ChatLink() {
  const unread = useUnreadMessages();
  const markRead = useMarkMessagesRead();
  const current = useCurrent();
  return (
    <Link to="/chat" aria-current={current('/chat')} onClick={markRead} className={iconButton}>
      <ChatIcon />
      <UnreadBubble count={unread} />
      <span className="sr-only">
        {unread > 0 ? `المحادثات (${unread} غير مقروءة)` : 'المحادثات'}
      </span>
    </Link>
  );
}

function Bell() {
  const { unread, open } = useBell();
  return (
    <Popup
      label={unread > 0 ? `الإشعارات (${unread} غير مقروءة)` : 'الإشعارات'}
      className="sm:relative"
      onOpen={open}
      button={
        <>
          <BellIcon />
          <UnreadBubble count={unread} />
        </>
      }
      buttonClass={iconButton}
      panelClass="absolute inset-x-3 top-full z-menu mt-1.5 flex max-h-[calc(100dvh-9rem)] animate-rise-in flex-col rounded-lg p-1.5 sm:inset-s-auto sm:-inset-e-12 sm:w-96 md:mt-2 md:max-h-[calc(100dvh-6rem)]"
    >
      <LatestNotifications onRetry={open} />
    </Popup>
  );
}

function UserMenu() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const known = useSession((state) => state.initialized);
  const user = useSession((state) => state.user);
  const mediaUrl = useMediaUrl();
  return (
    <Popup
      label="قائمة الحساب"
      className="relative max-md:hidden"
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
                !known && 'in-data-returning:bg-line',
              )}
            >
              <PersonIcon className={cx('size-5.5', !known && 'in-data-returning:hidden')} />
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
