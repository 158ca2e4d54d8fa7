import type { DemoChapter } from '../../../types.ts';

export const beforeReact: DemoChapter = {
  name: 'قبل أن نبدأ',
  lectures: [
    {
      name: 'لماذا React؟ المشكلة قبل الحل',
      type: 'video',
      minutes: 6,
      free: true,
      video: 'videos/lesson-components.mp4',
    },
    {
      name: 'ما تحتاجه من JavaScript',
      type: 'video',
      minutes: 14,
      free: true,
      video: 'videos/lesson-variables.mp4',
    },
    {
      name: 'إنشاء المشروع بأداة Vite',
      type: 'video',
      minutes: 8,
      free: true,
      video: 'videos/lesson-components.mp4',
    },
  ],
};
