import type { DemoChapter } from '../../../types.ts';
import { temperatureExercise } from '../../exercises/python.ts';
import { pythonVariablesQuiz } from '../../quizzes/python-variables.ts';

export const variables: DemoChapter = {
  name: 'المتغيرات وأنواع البيانات',
  lectures: [
    {
      name: 'المتغيرات: أسماء للقيم',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/lesson-variables.mp4',
    },
    {
      name: 'الأعداد والعمليات الحسابية',
      type: 'video',
      minutes: 1,
      video: 'videos/python-2-2.mp4',
    },
    {
      name: 'النصوص وتنسيقها',
      type: 'video',
      minutes: 1,
      video: 'videos/python-2-3.mp4',
    },
    {
      name: 'اختبار: المتغيرات والأنواع',
      type: 'quiz',
      minutes: 10,
      body: '<p>تسعة أسئلة قصيرة في ربع ساعة. حاول أن تجيب دون تشغيل الكود، ولك ثلاث محاولات.</p>',
      quiz: pythonVariablesQuiz,
    },
    temperatureExercise,
  ],
};
