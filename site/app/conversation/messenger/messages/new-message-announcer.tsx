import { useRef } from 'react';
import { fileLabel } from '../conversations/conversation-labels.ts';
import type { ShownMessage } from './shown-message.ts';

/** Announces messages received while the conversation is open to screen readers; earlier ones are not announced. */
export function NewMessageAnnouncer({
  messages,
  me,
}: {
  messages: readonly ShownMessage[];
  me: number;
}) {
  const newest = messages.findLast(({ user_id }) => user_id !== me);
  const newestOnMount = useRef(newest?.id ?? 0);
  const announcement =
    newest && newest.id > newestOnMount.current
      ? `${newest.user.name || 'مستخدم'}: ${newest.body ?? fileLabel(newest)}`
      : '';
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
