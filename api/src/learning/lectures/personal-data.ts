import { captions, lectures, videoChapters } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { contentRetention, publicationWords, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(lectures, {
    group: 'courses',
    title: 'المحاضرات',
    purpose: 'محتوى كل محاضرة.',
    retention: contentRetention,
    columns: {
      id: words.id,
      courseId: words.course,
      chapterId: 'رقم الفصل',
      slug: words.slug,
      name: 'الاسم',
      type: 'النوع',
      minutes: 'المدة بالدقائق',
      free: 'هل هي مجانية',
      video: 'الفيديو',
      poster: 'صورة الفيديو',
      elsewhere: 'الفيديو في موقع آخر',
      body: 'النص',
      bodyHtml: 'النص بعد التلوين',
      quizItems: 'أسئلة الاختبار',
      quizRules: 'قواعد الاختبار',
      videoQuestions: 'أسئلة الفيديو ومواضعها',
      questionsRequired: 'هل تكتمل بالإجابة عن أسئلة الفيديو',
      exerciseLanguage: 'لغة البرمجة',
      exerciseFiles: 'بداية البرنامج',
      exerciseSolution: 'الحل',
      exerciseTests: 'اختبارات التمرين',
      exerciseHints: 'التلميحات',
      exerciseRules: 'قواعد التمرين',
      position: words.position,
      createdAt: words.createdAt,
      searchText: words.searchText,
      ...publicationWords,
    },
  }),
  describe(captions, {
    group: 'courses',
    title: 'ترجمات الفيديوهات',
    purpose: 'ملفات الترجمة لكل محاضرة.',
    retention: 'ما دامت المحاضرة.',
    columns: {
      id: words.id,
      lectureId: words.lecture,
      language: 'اللغة',
      path: 'الملف',
      position: words.position,
    },
  }),
  describe(videoChapters, {
    group: 'courses',
    title: '{=فصول} الفيديوهات',
    purpose: 'ما يقسّم فيديو المحاضرة بأسماء.',
    retention: 'ما دامت المحاضرة.',
    columns: {
      lectureId: words.lecture,
      startsAt: 'الثانية التي يبدأ عندها',
      name: 'الاسم',
      searchText: words.searchText,
    },
  }),
];
