import { completionChecks, completions, progress } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(progress, {
    group: 'learning',
    title: 'التقدّم في المحاضرات',
    purpose:
      'أين {student:وصل|وصلت} الطالب في كل محاضرة، {student:ليكمل|لتكمل} {lecture:منها|منه} وتُحسب قواعد الإتمام.',
    retention: withAccount,
    columns: {
      personId: words.person,
      lectureId: words.lecture,
      status: 'هل شاهدها أو بدأها',
      position: 'أين توقّف، بالثواني',
      watchedAt: 'متى أتمّها',
      endedAt: 'متى وصل إلى آخر الفيديو وفيه أسئلة بلا إجابة',
      updatedAt: words.updatedAt,
    },
    links: [
      byPerson(progress.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('لا حاجة إليه بلا حساب.'),
      }),
    ],
  }),
  describe(completions, {
    group: 'learning',
    title: 'إتمام الكورسات',
    purpose: 'متى {student:أتمّ|أتمّت} الطالب كل كورس لأول مرة.',
    retention: withAccount,
    columns: {
      personId: words.person,
      courseId: words.course,
      completedAt: 'متى أتمّه',
      congratulatedAt: 'متى ظهرت له التهنئة',
    },
    links: [
      byPerson(completions.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('لا حاجة إليه بلا حساب؛ الشهادة {لها سطرها|له سطره}.'),
      }),
    ],
  }),
  describe(completionChecks, {
    group: 'courses',
    title: 'كورسات يُراجع إتمامها',
    purpose: 'كورسات تغيّر فيها شيء، فيُنظر من أتمّها الآن.',
    retention: 'حتى تُراجع، دقائق في العادة.',
    columns: {
      courseId: words.course,
      dueAt: 'متى تُراجع',
      quiet: 'هل تُراجع بلا تهنئة',
    },
  }),
];
