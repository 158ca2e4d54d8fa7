import { errorText, isUnsupportedCall, serverMessage } from '#platform/api/api-error.ts';

export const reviewTexts = {
  chooseStars: 'اختر عدد النجوم أولًا.',
  saved: 'تم حفظ تقييمك',
  removed: 'تم حذف تقييمك',
  notTaken: 'لا يستقبل هذا الموقع التقييمات حاليًا.',
} as const;

/** What went wrong with a review, in words; a server may not know the call at all. */
export function reviewFailure(error: unknown): string {
  return (
    serverMessage(error) ?? (isUnsupportedCall(error) ? reviewTexts.notTaken : errorText(error))
  );
}
