import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { announcements } from '#platform/database/schema/index.ts';
import { unique } from './unique.ts';

/** Creates an announcement: by default a whole draft to everybody, by notice only. */
export async function makeAnnouncement(
  db: Queryable,
  overrides: Partial<typeof announcements.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(announcements)
      .values({
        audience: 'all',
        title: `إعلان ${number}`,
        body: `نص الإعلان ${number}`,
        ...overrides,
      })
      .returning(),
  );
}
