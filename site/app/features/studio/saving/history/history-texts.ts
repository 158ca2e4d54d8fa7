/** The texts of an item's history. */
export const historyTexts = {
  title: 'النسخ السابقة',
  description: 'كل ما نُشر في السنة الماضية. قارن نسخة بما هو مكتوب الآن، أو أعدها إلى المسودة.',
  empty: 'لا نسخ بعد',
  emptyText: 'تُحفظ نسخة مع كل نشر من الاستوديو.',
  failed: 'تعذر تحميل النسخ',
  pages: 'صفحات النسخ',
  first: 'قبل أول نشر من الاستوديو',
  number: (number: number) => `النسخة ${number}`,
  changed: 'تغيّر فيها:',
  compare: 'قارن بالمكتوب الآن',
  hide: 'أخفِ المقارنة',
  bringBack: 'أعدها إلى المسودة',
  broughtBack: 'عادت النسخة إلى المسودة. راجعها ثم انشرها.',
  bringBackFailed: 'لم تعد النسخة',
  same: 'لا فرق بين هذه النسخة والمكتوب الآن.',
  marks: 'الأخضر في النسخة وحدها، والأحمر في المكتوب الآن وحده.',
} as const;
