import { chapterOfField } from '@nibras/contract/studio/item-fields.ts';

const names: Record<string, string> = {
  name: 'الاسم',
  slug: 'الرابط',
  category_id: 'التصنيف',
  author_id: 'الكاتب',
  related: 'المقالات ذات الصلة',
  description: 'الوصف',
  long_description: 'الوصف الكامل',
  small_description: 'الوصف المختصر',
  user_description: 'ما نقدمه',
  image: 'الصورة',
  intro_video: 'فيلم التعريف',
  price: 'السعر',
  price_starting: 'السعر يبدأ من',
  language: 'اللغة',
  certificate: 'الشهادة',
  level: 'المستوى',
  requirements: 'المتطلبات',
  outcomes: 'ما سيتعلمه الطالب',
  resources: 'الملفات المرفقة',
  type: 'النوع',
  minutes: 'المدة بالدقائق',
  free: 'متاحة للجميع',
  video: 'الفيلم',
  poster: 'صورة الفيلم',
  captions: 'الترجمات',
  body: 'النص',
  manager_id: 'مسؤول الخدمة',
  featured: 'خدمة مميزة',
  courses: 'كورسات ذات صلة',
  projects: 'المشاريع',
  images: 'الصور',
  skills: 'المهارات',
  services: 'الخدمات',
  project_url: 'رابط المشروع',
  completed_at: 'تاريخ الإنجاز',
};

/** The Arabic name of a draft's field. */
export const fieldLabel = (field: string): string =>
  chapterOfField(field) === null ? (names[field] ?? field) : 'اسم فصل';
