import { LogIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { happened } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

const undone = happened('جرى التراجع عن تغيير في');

export const log = studioPart({
  pages: [{ path: 'log', Component: lazyPage(() => import('./log-page.tsx')) }],
  log: {
    actions: {
      undone: {
        name: 'تراجع',
        sentence: (entry, noun) => noun.undone?.(entry) ?? undone(entry, noun),
      },
    },
  },
  menu: [{ room: 'home', place: 20, to: '/studio/log', label: 'سجل التغييرات', icon: LogIcon }],
});
