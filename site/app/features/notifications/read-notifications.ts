import { readList, readOptionalText, readText, readWhole } from '@nibras/contract/reading.ts';
import * as z from 'zod/mini';

/** Wider than the contract: other servers send ids as text and neither `link` nor `text`. */
const listed = z.looseObject({
  id: readText,
  type: readText,
  link: readOptionalText,
  text: readOptionalText,
  created_at: readOptionalText,
  read_at: readOptionalText,
});
export type ListedNotification = z.output<typeof listed>;

/** `GET /api/notifications`. */
export const readNotifications = z.looseObject({
  notifications: z.looseObject({ data: readList(listed), next_page_url: readOptionalText }),
});
export type NotificationPage = z.output<typeof readNotifications>['notifications'];

/** `GET /api/notifications/count`. */
export const readCount = z.looseObject({ data: readWhole });
