/** Texts that the specification fixes (docs/behaviour/enrolment.md#texts), and their companions. */
export const enrolmentTexts = {
  enrolled: 'تم التسجيل في الكورس بنجاح',
  notStarted: 'لم يبدأ تسجيلك في الكورس',
} as const;
