import { teacherFeatures } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(teacherFeatures, {
    group: 'account',
    title: 'مزايا المعلّم',
    purpose: 'ما كُتب عن المعلّم في صفحته العامة.',
    retention: withAccount,
    columns: {
      id: words.id,
      teacherId: 'رقم حساب المعلّم',
      name: 'النص',
      position: words.position,
    },
    links: [
      byPerson(teacherFeatures.teacherId, {
        how: 'المعلّم {الذي|التي} كُتبت عنه.',
        exported: 'whole',
        deletion: remove('تصف صاحب الحساب.'),
      }),
    ],
  }),
];
