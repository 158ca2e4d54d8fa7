import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { ServicesIcon } from '#ui/ornament/icons.ts';

export const services = studioPart({
  pages: [
    { path: 'services', Component: lazyPage(() => import('./services-page.tsx')) },
    { path: 'services/order', Component: lazyPage(() => import('./service-order-page.tsx')) },
    { path: 'services/:id', Component: lazyPage(() => import('./service-edit-page.tsx')) },
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
