import { bundleCourses, bundles } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

const binned = 'ما دام معروضًا، وثلاثين يومًا بعد نقله إلى سلة المحذوفات إن لم يشترِ به أحد.';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(bundles, {
    group: 'selling',
    title: 'الباقات',
    purpose: 'كورسات تُباع معًا.',
    retention: binned,
    columns: {
      id: words.id,
      name: 'الاسم',
      description: 'الوصف',
      price: 'السعر',
      active: 'هل هي معروضة',
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      deletedAt: words.deletedAt,
    },
  }),
  describe(bundleCourses, {
    group: 'selling',
    title: 'كورسات الباقات',
    purpose: 'أي الكورسات في كل باقة.',
    retention: 'ما دامت الباقة.',
    columns: { bundleId: 'رقم الباقة', courseId: words.course, position: words.position },
  }),
];
