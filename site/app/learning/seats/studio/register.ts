import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { ComputerIcon } from '#ui/ornament/icons.ts';

export const seats = studioPart({
  pages: [{ path: 'watching', Component: lazyPage(() => import('./watching-page.tsx')) }],
  settings: [
    {
      subject: 'people',
      to: '/studio/watching',
      name: 'عدد أجهزة المشاهدة',
      words: 'حد جهاز مشاركة الحساب فيديو شاشة مقعد devices seats',
      capability: 'people:manage',
    },
  ],
  menu: [
    {
      room: 'students',
      place: 35,
      to: '/studio/watching',
      label: 'أجهزة المشاهدة',
      icon: ComputerIcon,
      capability: 'people:manage',
    },
  ],
  log: {
    actions: {
      'seats-changed': {
        name: 'تغيير عدد أجهزة المشاهدة',
        sentence: alone('تغيّر عدد أجهزة المشاهدة'),
      },
    },
  },
});
