/** What the log and the bin call a kind of content. */
export const kindNames: Record<string, string> = {
  course: 'كورس',
  lecture: 'محاضرة',
  article: 'مقال',
  service: 'خدمة',
  project: 'مشروع',
  page: 'صفحة',
  category: 'تصنيف',
  announcement: 'إعلان',
  skill: 'مهارة',
  media: 'ملف',
  settings: 'إعدادات',
  site: 'إعدادات الموقع',
  order: 'طلب',
  message: 'رسالة تواصل',
  person: 'شخص',
  import: 'قائمة',
};
