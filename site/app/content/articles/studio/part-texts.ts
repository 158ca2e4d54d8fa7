import type { ArticlePart } from '@nibras/contract/content/articles/studio/shapes.ts';

/** What an article lacks, as items of the sentence «ينقصه: …». */
export const partNames: Record<ArticlePart, string> = {
  name: 'عنوان',
  text: 'نص',
  excerpt: 'مقتطف',
  image: 'غلاف',
  category: 'تصنيف',
  author: 'كاتب',
};
