import type { MissingCode } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** What a draft lacks, as items of the sentence «ينقصه: …». */
const texts: Record<MissingCode, string> = {
  name: 'اسم',
  description: 'وصف',
  category: 'تصنيف',
  image: 'صورة غلاف',
  'no-lectures': wording`محاضرة {واحدة|واحد} على الأقل`,
  'empty-chapter': wording`محاضرات في فصل فارغ`,
  'no-film': wording`فيديو في محاضرة`,
  'no-text': wording`نص في محاضرة`,
  'no-questions': wording`أسئلة في اختبار`,
  'no-exercise': wording`تمرين في محاضرة`,
};

export const missingText = (code: string): string => texts[code as MissingCode] ?? code;
