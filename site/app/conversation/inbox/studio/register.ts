import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { InboxIcon, MailIcon } from '#ui/ornament/icons.ts';
import { inboxLog } from './log-texts.ts';

export const inbox = studioPart({
  pages: [
    { path: 'orders', Component: lazy(() => import('./orders-page.tsx')) },
    { path: 'orders/:id', Component: lazy(() => import('./order-page.tsx')) },
    { path: 'messages', Component: lazy(() => import('./messages-page.tsx')) },
    { path: 'messages/:id', Component: lazy(() => import('./message-page.tsx')) },
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
    orders: lazy(() => import('./waiting-order.tsx')),
    messages: lazy(() => import('./waiting-message.tsx')),
  },
  log: inboxLog,
});
