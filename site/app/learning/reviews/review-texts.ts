import { wording } from '@nibras/contract/text/wording.ts';
import { errorText, isUnsupportedCall, serverMessage } from '#platform/api/api-error.ts';

export const reviewTexts = {
  chooseStars: 'اختر عدد النجوم أولًا.',
  get saved() {
    return wording`{حُفظ|حُفظت} تقييمك`;
  },
  get removed() {
    return wording`{حُذف|حُذفت} تقييمك`;
  },
  get unsupported() {
    return wording`لا يستقبل هذا الموقع التقييمات حاليًا.`;
  },
} as const;

/** The error text of a failed review request; a server may not support the call. */
export function reviewFailure(error: unknown): string {
  return (
    serverMessage(error) ?? (isUnsupportedCall(error) ? reviewTexts.unsupported : errorText(error))
  );
}
