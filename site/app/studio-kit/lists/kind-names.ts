import { wording } from '@nibras/contract/text/wording.ts';

/** What the log and the trash call a kind of content. */
export const kindNames: Record<string, string> = {
  course: wording`كورس`,
  lecture: wording`محاضرة`,
  question: 'سؤال',
  article: wording`مقال`,
  service: wording`خدمة`,
  project: wording`مشروع`,
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
  'code-batch': 'أكواد',
  coupon: 'كوبون',
  bundle: 'باقة',
  purchase: 'شراء',
  transfer: 'إيصال تحويل',
  channel: 'وسيلة تحويل',
  certificate: wording`شهادة`,
};
