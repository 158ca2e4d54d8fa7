import { messageCountAnswer } from '@nibras/contract/notifications.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import { signedIn } from '#platform/http/access.ts';
import type { Routes } from '#platform/http/feature.ts';
import { markAllRead, unreadMessages } from './queries.ts';

export const routes: Routes = (app, { db }) => {
  app.get(
    '/api/count-messages',
    { schema: { response: { 200: messageCountAnswer } } },
    async (request) => ({
      data: { messagesCount: await unreadMessages(db, signedIn(request).id) },
    }),
  );

  app.put(
    '/api/messages/mark-all-read',
    { schema: { response: { 200: messageAnswer } } },
    async (request) => {
      await markAllRead(db, signedIn(request).id);
      return { message: 'تم تعليم كل الرسائل مقروءة' };
    },
  );
};
