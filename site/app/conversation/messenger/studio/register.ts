import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const messenger = studioPart({
  waitingViews: { chats: lazy(() => import('./waiting-chat.tsx')) },
});
