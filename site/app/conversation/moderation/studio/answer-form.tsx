import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useUndoToast } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { sendAnswer } from './calls.ts';

interface AnswerFormProps {
  item: ModeratedItem;
  onClose(): void;
}

/** The answer to a review, which everybody sees below it, or a reply in a discussion. */
export function AnswerForm({ item, onClose }: AnswerFormProps) {
  const isReview = item.kind === 'review';
  const [text, setText] = useState(item.answer?.text ?? '');
  const [problem, setProblem] = useState('');
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  const mayRemove = isReview && item.answer !== null;

  const { busy, run } = useAsyncAction(async () => {
    if (!text.trim() && !mayRemove) {
      setProblem('اكتب ردك أولًا.');
      return;
    }
    try {
      const { undo } = await sendAnswer(item, text.trim());
      showUndo(text.trim() ? 'أُرسل ردك' : 'حُذف الرد', undo, refresh);
      refresh();
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    }
  });

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Field
        label="ردك"
        error={problem}
        hint={
          isReview
            ? `يظهر تحت التقييم في صفحة الكورس.${mayRemove ? ' اترك النص فارغًا لتحذفه.' : ''}`
            : 'يظهر في النقاش لكل من يفتح المحاضرة.'
        }
      >
        <Textarea
          autoFocus
          rows={3}
          value={text}
          maxLength={limits.answerMaxLength}
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={busy} loadingLabel="جارٍ الإرسال…">
          أرسل الرد
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          إلغاء
        </Button>
      </div>
    </form>
  );
}
