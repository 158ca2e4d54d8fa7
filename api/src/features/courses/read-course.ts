import { learning } from '@nibras/contract/limits.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { enrolmentState } from '#features/enrolment/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { isMember } from './policy.ts';
import {
  chaptersOf,
  courseHead,
  featuresOf,
  isFavourite,
  resourcesOf,
  reviewsOf,
  teacherOf,
  watchedLectures,
} from './queries.ts';

/**
 * Everything that a course's page shows to a caller. Members-only resources carry an address for members only:
 * signed, made for that person, short-lived (DESIGN §5).
 * @throws AppError course-not-found
 */
export async function readCourse(
  { db, secrets, now }: Pick<Platform, 'db' | 'secrets' | 'now'>,
  { course, caller, fileBase }: { course: IdOrSlug; caller: Caller | null; fileBase: string },
) {
  const head = found(await courseHead(db, course), 'course-not-found');
  const status = await enrolmentState(db, head.id, caller);
  const member = isMember(caller, head, status);
  const expires = new Date(now().getTime() + learning.signedAddressLifetime);
  const resources = await resourcesOf(db, head.id);
  return {
    head,
    status,
    teacher: found(await teacherOf(db, head.teacherId), 'course-not-found'),
    chapters: await chaptersOf(db, head.id),
    watched: await watchedLectures(db, head.id, caller),
    features: await featuresOf(db, head.id),
    reviews: await reviewsOf(db, head.id, caller),
    favourite: await isFavourite(db, head.id, caller),
    resources: resources.map((resource) => ({
      ...resource,
      address: !resource.membersOnly
        ? resource.file
        : member && caller
          ? fileBase + signedPath(secrets, { path: resource.file, personId: caller.id, expires })
          : null,
    })),
  };
}
export type ReadCourse = Awaited<ReturnType<typeof readCourse>>;
