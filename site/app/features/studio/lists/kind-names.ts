/** What the log and the bin call a kind of content. */
export const kindNames: Record<string, string> = {
  course: 'كورس',
  lecture: 'محاضرة',
  article: 'مقال',
  service: 'خدمة',
  project: 'مشروع',
  category: 'تصنيف',
  skill: 'مهارة',
  media: 'ملف',
  settings: 'إعدادات',
  order: 'طلب',
  message: 'رسالة تواصل',
  person: 'شخص',
};
