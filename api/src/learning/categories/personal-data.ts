import { categories } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(categories, {
    group: 'courses',
    title: 'التصنيفات',
    purpose: 'تصنيفات الكورسات والمقالات والخدمات.',
    retention: 'ما دامت تُستخدم.',
    columns: { id: words.id, slug: words.slug, name: 'الاسم', position: words.position },
  }),
];
