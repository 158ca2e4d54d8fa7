/** Texts that the specification fixes (document 2 §8), and their companions. */
export const enrolmentTexts = {
  enrolled: 'تم التسجيل في الكورس بنجاح',
  notStarted: 'لم يبدأ تسجيلك في الكورس',
} as const;
