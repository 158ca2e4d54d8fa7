import { wording } from '@nibras/contract/text/wording.ts';
import { ModerationIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { happened } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const moderation = studioPart({
  pages: [{ path: 'moderation', Component: lazyPage(() => import('./moderation-page.tsx')) }],
  menu: [
    {
      room: 'inbox',
      place: 50,
      to: '/studio/moderation',
      label: 'الإشراف',
      icon: ModerationIcon,
      capability: 'course:moderate',
      waiting: 'reports',
    },
  ],
  waitingViews: { reports: lazyPage(() => import('./waiting-report.tsx')) },
  log: {
    nouns: {
      review: { the: wording`تقييم`, ofCourse: true },
      discussion: { the: 'استفسار', ofCourse: true },
      'chat-message': { the: 'رسالة', feminine: true, ofCourse: true },
    },
    actions: {
      'content-hidden': { name: 'إخفاء مشاركة', sentence: happened('أُخفي', 'أُخفيت') },
      'content-restored': { name: 'إعادة مشاركة', sentence: happened('أُعيد إظهار') },
      'report-dismissed': { name: 'إغلاق بلاغ', sentence: happened('أُغلق البلاغ عن') },
      'review-answered': { name: wording`رد على تقييم`, sentence: happened('رُدّ على') },
      'answer-removed': { name: wording`حذف رد على تقييم`, sentence: happened('حُذف الرد على') },
      'discussion-answered': { name: 'رد على استفسار', sentence: happened('رُدّ على') },
    },
  },
});
