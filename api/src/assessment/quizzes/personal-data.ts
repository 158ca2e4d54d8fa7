import { attemptQuestions, quizAttempts } from '#platform/database/schema/index.ts';
import {
  byPerson,
  byRow,
  byStaff,
  describe,
  isPerson,
  others,
  remove,
} from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(quizAttempts, {
    group: 'assessment',
    title: 'محاولات الاختبارات',
    purpose: 'محاولات الطالب في كل اختبار {student:ودرجاته|ودرجاتها}.',
    retention: withAccount,
    columns: {
      id: words.id,
      lectureId: words.lecture,
      personId: words.person,
      number: 'رقم المحاولة',
      state: 'مفتوحة أو مسلّمة أو مصحّحة',
      rules: 'قواعد الاختبار حين بدأت',
      startedAt: 'متى بدأت',
      endsAt: 'متى ينتهي وقتها',
      handedInAt: 'متى سُلّمت',
      maxScore: 'الدرجة الكاملة',
      score: 'الدرجة',
      passed: 'هل نجح',
    },
    links: [
      byPerson(quizAttempts.personId, {
        how: 'الطالب.',
        exported: 'whole',
        deletion: remove('عمل الطالب {ودرجاته له وحده|ودرجاتها لها وحدها}.'),
      }),
    ],
  }),
  describe(attemptQuestions, {
    group: 'assessment',
    title: 'إجابات الاختبارات',
    purpose: 'أسئلة كل محاولة وما {أجاب|أجابت} به الطالب وما كتبه المصحّح {له|لها}.',
    retention: withAccount,
    columns: {
      attemptId: 'رقم المحاولة',
      position: 'رقم السؤال فيها',
      questionVersionId: 'السؤال كما كان',
      points: 'درجة السؤال',
      arrangement: 'ترتيب الخيارات كما ظهر له',
      answer: 'الإجابة',
      save: 'عدد مرات الحفظ',
      savedAt: 'متى حُفظت',
      hintsOpened: 'عدد التلميحات المفتوحة',
      score: 'الدرجة',
      note: 'ما كتبه المصحّح للطالب',
      markedBy: others('من صحّح'),
      markedAt: 'متى صُحّح',
    },
    links: [
      byRow(attemptQuestions.attemptId, quizAttempts.id, {
        belongs: isPerson(quizAttempts.personId),
        how: 'عن طريق محاولة الاختبار.',
        exported: 'whole',
        deletion: remove('تُحذف مع المحاولات.'),
      }),
      byStaff(attemptQuestions.markedBy, 'من صحّح الإجابة.'),
    ],
  }),
];
