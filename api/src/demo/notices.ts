import type { NotificationType } from '@nibras/contract/notifications.ts';
import { makeNotification } from '#factories/notices.ts';
import type { Loading } from './loading.ts';

/** How many of a person's newest notices are left unread. */
const unread = 2;

interface Notice {
  personId: number;
  type: NotificationType;
  data: Record<string, string | number>;
  createdAt: Date;
}

/** Collects what the people of the demo would have been told, to be written in the order in which it happened. */
export function collectNotices() {
  const notices: Notice[] = [];
  return {
    add: (notice: Notice) => void notices.push(notice),

    async write({ db }: Loading): Promise<void> {
      const left = new Map<number, number>();
      const newestFirst = notices.toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      );
      const read = newestFirst.map((notice) => {
        const seen = left.get(notice.personId) ?? 0;
        left.set(notice.personId, seen + 1);
        return { ...notice, readAt: seen < unread ? null : notice.createdAt };
      });
      for (const notice of read.reverse()) await makeNotification(db, notice);
    },
  };
}
export type Notices = ReturnType<typeof collectNotices>;
