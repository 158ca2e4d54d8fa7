import { videoAnswers } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove, secret } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(videoAnswers, {
    group: 'assessment',
    title: 'إجابات أسئلة الفيديو',
    purpose: 'ما {أجاب|أجابت} به الطالب عن الأسئلة التي يتوقف عندها الفيديو.',
    retention: withAccount,
    columns: {
      id: words.id,
      lectureId: words.lecture,
      personId: words.person,
      questionVersionId: 'السؤال كما كان',
      clientKey: secret('معرّف يمنع حفظ الإجابة مرتين'),
      answer: 'الإجابة',
      share: 'كم منها صحيح',
      answeredAt: 'متى أُجيبت',
    },
    links: [
      byPerson(videoAnswers.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('إجابات الطالب {له وحده|لها وحدها}.'),
      }),
    ],
  }),
];
