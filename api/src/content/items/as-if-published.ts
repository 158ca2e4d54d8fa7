import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPublication } from './publish-item.ts';
import { draftOf, type ItemKey, lockItem } from './queries.ts';

/** The end of a transaction whose changes nobody is to see. */
class RollBack extends Error {}

/** How long a preview waits for a change that is being made to the same course. */
const lockTimeout = '3s';

/**
 * Publishes the lectures of a course in one statement, with those fields of their drafts that other pages than their own
 * show. A hidden lecture stays hidden.
 */
const publishListedLectures = (tx: Transaction, course: number) =>
  tx.execute(sql`
    update lectures set
      state = 'published', publish_at = null, publish_version = null,
      slug = coalesce(changed.fields ->> 'slug', lectures.slug),
      name = coalesce(changed.fields ->> 'name', lectures.name),
      type = coalesce(changed.fields ->> 'type', lectures.type),
      minutes = coalesce((changed.fields ->> 'minutes')::integer, lectures.minutes),
      free = coalesce((changed.fields ->> 'free')::boolean, lectures.free),
      quiz_items = case when changed.fields ? 'quiz_items' then nullif(changed.fields -> 'quiz_items', 'null')
        else lectures.quiz_items end
    from (
      select lectures.id, drafts.fields from lectures
      left join drafts on drafts.kind = 'lecture' and drafts.item_id = lectures.id
      where lectures.course_id = ${course} and (drafts.id is not null or not lectures.published)
    ) changed
    where changed.id = lectures.id and lectures.deleted_at is null and lectures.state <> 'hidden'`);

/** Publishes an item in the transaction of a preview, unless it is in the trash or visitors see it as it is. */
async function publishForPreview(tx: Transaction, item: ItemKey, now: Date): Promise<void> {
  const before = await lockItem(tx, item);
  if (!before || before.deletedAt) return;
  if (before.published && !(await draftOf(tx, item))) return;
  await applyPublication(tx, item, { before, person: null, now });
}

/** What a preview shows: a course with its lectures, one of them even if it is hidden, or another item by itself. */
export type Previewed = { course: number; lecture?: number } | { item: ItemKey };

async function publishPreviewed(tx: Transaction, shown: Previewed, time: Date): Promise<void> {
  if ('item' in shown) return publishForPreview(tx, shown.item, time);
  const { course, lecture } = shown;
  await publishForPreview(tx, { kind: 'course', id: course }, time);
  if (lecture !== undefined) await publishForPreview(tx, { kind: 'lecture', id: lecture }, time);
  await publishListedLectures(tx, course);
}

/**
 * Reads what visitors would see if an item, or a course and its lectures, were published with their drafts. The publication is the
 * same as the real one, in a transaction that is rolled back, so a preview cannot differ from what is published later
 * (docs/behaviour/studio.md#preview). Nothing is committed, so no cached response is invalidated.
 */
export async function asIfPublished<Result>(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  shown: Previewed,
  read: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
      await publishPreviewed(tx, shown, now());
      results.push(await read(tx));
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
  return results[0] as Result;
}
