import { useId } from 'react';
import type { ListAddress } from '#platform/pages/list-address.ts';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { Composer } from './composer/composer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { PaneMessages } from './messages/pane-messages.tsx';
import { emptyThread } from './messages/thread.ts';
import { useMessenger } from './messenger-store.ts';
import { PaneHeader } from './pane-header.tsx';
import { PaneSearch } from './search/pane-search.tsx';

interface ConversationPaneProps {
  id: number;
  /** Id of a message that a search found. */
  found: number | null;
  /** The search in this conversation; null while it is closed. */
  find: ListAddress | null;
  onBack(): void;
  className?: string;
}

/** One conversation: the header, the messages and the composer. */
export function ConversationPane({ id, found, find, onBack, className }: ConversationPaneProps) {
  const title = useId();
  const row = useMessenger(({ rows }) => rows.find((one) => one.id === id));
  const thread = useMessenger(({ threads }) => threads[id] ?? emptyThread);
  const me = useSession((state) => Number(state.user?.id ?? 0));
  const sending = thread.messages.some(({ is_temp }) => is_temp);
  const isMissing = thread.failure === 'missing';
  return (
    <section
      aria-labelledby={title}
      className={cx('flex min-h-0 min-w-0 grow flex-col bg-sunken', className)}
    >
      <PaneHeader titleId={title} row={row} isMissing={isMissing} me={me} onBack={onBack} />
      <ConnectionNotice />
      {find && !isMissing ? (
        <PaneSearch id={id} address={find} />
      ) : (
        <PaneMessages id={id} thread={thread} row={row} me={me} found={found} />
      )}
      {/* Drafts are stored by user id, so the composer is disabled until the user is known. */}
      {!isMissing && !find && (
        <Composer key={me} id={id} sending={sending} ready={me > 0 && thread.status === 'ready'} />
      )}
    </section>
  );
}
