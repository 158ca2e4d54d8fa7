import type { DemoChapter } from '../../../types.ts';
import { commonWordExercise } from '../../exercises/python.ts';
import { pythonCollectionsQuiz } from '../../quizzes/python-collections.ts';

export const collections: DemoChapter = {
  name: 'تجميع البيانات',
  lectures: [
    {
      name: 'القوائم: إضافة وحذف وترتيب',
      type: 'video',
      minutes: 1,
      video: 'videos/python-4-1.mp4',
    },
    {
      name: 'القواميس: مفتاح وقيمة',
      type: 'video',
      minutes: 1,
      video: 'videos/python-4-2.mp4',
    },
    {
      name: 'الصفوف والمجموعات',
      type: 'video',
      minutes: 1,
      video: 'videos/python-4-3.mp4',
    },
    {
      name: 'اختبار: أي بنية تختار؟',
      type: 'quiz',
      minutes: 9,
      body: '<p>في كل سؤال موقف من برنامج حقيقي. فكّر في السبب قبل الجواب، واكتب السؤال الأخير بكلماتك فأنا أقرؤه بنفسي.</p>',
      quiz: pythonCollectionsQuiz,
    },
    commonWordExercise,
  ],
};
