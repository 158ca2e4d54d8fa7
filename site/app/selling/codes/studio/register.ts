import { wording } from '@nibras/contract/text/wording.ts';
import { CodesIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { codeLog } from './log-texts.ts';

export const codes = studioPart({
  pages: [
    { path: 'codes', Component: lazyPage(() => import('./codes-page.tsx')) },
    { path: 'codes/new', Component: lazyPage(() => import('./new-codes-page.tsx')) },
    { path: 'codes/:id', Component: lazyPage(() => import('./batch-page.tsx')) },
  ],
  menu: [
    {
      room: 'money',
      place: 30,
      to: '/studio/codes',
      label: 'أكواد الاشتراك',
      icon: CodesIcon,
      capability: 'selling:manage',
    },
  ],
  verbs: [
    {
      name: wording`أكواد لكورس`,
      words: ['أكواد ل', 'أكواد جديدة ل', 'اصنع أكوادا ل'],
      kinds: ['course'],
      path: ({ id }) => `/studio/codes/new?course=${id}`,
      capability: 'selling:manage',
    },
  ],
  commands: [
    {
      path: '/studio/codes/new',
      name: 'أكواد جديدة',
      words: 'أنشئ إنشاء إضافة أضف اطبع كود اشتراك codes new',
      capability: 'selling:manage',
    },
  ],
  log: codeLog,
});
