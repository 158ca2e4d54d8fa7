import type { CourseReview } from '@nibras/contract/courses.ts';
import { reviews as limits } from '@nibras/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { StarRatingInput } from '#ui/form/star-rating-input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { sendReview } from './calls.ts';
import { reviewFailure, reviewTexts } from './review-texts.ts';
import { type Reviewed, withReview } from './reviewed.ts';
import { useReviewDraft } from './use-review-draft.ts';

interface ReviewFormProps {
  courseId: number;
  /** What is written anew; null: nothing yet. */
  review: CourseReview | null;
  onChanged(change: (before: Reviewed) => Reviewed): void;
  onClose(): void;
}

/** Stars and words. What was typed outlives a failure, and a reload too. */
export default function ReviewForm({ courseId, review, onChanged, onClose }: ReviewFormProps) {
  const { draft, setDraft, forget, problem, check } = useReviewDraft(courseId, review);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();

  useEffect(() => focusStars(form.current), []);

  const sending = useMutation({
    mutationFn: () => sendReview(courseId, draft),
    onSuccess: (answer) => {
      forget();
      onChanged((before) => withReview(before, answer.review, answer.rate));
      toast({ variant: 'success', title: reviewTexts.saved });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    const wrong = check();
    if (wrong === 'rating') focusStars(form.current);
    else if (wrong === 'comment') form.current?.querySelector('textarea')?.focus();
    else sending.mutate();
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-labelledby={titleId}
      className="mb-6 flex flex-col gap-5 rounded-lg bg-sunken p-5 sm:p-6"
    >
      <h2 id={titleId} className="text-xl">
        {review ? 'عدّل تقييمك' : 'أضف تقييمك'}
      </h2>
      <StarRatingInput
        name="rating"
        label="تقييمك للكورس"
        value={draft.rating}
        onChange={(rating) => setDraft({ ...draft, rating })}
        {...(problem.rating && { error: problem.rating })}
      />
      <Field
        label="رأيك"
        optional
        hint="ما الذي أفادك؟ وما الذي كان ينقصه؟"
        {...(problem.comment && { error: problem.comment })}
      >
        <Textarea
          value={draft.comment}
          onChange={({ target }) => setDraft({ ...draft, comment: target.value })}
        />
      </Field>
      {draft.comment.length > limits.commentMaxLength * 0.9 && (
        <p className="-mt-3 text-sm text-text-faint tabular-nums">
          <bdi>
            {draft.comment.length} / {limits.commentMaxLength}
          </bdi>
        </p>
      )}
      {sending.error && (
        <Notice tone="danger" title="لم يُحفظ تقييمك">
          {reviewFailure(sending.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          loading={sending.isPending}
          loadingLabel="جارٍ الحفظ…"
        >
          {review ? 'احفظ التعديل' : 'أرسل التقييم'}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          إلغاء
        </Button>
      </div>
    </form>
  );
}

/** The keyboard begins at the stars: the chosen one, or the first. */
function focusStars(form: HTMLFormElement | null) {
  const stars = form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  ([...stars].find((star) => star.checked) ?? stars[0])?.focus();
}
