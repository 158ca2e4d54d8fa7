import * as z from 'zod/mini';
import { parseList, parseOptionalText, parseText, parseWhole } from './parse-fields.ts';

/** Wider than the contract: other servers send ids as text and none of `link`, `title` and `text`. */
const notificationRow = z.looseObject({
  id: parseText,
  type: parseText,
  link: parseOptionalText,
  title: parseOptionalText,
  text: parseOptionalText,
  created_at: parseOptionalText,
  read_at: parseOptionalText,
});
export type ListedNotification = z.output<typeof notificationRow>;

/** `GET /api/notifications`. */
export const parseNotifications = z.looseObject({
  notifications: z.looseObject({
    data: parseList(notificationRow),
    next_page_url: parseOptionalText,
  }),
});
export type NotificationPage = z.output<typeof parseNotifications>['notifications'];

/** `GET /api/notifications/count`. */
export const parseCount = z.looseObject({ data: parseWhole });
