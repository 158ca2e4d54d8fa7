import { questions, questionVersions } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { contentRetention, publicationWords, withCourse, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(questions, {
    group: 'assessment',
    title: 'بنك الأسئلة',
    purpose: 'أسئلة كل كورس كما {teacher:كتبها|كتبتها} المعلّم. لا تخص أحدًا بعينه.',
    retention: contentRetention,
    columns: {
      id: words.id,
      courseId: words.course,
      slug: words.slug,
      name: 'أول النص',
      kind: 'نوع السؤال',
      body: 'النص',
      bodyHtml: 'النص بعد التلوين',
      answers: 'الإجابات',
      explanation: 'الشرح',
      hints: 'التلميحات',
      points: 'الدرجة',
      tags: 'الوسوم',
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
      saidText: words.searchText,
      ...publicationWords,
    },
  }),
  describe(questionVersions, {
    group: 'assessment',
    title: 'الأسئلة كما سُئلت',
    purpose: 'نسخة السؤال التي ظهرت في المحاولات. لا تخص أحدًا بعينه.',
    retention: withCourse,
    columns: {
      id: words.id,
      questionId: 'رقم السؤال',
      number: 'رقم النسخة',
      kind: 'نوع السؤال',
      html: 'النص',
      answers: 'الإجابات',
      explanation: 'الشرح',
      hints: 'التلميحات',
      createdAt: words.createdAt,
    },
  }),
];
