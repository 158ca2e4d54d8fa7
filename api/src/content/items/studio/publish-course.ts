import { and, eq } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { Changed } from '../change-item.ts';
import { tables } from '../kinds.ts';
import { type Publication, publishItem } from '../publish-item.ts';
import { type ItemKey, lockItem } from '../queries.ts';
import { namingLecture } from '../readiness.ts';

/**
 * Publishes a course with some of its lectures, all or none. The lectures come first, because a course without a
 * published one is not ready.
 * @returns the log's entry of the course's own publication
 * @throws AppError course-not-found, lecture-not-found, forbidden, draft-changed, not-ready, slug-taken, wrong-state
 */
export async function publishCourse(
  { db, now }: Pick<Platform, 'now'> & { db: Queryable },
  {
    course,
    caller,
    draftVersion,
    lectures,
  }: {
    course: number;
    caller: Person;
    draftVersion: number | null;
    lectures: readonly { id: number; draft_version: number | null }[];
  },
): Promise<Changed<Publication>> {
  return db.transaction(async (tx) => {
    // Every change of a course's lectures locks the course first, so that two never wait for each other in a circle.
    await lockItem(tx, { kind: 'course', id: course });
    const ids = lectures.map(({ id }) => id);
    const present = await tx.$count(
      tables.lecture,
      and(anyOf(tables.lecture.id, ids), eq(tables.lecture.courseId, course)),
    );
    if (present < new Set(ids).size) throw new AppError('lecture-not-found');
    // In the order of the ids, so that two never wait for each other in a circle.
    const published: (Publication & { id: number })[] = [];
    for (const { id, draft_version } of lectures.toSorted((one, other) => one.id - other.id)) {
      const lecture: ItemKey = { kind: 'lecture', id };
      const input = { ...lecture, caller, draftVersion: draft_version };
      const { result } = await namingLecture(id, publishItem({ db: tx, now }, input));
      published.push({ id, ...result });
    }
    const own = { kind: 'course', id: course, caller, draftVersion } as const;
    return publishItem({ db: tx, now }, { ...own, lectures: published });
  });
}
