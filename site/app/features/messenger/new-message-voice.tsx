import { useRef } from 'react';
import { fileLabel } from './conversation-words.ts';
import type { ShownMessage } from './shown-message.ts';

/** Reads out what others write while the conversation is open; what was there before stays silent. */
export function NewMessageVoice({
  messages,
  me,
}: {
  messages: readonly ShownMessage[];
  me: number;
}) {
  const newest = messages.findLast(({ user_id }) => user_id !== me);
  const silent = useRef(newest?.id ?? 0);
  const words =
    newest && newest.id > silent.current
      ? `${newest.user.name || 'مستخدم'}: ${newest.body ?? fileLabel(newest)}`
      : '';
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
