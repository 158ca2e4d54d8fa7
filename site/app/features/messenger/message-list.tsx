import type { ParsedConversation } from '@nibras/contract/compat/parse-messenger.ts';
import { useMemo } from 'react';
import { Virtualizer } from 'virtua';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { ConversationStart } from './conversation-start.tsx';
import { loadOlder } from './load-messages.ts';
import { MessageItem } from './message-item.tsx';
import { messageRows } from './message-rows.ts';
import type { Thread } from './thread.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useNow } from './use-now.ts';

interface MessageListProps {
  id: number;
  thread: Thread;
  conversation: ParsedConversation | undefined;
  me: number;
  /** Id of the newest message that the other participant has read. */
  seenUpTo: number;
}

/** The messages of one conversation, as a virtual list: only those near the viewport are in the DOM. */
export function MessageList({ id, thread, conversation, me, seenUpTo }: MessageListProps) {
  const { timeZone } = useSiteConfig();
  const now = useNow();
  const { messages, readUpTo } = thread;
  const rows = useMemo(
    () => messageRows(messages, { me, readUpTo, timeZone }),
    [messages, me, readUpTo, timeZone],
  );
  const older = () => void loadOlder(id);
  const hasOlder = thread.older !== null && thread.olderStatus === 'idle';
  const scroll = useMessageScroll(rows, hasOlder ? older : null);
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
            />
          )}
        </Virtualizer>
      </div>
      <OlderStatus status={thread.olderStatus} onRetry={older} />
      {scroll.away && (
        <IconButton
          label="إلى أحدث رسالة"
          variant="outlined"
          onClick={scroll.toEnd}
          className="absolute! inset-e-4 bottom-4 animate-rise-in shadow-mid"
        >
          <DownIcon />
        </IconButton>
      )}
    </div>
  );
}

/** Overlays the list's upper edge, so that showing and hiding it causes no layout shift. */
function OlderStatus({ status, onRetry }: { status: Thread['olderStatus']; onRetry(): void }) {
  if (status === 'idle') return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
      {status === 'loading' ? (
        <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-1.5 text-sm text-text-soft shadow-low">
          <Spinner className="size-4" />
          <span role="status">جارٍ تحميل رسائل أقدم</span>
        </span>
      ) : (
        <Button variant="secondary" size="sm" onClick={onRetry} className="pointer-events-auto">
          تعذر تحميل رسائل أقدم. أعد المحاولة
        </Button>
      )}
    </div>
  );
}
