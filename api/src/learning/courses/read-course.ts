import { learning } from '@nibras/contract/limits.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { selectCourseDetail, teacherIn, withLectures } from './course-query.ts';
import { callersMarks, type ReadMarks } from './lecture-work.ts';
import { coursePermissions } from './policy.ts';
import type { Viewer } from './viewer.ts';

/**
 * Everything that a course's page shows to a caller. Only members get the addresses of members-only resources: signed
 * for that person and short-lived.
 * @throws AppError course-not-found
 */
export async function readCourse(
  { db, secrets, now }: Pick<Platform, 'secrets' | 'now'> & { db: Queryable },
  {
    course,
    caller,
    viewer,
    fileBase,
    proof,
    readMarks,
  }: {
    course: IdOrSlug;
    caller: Caller | null;
    /** In a preview: as whom the caller sees the page. */
    viewer?: Viewer;
    fileBase: string;
    /** Makes the resources' addresses work only with the caller's cookie (`issueFilesCookie`). */
    proof: string | undefined;
    /** Absent where marks are not shown. */
    readMarks?: ReadMarks;
  },
) {
  const reader = viewer ? null : (caller?.id ?? null);
  const row = orThrow(await selectCourseDetail(db, course, reader), 'course-not-found');
  const status = viewer?.status ?? row.status ?? 'none';
  const permissions = coursePermissions(viewer ? viewer.person : caller, row, status);
  const expires = new Date(now().getTime() + learning.signedAddressLifetime);
  const chapters = withLectures(row);
  return {
    head: row,
    status,
    accessUntil: row.accessUntil === null || viewer ? null : new Date(row.accessUntil),
    permissions,
    teacher: teacherIn(row),
    chapters,
    marks: await callersMarks(db, { course: row.id, person: reader, chapters, readMarks }),
    features: row.features,
    reviews: row.reviews.map((review) => ({
      ...review,
      createdAt: new Date(review.createdAt),
      answeredAt: review.answeredAt === null ? null : new Date(review.answeredAt),
    })),
    favourite: row.favourite,
    resources: row.resources.map((resource) => ({
      ...resource,
      address: !resource.membersOnly
        ? resource.file
        : permissions.watch && caller
          ? fileBase +
            signedPath(secrets, { path: resource.file, personId: caller.id, expires, proof })
          : null,
    })),
  };
}
export type ReadCourse = Awaited<ReturnType<typeof readCourse>>;
