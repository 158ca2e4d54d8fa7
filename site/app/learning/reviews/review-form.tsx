import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { reviews as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { StarRatingInput } from '#ui/form/star-rating-input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { sendReview } from './calls.ts';
import { reviewFailure, reviewTexts } from './review-texts.ts';
import { type Reviewed, withReview } from './reviewed.ts';
import { type ReviewValues, useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  courseId: number;
  /** The review to edit; null for a new one. */
  review: CourseReview | null;
  onChanged(change: (before: Reviewed) => Reviewed): void;
  onClose(): void;
}

/** The form of stars and comment. The input survives a failure and a reload. */
export default function ReviewForm({ courseId, review, onChanged, onClose }: ReviewFormProps) {
  const { form, control, problem, submit, clearDraft } = useReviewForm(courseId, review);
  const rating = useController({ control: form.control, name: 'rating' }).field;
  const commentLength = form.watch('comment').length;
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();

  useEffect(() => focusStars(element.current), []);

  const sending = useMutation({
    mutationFn: (values: ReviewValues) => sendReview(courseId, values),
    onSuccess: (response) => {
      clearDraft();
      onChanged((before) => withReview(before, response.review, response.rate));
      toast({ variant: 'success', title: reviewTexts.saved });
      onClose();
    },
  });

  // The mutation's error is shown below.
  const send = async (values: ReviewValues) =>
    void (await sending.mutateAsync(values).catch(() => undefined));

  return (
    <form
      ref={element}
      onSubmit={(event) => void submit(send, event)}
      noValidate
      aria-labelledby={titleId}
      className="mb-6 flex flex-col gap-5 rounded-lg bg-sunken p-5 sm:p-6"
    >
      <h2 id={titleId} className="text-xl">
        {review ? wording`عدّل تقييمك` : wording`أضف تقييمك`}
      </h2>
      <StarRatingInput
        name="rating"
        label={wording`تقييمك للكورس`}
        value={rating.value}
        onChange={rating.onChange}
        focusRef={rating.ref}
        {...(problem('rating') && { error: reviewTexts.chooseStars })}
      />
      <Field
        label="رأيك"
        optional
        hint="ما الذي أفادك؟ وما الذي كان ينقصه؟"
        error={problem('comment')}
      >
        <Textarea {...control('comment')} />
      </Field>
      {commentLength > limits.commentMaxLength * 0.9 && (
        <p className="-mt-3 text-sm text-text-faint tabular-nums">
          <bdi>
            {commentLength} / {limits.commentMaxLength}
          </bdi>
        </p>
      )}
      {sending.error && (
        <Notice tone="danger" title={wording`تعذر حفظ تقييمك`}>
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
          {review ? 'احفظ التعديل' : wording`أرسل التقييم`}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            clearDraft();
            onClose();
          }}
        >
          إلغاء
        </Button>
      </div>
    </form>
  );
}

/** Focuses the chosen star, or the first. */
function focusStars(form: HTMLFormElement | null) {
  const stars = form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  ([...stars].find((star) => star.checked) ?? stars[0])?.focus();
}
