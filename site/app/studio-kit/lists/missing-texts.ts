import type { MissingCode } from '@nibras/contract/learning/courses/studio/shapes.ts';

/** What a draft lacks, as items of the sentence «ينقصه: …». */
const texts: Record<MissingCode, string> = {
  name: 'اسم',
  description: 'وصف',
  category: 'تصنيف',
  image: 'صورة غلاف',
  'no-lectures': 'محاضرة واحدة على الأقل',
  'empty-chapter': 'محاضرات في فصل فارغ',
  'no-film': 'فيديو في محاضرة',
  'no-text': 'نص في محاضرة',
  'no-questions': 'أسئلة في اختبار',
  'no-exercise': 'تمرين في محاضرة',
};

export const missingText = (code: string): string => texts[code as MissingCode] ?? code;
