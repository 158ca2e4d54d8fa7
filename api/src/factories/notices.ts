import type { NotificationType } from '@nibras/contract/notifications.ts';
import type { Queryable } from '#platform/database/database.ts';
import { notifications } from '#platform/database/schema/index.ts';
import { only } from './only.ts';
import { makePerson } from './people.ts';

export async function makeNotification(
  db: Queryable,
  given: Partial<typeof notifications.$inferInsert> & { type?: NotificationType } = {},
) {
  return only(
    await db
      .insert(notifications)
      .values({
        type: 'App\\Notifications\\EnrolmentCompleted',
        ...given,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
