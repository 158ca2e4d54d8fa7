import { webVitals } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(webVitals, {
    group: 'studio',
    title: 'قياسات سرعة الصفحات',
    purpose: 'كم تستغرق الصفحات لتظهر. لا تُربط بأحد.',
    retention: '90 يومًا.',
    columns: {
      id: words.id,
      name: 'ما قيس',
      value: 'القيمة',
      rating: 'جيد أم لا',
      path: 'الصفحة',
      createdAt: words.createdAt,
    },
  }),
];
