import { wording } from '@nibras/contract/text/wording.ts';
import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { ServicesIcon } from '#ui/ornament/icons.ts';

export const services = studioPart({
  pages: [
    { path: 'services', Component: lazy(() => import('./services-page.tsx')) },
    { path: 'services/order', Component: lazy(() => import('./service-order-page.tsx')) },
    { path: 'services/:id', Component: lazy(() => import('./service-edit-page.tsx')) },
  ],
  menu: [
    {
      room: 'content',
      place: 30,
      to: '/studio/services',
      label: wording`الخدمات`,
      icon: ServicesIcon,
      capability: 'service:create',
    },
  ],
  commands: [
    {
      path: '/studio/services?new=1',
      name: wording`خدمة {جديدة|جديد}`,
      words: 'أنشئ إنشاء إضافة أضف service new',
      capability: 'service:create',
    },
  ],
  log: { nouns: { service: { the: wording`الخدمة`, feminine: true } } },
});
