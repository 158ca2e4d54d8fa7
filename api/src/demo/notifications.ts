import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { notifications } from '#platform/database/schema/index.ts';
import type { Loading } from './loading.ts';

/** How many of a person's newest notifications stay unread. */
const unreadPerPerson = 2;

interface NewNotification {
  personId: number;
  type: NotificationType;
  data: Record<string, string | number>;
  createdAt: Date;
}

/** Collects the notifications of the demo's people and writes them in the order of their dates. */
export function collectNotifications() {
  const items: NewNotification[] = [];
  return {
    add: (item: NewNotification) => void items.push(item),

    async write({ db }: Loading): Promise<void> {
      const counts = new Map<number, number>();
      const newestFirst = items.toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      );
      const read = newestFirst.map((item) => {
        const newer = counts.get(item.personId) ?? 0;
        counts.set(item.personId, newer + 1);
        return { ...item, readAt: newer < unreadPerPerson ? null : item.createdAt };
      });
      await db.insert(notifications).values(read.reverse());
    },
  };
}
export type NotificationCollector = ReturnType<typeof collectNotifications>;
