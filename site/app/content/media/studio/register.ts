import { MediaIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const media = studioPart({
  pages: [{ path: 'media', Component: lazyPage(() => import('./library/media-page.tsx')) }],
  menu: [{ room: 'content', place: 60, to: '/studio/media', label: 'الوسائط', icon: MediaIcon }],
  log: {
    nouns: { media: { the: 'الملف' } },
    actions: {
      'streams-changed': {
        name: 'تغيير تجهيز الفيديوهات',
        sentence: alone('تغيّر تجهيز الفيديوهات القديمة أو حفظ ملفاتها الأصلية'),
      },
    },
  },
});
