import { learning } from '@nibras/contract/limits.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import {
  callersMarks,
  courseOutline,
  coursePermissions,
  type ReadMarks,
  type Viewer,
} from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { findLecture } from './open-lecture.ts';

interface ReadLectureOptions {
  course: IdOrSlug;
  lecture: IdOrSlug;
  caller: Caller | null;
  /** In a preview: as whom the caller sees the page. */
  viewer?: Viewer;
  fileBase: string;
  /** Makes the files' addresses work only with the caller's cookie (`issuePlaybackCookie`). */
  proof: string | undefined;
  /** Absent where marks are not shown. */
  readMarks?: ReadMarks;
}

/**
 * The data of a lecture's page: the lecture, its course with chapters, and the caller's progress. A caller with access
 * gets the files' addresses, signed for that person (docs/behaviour/learning.md#access).
 * @throws AppError lecture-not-found
 */
export async function readLecture(
  { db, secrets, now }: Pick<Platform, 'secrets' | 'now'> & { db: Queryable },
  { fileBase, proof, readMarks, ...request }: ReadLectureOptions,
) {
  const { caller, viewer } = request;
  const { lecture, status, person, open } = await findLecture(db, request);
  const reader = viewer ? null : caller;
  const { chapters, teacher } = orThrow(
    await courseOutline(db, lecture.courseId, reader?.id ?? null),
    'lecture-not-found',
  );
  const expires = new Date(now().getTime() + learning.videoAddressLifetime);
  const address = (path: string) =>
    fileBase + signedPath(secrets, { path, personId: caller?.id ?? null, expires, proof });
  return {
    lecture,
    status,
    permissions: coursePermissions(person, lecture, status),
    open,
    video: open && lecture.video ? address(lecture.video) : null,
    captions: open
      ? lecture.captions.map(({ language, path, has_lines }) => ({
          language,
          address: address(path),
          hasLines: has_lines,
        }))
      : [],
    progress: lecture.progress,
    teacher,
    chapters,
    marks: await callersMarks(db, {
      course: lecture.courseId,
      person: reader?.id ?? null,
      chapters,
      readMarks,
    }),
  };
}
export type ReadLecture = Awaited<ReturnType<typeof readLecture>>;
