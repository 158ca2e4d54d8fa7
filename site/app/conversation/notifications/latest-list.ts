import type { ListedNotification } from '@nibras/contract/compat/parse-notifications.ts';
import type { Notification } from '@nibras/contract/conversation/notifications/shapes.ts';
import { notices } from '@nibras/contract/limits.ts';

type Latest = ListedNotification[] | undefined;

/** Adds a new notification to the top; undefined stays undefined, since the list was never fetched. */
export function withNewest(shown: Latest, { id, ...rest }: Notification): Latest {
  const newest: ListedNotification = { ...rest, id: String(id) };
  return (
    shown &&
    [newest, ...shown.filter((one) => one.id !== newest.id)].slice(0, notices.dropdownLength)
  );
}

/** Marks all notifications of the list as read. */
export const asRead = (shown: Latest): Latest =>
  shown?.map((item) => ({ ...item, read_at: item.read_at ?? item.created_at }));
