import { messenger as limits } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { isMissing } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { BackIcon, DiscussionIcon } from '#ui/ornament/icons.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { ConversationStart } from '../messages/conversation-start.tsx';
import { messageRows } from '../messages/message-rows.ts';
import { useNow } from '../messages/use-now.ts';
import { messengerTexts } from '../messenger-texts.ts';
import { useConnectionCheck } from '../use-connection-check.ts';
import { useVisibleHeight } from '../use-visible-height.ts';
import { SimpleBubble } from './simple-bubble.tsx';
import { simpleConversationQuery, simpleFailureText, simpleMessagesQuery } from './simple-chat.ts';
import { SimpleComposer } from './simple-composer.tsx';

export const meta = fixedMeta({ title: 'محادثة' });

/** On a phone the layout hides its bars, as for every open conversation. */
export const handle = { conversationOpen: true };

function useSimpleMessages(id: string) {
  const enabled = useSession((state) => state.isAuthenticated);
  return useQuery({ ...simpleMessagesQuery(id), enabled });
}

/** One conversation without the list. It polls every 5 s, so it works with a server without sockets. */
export default function SimpleChatPage() {
  const { id = '' } = useParams();
  const query = useSimpleMessages(id);
  useVisibleHeight();
  useConnectionCheck();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col bg-sunken max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0px) max-md:z-header max-md:h-(--visible-height,100dvh) md:h-[calc(100dvh-4.5625rem)] md:border-x md:border-line">
      <header className="flex min-h-18 shrink-0 items-center gap-3 border-b border-line bg-surface px-2 sm:px-5">
        <IconButton label="كل المحادثات" asChild>
          <Link to="/chat">
            <BackIcon />
          </Link>
        </IconButton>
        <h1 className="text-xl">محادثة</h1>
      </header>
      {/* An error that is shown in place of the messages says it already. */}
      {!query.error && <ConnectionNotice />}
      <Messages id={id} query={query} />
      {!isMissing(query.error) && <SimpleComposer id={id} />}
    </div>
  );
}

type Query = ReturnType<typeof useSimpleMessages>;

const middle = 'grid min-h-0 grow place-items-center overflow-y-auto p-4';

function Messages({ id, query }: { id: string; query: Query }) {
  const conversation = useQuery({ ...simpleConversationQuery(id), enabled: query.isSuccess }).data;
  const { data, error, refetch, isFetching } = query;
  const me = useSession((state) => Number(state.user?.id ?? 0));
  if (isMissing(error)) {
    return (
      <div className={middle}>
        <FailedState
          title={simpleFailureText(error)}
          message={messengerTexts.missingHint}
          action={
            <Button asChild variant="secondary">
              <Link to="/chat">كل المحادثات</Link>
            </Button>
          }
        />
      </div>
    );
  }
  if (error) {
    return (
      <div className={middle}>
        <FailedState
          title={simpleFailureText(error)}
          message="نعيد المحاولة كل بضع ثوانٍ، ويمكنك أن تعيدها الآن."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (!data || me === 0) return <LoadingMessages />;
  const start = data.length < limits.simpleMessages && conversation && (
    <ConversationStart conversation={conversation} me={me} className="mt-3" />
  );
  if (data.length === 0 && conversation?.question) {
    return <div className="min-h-0 grow overflow-y-auto px-3 sm:px-6">{start}</div>;
  }
  if (data.length === 0) {
    return (
      <div className={middle}>
        <EmptyState
          icon={<DiscussionIcon />}
          title={messengerTexts.noMessages}
          description="اكتب أول رسالة في الأسفل."
        />
      </div>
    );
  }
  return <List key={id} messages={data} me={me} start={start} />;
}

interface ListProps {
  messages: NonNullable<Query['data']>;
  me: number;
  /** Shown above the messages. */
  start: ReactNode;
}

function List({ messages, me, start }: ListProps) {
  const { timeZone } = useSiteConfig();
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls when a new message arrives
  useEffect(() => {
    const { current } = box;
    if (current && atEnd.current) current.scrollTop = current.scrollHeight;
  }, [newest]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="الرسائل"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: at }) => {
        atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 48;
      }}
      className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-3 pb-3 focus-visible:-outline-offset-3 sm:px-6"
    >
      <div className="grow" />
      {start}
      {messageRows(messages, { me, readUpTo: null, timeZone }).map((row) => (
        <SimpleBubble key={row.key} row={row} now={now} />
      ))}
    </div>
  );
}

function LoadingMessages() {
  return (
    <div
      role="status"
      aria-label="جارٍ تحميل الرسائل"
      className="flex min-h-0 grow flex-col justify-end gap-4 p-4 sm:px-6"
    >
      <Skeleton shape="flat" className="h-14 w-3/5 rounded-xl" />
      <Skeleton shape="flat" className="ms-auto h-14 w-2/5 rounded-xl" />
      <Skeleton shape="flat" className="h-14 w-1/2 rounded-xl" />
    </div>
  );
}
