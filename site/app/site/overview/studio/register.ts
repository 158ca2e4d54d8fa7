import { FiguresIcon, OverviewIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const overview = studioPart({
  pages: [
    { index: true, Component: lazyPage(() => import('./overview-page.tsx')) },
    { path: 'figures', Component: lazyPage(() => import('./figures-page.tsx')) },
    { path: 'overview/:list', Component: lazyPage(() => import('./overview-list-page.tsx')) },
  ],
  menu: [
    {
      room: 'home',
      place: 10,
      to: '/studio',
      label: 'الرئيسية',
      icon: OverviewIcon,
      exact: true,
      parts: ['/studio/overview'],
    },
    {
      room: 'figures',
      place: 10,
      to: '/studio/figures',
      label: 'الأرقام',
      icon: FiguresIcon,
      capability: 'people:manage',
    },
  ],
});
