import type { DemoChapter } from '../../../types.ts';
import { cheapProductsExercise } from '../../exercises/scripts.ts';

export const beforeReact: DemoChapter = {
  name: 'قبل أن نبدأ',
  lectures: [
    {
      name: 'لماذا React؟ المشكلة قبل الحل',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/react-1-1.mp4',
    },
    {
      name: 'ما تحتاجه من JavaScript',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/react-1-2.mp4',
    },
    {
      name: 'إنشاء المشروع بأداة Vite',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/react-1-3.mp4',
    },
    cheapProductsExercise,
  ],
};
