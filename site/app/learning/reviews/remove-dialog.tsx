import type { CourseReview } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { removeReview } from './calls.ts';
import { reviewFailure, reviewTexts } from './review-texts.ts';
import { type Reviewed, withoutReview } from './reviewed.ts';

interface RemoveDialogProps {
  courseId: number;
  review: CourseReview;
  onChanged(change: (before: Reviewed) => Reviewed): void;
  onClose(): void;
}

/** Asks for confirmation before the user's review is deleted. */
export default function RemoveDialog({ courseId, review, onChanged, onClose }: RemoveDialogProps) {
  const removing = useMutation({
    mutationFn: () => removeReview(courseId),
    onSuccess: ({ rate }) => {
      toast({ variant: 'success', title: reviewTexts.removed });
      onClose();
      onChanged((before) => withoutReview(before, review.id, rate));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wording`هل تريد حذف تقييمك؟`}
      description={wording`يُحذف ما كتبته ونجومك من تقييم الكورس. يمكنك أن تكتب {review:غيره|غيرها} متى شئت.`}
      footer={
        <>
          <Button
            variant="danger"
            loading={removing.isPending}
            loadingLabel="جارٍ الحذف…"
            onClick={() => removing.mutate()}
          >
            {wording`احذف التقييم`}
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    >
      {removing.error && (
        <Notice tone="danger" title={wording`تعذر حذف تقييمك`}>
          {reviewFailure(removing.error)}
        </Notice>
      )}
    </Dialog>
  );
}
