import { courseStaff } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withCourse, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(courseStaff, {
    group: 'courses',
    title: 'فريق الكورس',
    purpose: 'من يعلّم في كل كورس ومن يساعد فيه.',
    retention: withCourse,
    columns: {
      courseId: words.course,
      personId: 'رقم الحساب',
      role: 'معلّم أو مساعد',
      createdAt: 'متى أُضيف',
    },
    links: [
      byPerson(courseStaff.personId, {
        how: 'المعلّم أو المساعد.',
        exported: 'whole',
        deletion: remove('لا صلاحية بلا حساب.'),
      }),
    ],
  }),
];
