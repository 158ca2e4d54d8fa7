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
import { lectureAddresses } from './addresses.ts';

import { movingNameOf } from './moving-name.ts';
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
  platform: Pick<Platform, 'secrets' | 'now'> & { db: Queryable },
  { fileBase, proof, readMarks, ...request }: ReadLectureOptions,
) {
  const { db } = platform;
  const { caller, viewer } = request;
  const { lecture, status, person, open } = await findLecture(db, request);
  const reader = viewer ? null : caller;
  const { chapters, teacher } = orThrow(
    await courseOutline(db, lecture.courseId, reader?.id ?? null),
    'lecture-not-found',
  );
  const files = open && lectureAddresses(platform, { lecture, caller, fileBase, proof });
  return {
    lecture,
    status,
    permissions: coursePermissions(person, lecture, status),
    open,
    ...(files || { video: null, stream: {}, captions: [] }),
    movingName:
      open && caller && lecture.movingName && lecture.video
        ? await movingNameOf(db, caller.id)
        : null,
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
