import { chapters } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { contentRetention, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(chapters, {
    group: 'courses',
    title: 'الفصول',
    purpose: 'فصول كل كورس.',
    retention: contentRetention,
    columns: {
      id: words.id,
      courseId: words.course,
      name: 'الاسم',
      position: words.position,
      deletedAt: words.deletedAt,
    },
  }),
];
