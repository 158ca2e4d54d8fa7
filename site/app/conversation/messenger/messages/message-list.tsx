import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { useMemo } from 'react';
import { Virtualizer } from 'virtua';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { PressableRows } from '#ui/list/pressable-rows.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { ConversationStart } from './conversation-start.tsx';
import { loadEnd, loadNewer, loadOlder } from './load-messages.ts';
import { markOpenConversationRead } from './mark-as-read.ts';
import { MessageItem } from './message-item.tsx';
import { messageRows } from './message-rows.ts';
import type { PageStatus, Thread } from './thread.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useNow } from './use-now.ts';

interface MessageListProps {
  id: number;
  thread: Thread;
  conversation: ParsedConversation | undefined;
  me: number;
  /** Id of the newest message that the other participant has read. */
  seenUpTo: number;
  /** Id of a message that a search found: the list begins there and marks it. */
  found: number | null;
}

/** The messages of one conversation, as a virtual list: only those near the viewport are in the DOM. */
export function MessageList({ id, thread, conversation, me, seenUpTo, found }: MessageListProps) {
  const { timeZone } = useSiteConfig();
  const now = useNow();
  const { messages, readUpTo } = thread;
  const rows = useMemo(
    () => messageRows(messages, { me, readUpTo, timeZone }),
    [messages, me, readUpTo, timeZone],
  );
  const older = () => void loadOlder(id);
  const newer = () => void loadNewer(id).then(markOpenConversationRead);
  const hasOlder = thread.older !== null && thread.olderStatus === 'idle';
  const hasNewer = thread.newer !== null && thread.newerStatus === 'idle';
  const atNewest = thread.newer === null;
  const scroll = useMessageScroll(rows, {
    loadOlder: hasOlder ? older : null,
    loadNewer: hasNewer ? newer : null,
    atNewest,
    found,
  });
  const start = useMemo(
    () =>
      thread.older === null && conversation ? (
        <ConversationStart conversation={conversation} me={me} className="mb-2" />
      ) : null,
    [thread.older, conversation, me],
  );
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={scroll.box}
        role="log"
        aria-label="الرسائل"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div className="grow" />
        <Virtualizer
          ref={scroll.list}
          scrollRef={scroll.box}
          as={PressableRows}
          shift={scroll.prepended}
          data={rows}
          onScroll={scroll.onScroll}
        >
          {(row, index) => (
            <MessageItem
              key={row.key}
              row={row}
              now={now}
              seen={row.message.id <= seenUpTo}
              start={index === 0 ? start : undefined}
              found={row.message.id === found}
            />
          )}
        </Virtualizer>
      </div>
      <LoadStatus direction="older" status={thread.olderStatus} onRetry={older} />
      <LoadStatus direction="newer" status={thread.newerStatus} onRetry={newer} />
      {(scroll.away || !atNewest) && (
        <IconButton
          label="إلى أحدث رسالة"
          variant="outlined"
          onClick={atNewest ? scroll.toEnd : () => void loadEnd(id).then(markOpenConversationRead)}
          className="absolute! inset-e-4 bottom-4 animate-rise-in shadow-mid"
        >
          <DownIcon />
        </IconButton>
      )}
    </div>
  );
}

const statusTexts = {
  older: {
    loading: 'جارٍ تحميل رسائل أقدم',
    failed: 'تعذر تحميل رسائل أقدم. أعد المحاولة',
    edge: 'top-3',
  },
  newer: {
    loading: 'جارٍ تحميل رسائل أحدث',
    failed: 'تعذر تحميل رسائل أحدث. أعد المحاولة',
    edge: 'bottom-3',
  },
};

interface LoadStatusProps {
  direction: keyof typeof statusTexts;
  status: PageStatus;
  onRetry(): void;
}

/** Overlays an edge of the list, so that showing and hiding it causes no layout shift. */
function LoadStatus({ direction, status, onRetry }: LoadStatusProps) {
  if (status === 'idle') return null;
  const { loading, failed, edge } = statusTexts[direction];
  return (
    <div className={cx('pointer-events-none absolute inset-x-0 flex justify-center', edge)}>
      {status === 'loading' ? (
        <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-1.5 text-sm text-text-soft shadow-low">
          <Spinner className="size-4" />
          <span role="status">{loading}</span>
        </span>
      ) : (
        <Button variant="secondary" size="sm" onClick={onRetry} className="pointer-events-auto">
          {failed}
        </Button>
      )}
    </div>
  );
}
