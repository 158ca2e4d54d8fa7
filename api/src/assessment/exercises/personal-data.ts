import { exerciseAttempts, exerciseWorks } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove, secret } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(exerciseWorks, {
    group: 'assessment',
    title: 'برامج التمارين',
    purpose: 'البرنامج الذي {student:يكتبه|تكتبه} الطالب في تمرين كما حُفظ آخر مرة.',
    retention: withAccount,
    columns: {
      lectureId: words.lecture,
      personId: words.person,
      files: 'البرنامج',
      save: 'عدد مرات الحفظ',
      savedAt: 'متى حُفظ',
    },
    links: [
      byPerson(exerciseWorks.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('عمل الطالب {له وحده|لها وحدها}.'),
      }),
    ],
  }),
  describe(exerciseAttempts, {
    group: 'assessment',
    title: 'محاولات التمارين',
    purpose: 'البرامج التي {سلّمها|سلّمتها} الطالب ونتائجها.',
    retention: withAccount,
    columns: {
      id: words.id,
      lectureId: words.lecture,
      personId: words.person,
      tests: secret('{=اختبارات} التمرين مع الناتج المتوقع: تكشف الحل لمن يقرؤها'),
      rules: 'قواعد التمرين حين بدأت',
      startedAt: 'متى بدأت',
      expiresAt: 'حتى متى تُقبل',
      handedInAt: 'متى سُلّمت',
      files: 'البرنامج',
      outputs: 'ما أخرجه البرنامج',
      results: 'هل كان كل ناتج صحيحًا',
      score: 'الدرجة',
      maxScore: 'الدرجة الكاملة',
      passed: 'هل نجح',
    },
    links: [
      byPerson(exerciseAttempts.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('عمل الطالب {ودرجاته له وحده|ودرجاتها لها وحدها}.'),
      }),
    ],
  }),
];
