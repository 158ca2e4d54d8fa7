import { AnnounceIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { happened } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const announcements = studioPart({
  pages: [
    { path: 'announcements', Component: lazyPage(() => import('./announcements-page.tsx')) },
    { path: 'announcements/:id', Component: lazyPage(() => import('./announcement-page.tsx')) },
  ],
  menu: [
    {
      room: 'students',
      place: 40,
      to: '/studio/announcements',
      label: 'الإعلانات',
      icon: AnnounceIcon,
      capability: 'course:announce',
    },
  ],
  log: {
    nouns: { announcement: { the: 'الإعلان' } },
    actions: {
      'announcement-made': { sentence: happened('بدأت مسودة') },
      'announcement-scheduled': { sentence: happened('تقرر إرسال') },
      'announcement-unscheduled': { sentence: happened('أُلغي إرسال') },
      'announcement-sent': { sentence: happened('بدأ إرسال') },
      'announcement-cancelled': { sentence: happened('أُوقف إرسال', 'أُوقف إرسال', ' قبل أن يكتمل') },
      'announcement-called-off': {
        sentence: happened('لم يُرسل', 'لم يُرسل', '، لأن صاحبه لم يعد يملك صلاحية إرساله'),
      },
      'announcement-removed': { sentence: happened('حُذفت مسودة') },
    },
  },
});
