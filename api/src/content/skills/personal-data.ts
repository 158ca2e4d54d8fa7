import { skills } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(skills, {
    group: 'pages',
    title: 'المهارات',
    purpose: 'مهارات تُذكر في المشاريع.',
    retention: 'حتى تُحذف.',
    columns: { id: words.id, name: 'الاسم', image: 'الصورة', searchText: words.searchText },
  }),
];
