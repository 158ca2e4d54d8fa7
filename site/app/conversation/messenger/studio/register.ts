import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const messenger = studioPart({
  waitingViews: { chats: lazyPage(() => import('./waiting-chat.tsx')) },
});
