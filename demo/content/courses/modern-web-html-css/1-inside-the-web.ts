import type { DemoChapter } from '../../../types.ts';

export const insideTheWeb: DemoChapter = {
  name: 'الويب من الداخل',
  lectures: [
    {
      name: 'مرحبًا بك: ماذا سنبني معًا؟',
      type: 'video',
      minutes: 4,
      free: true,
      video: 'videos/lesson-html.mp4',
    },
    {
      name: 'كيف تصل الصفحة إلى متصفحك؟',
      type: 'video',
      minutes: 8,
      free: true,
      video: 'videos/lesson-html.mp4',
    },
    {
      name: 'تجهيز المحرر والمتصفح',
      type: 'video',
      minutes: 6,
      free: true,
      video: 'videos/lesson-html.mp4',
    },
    {
      name: 'هيكل صفحة HTML',
      type: 'video',
      minutes: 9,
      free: true,
      video: 'videos/lesson-html.mp4',
    },
  ],
};
