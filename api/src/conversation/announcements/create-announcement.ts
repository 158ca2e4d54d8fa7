import { writeEntry } from '#platform/audit/write-entry.ts';
import { only } from '#platform/database/only.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { announcesToAll } from './policy.ts';
import { announcesToCourse, findAnnouncement } from './queries.ts';

interface MakeAnnouncement {
  caller: Person;
  /** For the members of this course. */
  courseId?: number | undefined;
  /** Like an earlier one, which may be sent already. */
  copyOf?: number | undefined;
}

/**
 * Begins a draft: empty, for the members of a course, or like an earlier announcement.
 * @throws AppError course-not-found, announcement-not-found
 */
export async function createAnnouncement(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, courseId, copyOf }: MakeAnnouncement,
): Promise<number> {
  const time = now();
  return db.transaction(async (tx) => {
    const original = copyOf ? (await findAnnouncement(tx, copyOf, caller)).announcement : null;
    const course = courseId ?? original?.courseId ?? null;
    if (course !== null && !(await announcesToCourse(tx, caller, course))) {
      throw new AppError('course-not-found');
    }
    const values = original && {
      title: original.title,
      body: original.body,
      link: original.link,
      channels: original.channels,
    };
    const toAll = courseId === undefined && announcesToAll(caller);
    const audience = original?.audience ?? (toAll ? ('all' as const) : ('course' as const));
    const { id } = only(
      await tx
        .insert(announcements)
        .values({
          ...values,
          audience,
          courseId: course,
          authorId: caller.id,
          createdAt: time,
          updatedAt: time,
        })
        .returning({ id: announcements.id }),
    );
    await writeEntry(tx, {
      person: caller.id,
      action: 'announcement-made',
      kind: 'announcement',
      itemId: id,
      ...(course !== null && { courseId: course }),
      name: original?.title ?? '',
      now: time,
    });
    return id;
  });
}
