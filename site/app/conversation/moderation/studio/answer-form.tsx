import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { sendByKeys } from '#studio-kit/forms/send-by-keys.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { useUndoToast } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { sendAnswer } from './calls.ts';

interface AnswerFormProps {
  item: ModeratedItem;
  /** The newest message of the discussion that is shown; a review's answer is known from the item. */
  seen?: number;
  /** Gives the field the focus; without it the field takes it. */
  formRef?: Ref<HTMLFormElement>;
  onClose(): void;
}

/** The answer to a review, which everybody sees below it, or a reply in a discussion. */
export function AnswerForm({ item, seen, formRef, onClose }: AnswerFormProps) {
  const isReview = item.kind === 'review';
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  const mayRemove = isReview && item.answer !== null;
  const { form, submit, sending, control, problem } = useCheckedForm({
    defaultValues: { text: item.answer?.text ?? '' },
    check: ({ text }) => ({ text: !text.trim() && !mayRemove && 'اكتب ردك أولًا.' }),
  });

  async function send(values: { text: string }) {
    const text = values.text.trim();
    try {
      const { undo } = await sendAnswer(item, {
        text,
        seen: isReview ? (item.answer?.at ?? '') : seen,
      });
      showUndo(text ? 'أُرسل ردك' : 'حُذف الرد', undo, refresh);
      refresh();
      onClose();
    } catch (error) {
      form.setError('text', { type: 'server', message: errorText(error) });
    }
  }

  return (
    <form
      ref={formRef}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(send, event)}
      onKeyDown={sendByKeys}
    >
      <Field
        label="ردك"
        error={problem('text')}
        hint={
          isReview
            ? wording`يظهر تحت التقييم في صفحة الكورس.${mayRemove ? ' اترك النص فارغًا لتحذفه.' : ''}`
            : wording`يظهر في النقاش لكل من يفتح المحاضرة.`
        }
      >
        <Textarea
          autoFocus={!formRef}
          rows={3}
          maxLength={limits.answerMaxLength}
          {...control('text')}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={sending} loadingLabel="جارٍ الإرسال…">
          أرسل الرد
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          إلغاء
        </Button>
      </div>
    </form>
  );
}
