/** Texts of the enrolment; those listed in docs/behaviour/enrolment.md#texts are fixed. */
export const enrolmentTexts = {
  enrolled: 'تم التسجيل في الكورس بنجاح',
  notStarted: 'تعذر بدء اشتراكك في الكورس',
} as const;
