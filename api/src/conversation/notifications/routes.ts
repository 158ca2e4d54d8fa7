import {
  getNotifications,
  getNotificationsCount,
  putNotificationsReadAt,
} from '@nibras/contract/conversation/notifications/calls.ts';
import { lists } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { callerSocket } from '#platform/http/caller.ts';
import { listMeta } from '#platform/http/paging.ts';
import { presentNotification } from './present.ts';
import { markAllRead, notificationPage, unreadCount } from './queries.ts';

export const routes: Routes = (serve, { db, now, realtime }) => {
  serve(getNotificationsCount, async (request) => ({
    data: await unreadCount(db, request.caller.id),
  }));

  serve(getNotifications, async (request) => {
    const { page } = request.query;
    const { rows, total } = await notificationPage(db, request.caller.id, page);
    const { last_page } = listMeta({ page, per_page: lists.notificationsPerPage }, total);
    return {
      notifications: {
        data: rows.map(presentNotification),
        current_page: page,
        last_page,
        next_page_url: page < last_page ? `/api/notifications?page=${page + 1}` : null,
      },
    };
  });

  serve(putNotificationsReadAt, async (request) => {
    const { id } = request.caller;
    await markAllRead(db, id, now());
    const exceptSocket = callerSocket(request);
    realtime.emit([id], 'notifications-read', undefined, { exceptSocket });
    return { message: 'كل الإشعارات مقروءة الآن' };
  });
};
