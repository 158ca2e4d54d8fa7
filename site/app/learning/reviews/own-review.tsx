import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { DeleteIcon, EditIcon, StarIcon } from '#ui/ornament/icons.ts';
import { ReviewRow } from './review-row.tsx';
import type { Reviewed } from './reviewed.ts';

// Loaded lazily: only users who write a review need them.
const ReviewForm = lazy(() => import('./review-form.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));

interface OwnReviewProps {
  courseId: number;
  /** The user's existing review, or null. */
  review: CourseReview | null;
  /** Receives a function that applies the change to the course's reviews. */
  onChanged(change: (before: Reviewed) => Reviewed): void;
}

/** The user's own review with buttons to edit and delete it, or an invitation to write one. */
export function OwnReview({ courseId, review, onChanged }: OwnReviewProps) {
  const [writing, setWriting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const focusIsLost = useRef(false);

  // The focused element was removed with the form or the dialog, so the focus moves to the button that is shown
  // finally. At first that may be the button to add a review, until the saved one is in the data.
  const focusRef = useCallback((button: HTMLButtonElement) => {
    if (focusIsLost.current) {
      requestAnimationFrame(() => {
        if (!button.isConnected) return;
        focusIsLost.current = false;
        button.focus();
      });
    }
    return () => {
      if (document.activeElement === button) focusIsLost.current = true;
    };
  }, []);

  function close() {
    focusIsLost.current = true;
    setWriting(false);
  }

  if (writing) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <ReviewForm courseId={courseId} review={review} onChanged={onChanged} onClose={close} />
      </Suspense>
    );
  }
  if (!review) {
    return (
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-sunken p-5">
        <div>
          <p className="font-semibold">{wording`ما رأيك في الكورس؟`}</p>
          <p className="text-sm text-text-soft">{wording`تقييمك {review:يعين|تعين} غيرك على الاختيار، {review:ويعين|وتعين} المعلّم.`}</p>
        </div>
        <Button
          ref={focusRef}
          variant="secondary"
          icon={<StarIcon className="size-5" />}
          onClick={() => setWriting(true)}
        >
          {wording`أضف تقييمك`}
        </Button>
      </div>
    );
  }
  return (
    <div className="mb-6 rounded-lg bg-sunken px-5">
      <ReviewRow review={review} own>
        <div className="-ms-2 mt-3 flex flex-wrap gap-1">
          <Button
            ref={focusRef}
            variant="ghost"
            size="sm"
            className="px-2!"
            icon={<EditIcon className="size-4.5" />}
            onClick={() => setWriting(true)}
          >
            {wording`عدّل تقييمك`}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="px-2!"
            icon={<DeleteIcon className="size-4.5" />}
            onClick={() => setRemoving(true)}
          >
            احذفه
          </Button>
        </div>
      </ReviewRow>
      {removing && (
        <Suspense fallback={null}>
          <RemoveDialog
            courseId={courseId}
            review={review}
            onChanged={(change) => {
              focusIsLost.current = true;
              onChanged(change);
            }}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label="جارٍ التحميل…"
      className="mb-6 flex flex-col gap-5 rounded-lg bg-sunken p-5"
    >
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-36" />
    </div>
  );
}
