import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { InboxIcon, MailIcon } from '#ui/ornament/icons.ts';
import { inboxLog } from './log-texts.ts';

export const inbox = studioPart({
  pages: [
    { path: 'orders', Component: lazyPage(() => import('./orders-page.tsx')) },
    { path: 'orders/:id', Component: lazyPage(() => import('./order-page.tsx')) },
    { path: 'messages', Component: lazyPage(() => import('./messages-page.tsx')) },
    { path: 'messages/:id', Component: lazyPage(() => import('./message-page.tsx')) },
  ],
  menu: [
    {
      room: 'inbox',
      place: 20,
      to: '/studio/orders',
      label: 'الطلبات',
      icon: InboxIcon,
      capability: 'order:answer',
      waiting: 'orders',
    },
    {
      room: 'inbox',
      place: 30,
      to: '/studio/messages',
      label: 'رسائل التواصل',
      icon: MailIcon,
      capability: 'contact:answer',
      waiting: 'messages',
    },
  ],
  waitingViews: {
    orders: lazyPage(() => import('./waiting-order.tsx')),
    messages: lazyPage(() => import('./waiting-message.tsx')),
  },
  log: inboxLog,
});
