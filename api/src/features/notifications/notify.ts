import type { NotificationType } from '@nibras/contract/notifications.ts';
import type { Queryable } from '#platform/database/database.ts';
import { notifications } from '#platform/database/schema/index.ts';

interface Notice {
  personId: number;
  type: NotificationType;
  /** What it is about: names for its sentence, ids for its link. */
  data: Record<string, string | number>;
}

/** Leaves a notice for each person, in the transaction of what it tells about. */
export async function notify(db: Queryable, notices: Notice[]): Promise<void> {
  if (notices.length > 0) await db.insert(notifications).values(notices);
}
