import { Suspense } from 'react';
import { Link } from 'react-router';
import {
  useMarkMessagesRead,
  useNewMessageSignal,
  useUnreadMessages,
} from '#conversation/messenger/index.ts';
import { LatestNotifications, useBell } from '#conversation/notifications/index.ts';
import { PushListener } from '#conversation/push/index.ts';
import { useSession } from '#platform/session/session-store.ts';
import { BellIcon, ChatIcon } from '#ui/ornament/icons.ts';
import { memberPart } from './member-part.ts';
import { Popup } from './popup.tsx';
import { UnreadBubble } from './unread-bubble.tsx';
import { useCurrent } from './use-current.ts';

/** Only for those who work on courses. */
const EditLink = memberPart(() => import('./edit-link.tsx'));

const iconButton =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-text-soft ' +
  'transition-colors hover:bg-sunken hover:text-text group-open/popup:bg-sunken ' +
  'group-open/popup:text-text aria-[current]:text-text [&>svg]:size-5.5';

/** Messages and notifications of a member. */
export default function MemberActions() {
  const newMessageSignal = useNewMessageSignal();
  const hasStudio = useSession(({ user }) => user?.capabilities?.includes('studio:open') === true);
  return (
    <>
      {hasStudio && (
        <Suspense fallback={null}>
          <EditLink />
        </Suspense>
      )}
      <ChatLink />
      <Bell />
      <PushListener onMessage={newMessageSignal} />
    </>
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
      onDemand
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
