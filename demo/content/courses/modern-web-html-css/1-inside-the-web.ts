import type { DemoChapter } from '../../../types.ts';

export const insideTheWeb: DemoChapter = {
  name: 'الويب من الداخل',
  lectures: [
    {
      name: 'مرحبًا بك: أول صفحة HTML',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/lesson-html.mp4',
    },
    {
      name: 'كيف تصل الصفحة إلى متصفحك؟',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/html-1-2.mp4',
    },
    {
      name: 'تجهيز المحرر والمتصفح',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/html-1-3.mp4',
    },
    {
      name: 'هيكل صفحة HTML',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/html-1-4.mp4',
    },
  ],
};
