import { slug } from '@nibras/contract/learning/categories/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';

/** Marks above and below Arabic letters, and the stroke that lengthens words. */
const marks = /[\u064B-\u065F\u0670\u0640]/g;

/** The end of an address made from a name: letters and digits joined by hyphens, cut at the end of a word. */
export function slugOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(marks, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let made = '';
  for (const word of words) {
    const longer = made === '' ? word : `${made}-${word}`;
    if (longer.length > limits.slugMaxLength) break;
    made = longer;
  }
  return /^\d+$/.test(made) ? '' : made;
}

/** Replaces what an address cannot hold while it is being typed. */
export const typedSlug = (typed: string): string =>
  typed.replace(/[\s_]+/g, '-').replace(/[^\p{L}\p{N}-]/gu, '');

/** What is wrong with the end of an address, in Arabic; null where nothing is. */
export function slugProblem(typed: string): string | null {
  if (typed === '') return 'اكتب عنوان الصفحة.';
  if (/^\d+$/.test(typed)) return 'لا يكون العنوان أرقامًا وحدها.';
  return slug.safeParse(typed).success ? null : 'استخدم الحروف والأرقام، وبين الكلمات شرطة واحدة.';
}
