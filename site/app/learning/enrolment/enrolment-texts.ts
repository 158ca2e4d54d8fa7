import { wording } from '@nibras/contract/text/wording.ts';

/** Texts of the enrolment; those listed in docs/behaviour/enrolment.md#texts are fixed. */
export const enrolmentTexts = {
  get enrolled() {
    return wording`تم التسجيل في الكورس بنجاح`;
  },
  get notStarted() {
    return wording`تعذر بدء اشتراكك في الكورس`;
  },
} as const;
