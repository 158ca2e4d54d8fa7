import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { PortfolioIcon } from '#ui/ornament/icons.ts';

export const portfolio = studioPart({
  pages: [
    { path: 'projects', Component: lazyPage(() => import('./projects-page.tsx')) },
    { path: 'projects/order', Component: lazyPage(() => import('./project-order-page.tsx')) },
    { path: 'projects/:id', Component: lazyPage(() => import('./project-edit-page.tsx')) },
  ],
  menu: [
    {
      room: 'content',
      place: 40,
      to: '/studio/projects',
      label: 'معرض الأعمال',
      icon: PortfolioIcon,
      capability: 'project:create',
    },
  ],
  commands: [
    {
      path: '/studio/projects?new=1',
      name: wording`مشروع {جديد|جديدة}`,
      words: 'أنشئ إنشاء إضافة أضف عمل معرض project new',
      capability: 'project:create',
    },
  ],
  log: { nouns: { project: { the: wording`المشروع` } } },
});
