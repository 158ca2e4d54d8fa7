import { useId } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { Composer } from './composer.tsx';
import { useMessenger } from './messenger-store.ts';
import { PaneHeader } from './pane-header.tsx';
import { PaneMessages } from './pane-messages.tsx';
import { emptyThread } from './thread.ts';

interface ConversationPaneProps {
  id: number;
  onBack(): void;
  className?: string;
}

/** One conversation: who it is with, its messages, and where to write. */
export function ConversationPane({ id, onBack, className }: ConversationPaneProps) {
  const title = useId();
  const row = useMessenger(({ rows }) => rows.find((one) => one.id === id));
  const thread = useMessenger(({ threads }) => threads[id] ?? emptyThread);
  const me = useSession((state) => Number(state.user?.id ?? 0));
  const sending = thread.messages.some(({ is_temp }) => is_temp);
  return (
    <section
      aria-labelledby={title}
      className={cx('flex min-h-0 min-w-0 grow flex-col bg-sunken', className)}
    >
      <PaneHeader titleId={title} row={row} me={me} onBack={onBack} />
      <PaneMessages id={id} thread={thread} row={row} me={me} />
      {/* Drafts are a person's own: until it is known who writes, nobody does. */}
      <Composer key={me} id={id} sending={sending} ready={me > 0 && thread.status === 'ready'} />
    </section>
  );
}
