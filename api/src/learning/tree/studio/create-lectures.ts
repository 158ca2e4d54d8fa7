import type { LectureKind } from '@nibras/contract/learning/courses/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { freeSlugs } from '#content/items/index.ts';
import { mayUseMedia } from '#content/media/index.ts';
import { changeCourses } from '#learning/staff/index.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lectures, media } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { lecturesSubject } from './change-lectures.ts';
import { findChapter, lectureOrder, setLectureOrder, withInserted } from './order.ts';
import { stateKeys } from './state-keys.ts';

interface NewLecture {
  name: string;
  type: LectureKind;
  video?: string | null | undefined;
}

/** @throws AppError too-many-items where a course would have more lectures than it may */
export async function requireRoom(db: Queryable, course: number, more: number): Promise<void> {
  const count = await db.$count(
    lectures,
    and(eq(lectures.courseId, course), isNull(lectures.deletedAt)),
  );
  if (count + more > limits.lecturesPerCourse) throw new AppError('too-many-items');
}

/** The lengths of videos that have been read already, in whole minutes. */
async function minutesOf(db: Queryable, videos: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ path: media.path, duration: media.duration })
    .from(media)
    .where(and(anyOf(media.path, videos), isNotNull(media.duration)));
  const whole = (seconds: number | null) => Math.max(1, Math.round(Number(seconds) / 60));
  return new Map(rows.map(({ path, duration }) => [path, whole(duration)]));
}

/**
 * Adds lectures to a chapter as drafts, in the given order.
 * @throws AppError chapter-not-found, forbidden, file-not-found, too-many-items
 */
export async function createLectures(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: {
    caller: Person;
    course: number;
    chapter: number;
    position?: number | undefined;
    made: NewLecture[];
  },
): Promise<{ undo: number; made: number[] }> {
  const { caller, course, chapter, position = Number.MAX_SAFE_INTEGER } = options;
  const time = now();
  const change = { caller, courses: [course], act: 'edit', now: time } as const;
  const { result, undo } = await changeCourses(db, change, async (tx) => {
    const known = orThrow(await findChapter(tx, chapter), 'chapter-not-found');
    if (known.courseId !== course) throw new AppError('chapter-not-found');
    await requireRoom(tx, course, options.made.length);
    const videos = options.made.flatMap(({ video }) => video ?? []);
    if (!(await mayUseMedia(tx, caller, videos))) throw new AppError('file-not-found');
    const minutes = await minutesOf(tx, videos);
    const order = await lectureOrder(tx, chapter);
    const slugs = await freeSlugs(tx, {
      table: 'lectures',
      names: options.made.map(({ name }) => name),
      otherwise: 'lecture',
      within: sql`course_id = ${course}`,
    });
    const rows = await tx
      .insert(lectures)
      .values(
        options.made.map(({ name, type, video }, index) => ({
          courseId: course,
          chapterId: chapter,
          slug: slugs[index] ?? '',
          name,
          type,
          video: video ?? null,
          minutes: video ? (minutes.get(video) ?? 0) : 0,
          state: 'draft' as const,
          position: order.length + index,
          createdAt: time,
        })),
      )
      .returning({ id: lectures.id, courseId: lectures.courseId });
    const ids = rows.map(({ id }) => id);
    await setLectureOrder(tx, { chapter, course, order: withInserted(order, ids, position) });
    return {
      result: ids,
      entry: {
        action: 'lectures-made',
        ...lecturesSubject(rows),
        details: { count: ids.length, undo: { lectures: ids } },
        changed: stateKeys(ids),
      },
    };
  });
  return { undo, made: result };
}

/** Puts the new lectures into the trash. */
export async function undoMakeLectures({
  tx,
  data,
  now,
}: Undoing<{ lectures: number[] }>): Promise<void> {
  await tx
    .update(lectures)
    .set({ deletedAt: now })
    .where(and(anyOf(lectures.id, data.lectures), isNull(lectures.deletedAt)));
}
