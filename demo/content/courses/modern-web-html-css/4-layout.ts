import type { DemoChapter } from '../../../types.ts';
import { gridExercise } from '../../exercises/web.ts';
import { htmlLayoutQuiz } from '../../quizzes/html-layout.ts';

export const layout: DemoChapter = {
  name: 'ترتيب الصفحة',
  lectures: [
    {
      name: 'الترتيب في سطر مع Flexbox',
      type: 'video',
      minutes: 1,
      video: 'videos/html-4-1.mp4',
    },
    {
      name: 'الترتيب في شبكة مع Grid',
      type: 'video',
      minutes: 1,
      video: 'videos/html-4-2.mp4',
    },
    {
      name: 'صفحة واحدة لكل الشاشات',
      type: 'video',
      minutes: 1,
      video: 'videos/html-4-3.mp4',
    },
    {
      name: 'اختبار: التخطيط',
      type: 'quiz',
      minutes: 8,
      body: '<p>خذ ورقة وارسم ما تتخيله قبل أن تختار. هذه العادة أهم من الإجابة نفسها.</p>',
      quiz: htmlLayoutQuiz,
    },
    gridExercise,
  ],
};
