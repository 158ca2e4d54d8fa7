import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { DiscussionIcon } from '#ui/ornament/icons.ts';
import { messengerTexts } from '../messenger-texts.ts';
import { ConversationStart } from './conversation-start.tsx';
import { loadNewest } from './load-messages.ts';
import { MessageList } from './message-list.tsx';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';
import type { LoadFailure, Thread } from './thread.ts';

interface PaneMessagesProps {
  id: number;
  thread: Thread;
  row: ParsedConversation | undefined;
  me: number;
  /** Id of a message that a search found. */
  found: number | null;
}

const middle = 'grid min-h-0 grow place-items-center overflow-y-auto p-4';

const failureHints = {
  // The server responded, so the text does not blame the connection.
  notLoaded: 'أعد المحاولة بعد قليل، أو اختر محادثة أخرى.',
  loadFailed: 'تحقق من اتصالك ثم أعد المحاولة.',
} satisfies Record<Exclude<LoadFailure, 'missing'>, string>;

/** The messages of a conversation, or its loading, empty or failed state. */
export function PaneMessages({ id, thread, row, me, found }: PaneMessagesProps) {
  if (thread.failure === 'missing') {
    return (
      <div role="alert" className={middle}>
        <EmptyState
          icon={<DiscussionIcon />}
          title={messengerTexts.missing}
          description={messengerTexts.missingHint}
          headingLevel={3}
          action={
            <Button asChild variant="secondary">
              <Link to="/chat">كل المحادثات</Link>
            </Button>
          }
        />
      </div>
    );
  }
  if (thread.status === 'failed') {
    const failure = thread.failure ?? 'loadFailed';
    return (
      <div className={middle}>
        <FailedState
          title={messengerTexts[failure]}
          message={failureHints[failure]}
          onRetry={() => void loadNewest(id)}
        />
      </div>
    );
  }
  if (thread.status === 'loading' || me === 0) return <LoadingMessages />;
  if (thread.messages.length === 0 && row?.question) {
    return (
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-label="الرسائل"
        aria-live="off"
        className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-3 focus-visible:-outline-offset-3 sm:px-8"
      >
        <ConversationStart conversation={row} me={me} />
        <p className="text-center text-sm text-text-soft">
          {row.question.user_id === me
            ? 'لا رد بعد. يظهر الرد هنا حين يصل.'
            : 'لا رد بعد. اكتب ردك في الأسفل.'}
        </p>
      </div>
    );
  }
  if (thread.messages.length === 0) {
    return (
      <div className={middle}>
        <EmptyState
          icon={<DiscussionIcon />}
          title={messengerTexts.noMessages}
          description="اكتب أول رسالة في الأسفل."
          headingLevel={3}
        />
      </div>
    );
  }
  const seenUpTo = Math.max(
    0,
    ...(row?.participants ?? [])
      .filter((one) => one.id !== me)
      .map((one) => one.last_read_message_id),
  );
  return (
    <>
      <MessageList
        // Another result in the same conversation begins the list anew.
        key={found}
        id={id}
        thread={thread}
        conversation={row}
        me={me}
        seenUpTo={seenUpTo}
        found={found}
      />
      <NewMessageAnnouncer messages={thread.messages} me={me} />
    </>
  );
}

const bubbles = [
  { key: 1, own: false, width: 'w-3/5' },
  { key: 2, own: true, width: 'w-2/5' },
  { key: 3, own: false, width: 'w-1/2' },
  { key: 4, own: true, width: 'w-3/5' },
];

function LoadingMessages() {
  return (
    <div
      role="status"
      aria-label="جارٍ تحميل الرسائل"
      className="flex min-h-0 grow flex-col justify-end gap-4 overflow-hidden p-4 sm:px-8"
    >
      {bubbles.map(({ key, own, width }) => (
        <Skeleton
          key={key}
          className={`h-14 max-w-md rounded-xl ${width} ${own ? 'ms-auto' : ''}`}
        />
      ))}
    </div>
  );
}
