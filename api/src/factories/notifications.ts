import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { notifications } from '#platform/database/schema/index.ts';
import { makePerson } from './people.ts';

export async function makeNotification(
  db: Queryable,
  overrides: Partial<typeof notifications.$inferInsert> & { type?: NotificationType } = {},
) {
  return only(
    await db
      .insert(notifications)
      .values({
        type: 'App\\Notifications\\EnrolmentCompleted',
        ...overrides,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
