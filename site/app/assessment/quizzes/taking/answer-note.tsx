import { SavedIcon, UnsavedIcon } from '../icons.ts';
import type { OutboxState, OwnAnswer } from '../saving/answers-outbox.ts';
import { isAnswered } from '../saving/is-answered.ts';

interface AnswerNoteProps {
  own: OwnAnswer | undefined;
  trouble: OutboxState['trouble'];
}

/** Below a question: whether the server has the answer, or does not take it. */
export function AnswerNote({ own, trouble }: AnswerNoteProps) {
  if (!own || (own.saved && !isAnswered(own.answer) && !own.fromElsewhere)) return <span />;
  if (own.refused) {
    return (
      <span
        role="alert"
        className="inline-flex items-start gap-1.5 text-sm font-medium text-danger"
      >
        <UnsavedIcon className="mt-1 size-4 shrink-0" />
        لم تُقبل هذه الإجابة، فلم تُحفظ. ما كتبته باقٍ هنا: غيّره لنرسله من جديد.
      </span>
    );
  }
  if (!own.saved) {
    if (!trouble) return <span className="text-sm text-text-faint">جارٍ حفظ إجابتك…</span>;
    return (
      <span className="inline-flex items-center gap-1.5 text-sm font-medium text-warning">
        <UnsavedIcon className="size-4" />
        لم تُحفظ بعد: لا اتصال
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-text-soft">
      <SavedIcon className="size-4 text-success" />
      {own.fromElsewhere ? 'هذه أحدث إجابة لك، من نافذة أو جهاز آخر' : 'حُفظت إجابتك'}
    </span>
  );
}
