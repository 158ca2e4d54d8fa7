import type { ContentKind } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { findCourseRole } from '#platform/http/course-access.ts';

/** Those who work on a course see its drafts, assistants among them; for others it does not exist. */
export async function mayPreview(db: Queryable, course: number, caller: Caller): Promise<boolean> {
  const courseRole = await findCourseRole(db, course, caller.id);
  return can(caller, 'course:watch', { courseRole });
}

/** Those who may edit articles, services or projects see their drafts. */
export const mayPreviewItem = (
  caller: Caller,
  kind: Exclude<ContentKind, 'course' | 'lecture' | 'question'>,
) => can(caller, kind === 'site' ? 'settings:edit' : `${kind}:edit`);
