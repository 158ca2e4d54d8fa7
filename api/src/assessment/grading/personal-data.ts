import { extraAttempts } from '#platform/database/schema/index.ts';
import { byPerson, byStaff, describe, others, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(extraAttempts, {
    group: 'assessment',
    title: 'محاولات إضافية',
    purpose: 'محاولة في اختبار {teacher:منحها|منحتها} المعلّم لطالب {student:بعينه|بعينها}.',
    retention: withAccount,
    columns: {
      id: words.id,
      lectureId: words.lecture,
      personId: words.person,
      givenBy: others('من منحها'),
      reason: 'السبب',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(extraAttempts.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('لا حاجة إليها بلا حساب.'),
      }),
      byStaff(extraAttempts.givenBy, 'من منح المحاولة.'),
    ],
  }),
];
