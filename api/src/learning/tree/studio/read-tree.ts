import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { mayTeachersPublish, requireInCourse } from '#platform/http/course-access.ts';

import { missingOfLecture, missingOfTree } from './missing.ts';
import {
  type CourseHead,
  chaptersOf,
  courseHead,
  type TreeLectureRow,
  treeLectures,
} from './tree-query.ts';

const presentLecture = (
  row: TreeLectureRow,
): CourseTree['chapters'][number]['lectures'][number] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  type: row.type,
  minutes: row.minutes,
  free: row.free,
  state: row.state,
  published: row.published,
  publish_at: row.publishAt && new Date(row.publishAt).toISOString(),
  draft_version: row.draftVersion === null ? null : Number(row.draftVersion),
  has_draft: row.hasDraft,
  has_film: Boolean(row.video) || row.isElsewhere,
  captions: row.captions,
  missing: missingOfLecture(row),
});

function presentHead(
  head: CourseHead,
  caller: Person,
  teachersPublish: boolean,
): CourseTree['course'] {
  const may = (act: 'edit' | 'publish' | 'remove' | 'staff' | 'enrol') =>
    can(caller, `course:${act}`, { courseRole: head.courseRole, teachersPublish });
  return {
    id: head.id,
    name: head.name,
    slug: head.slug,
    state: head.state,
    published: head.published,
    publish_at: head.publishAt?.toISOString() ?? null,
    deleted_at: head.deletedAt?.toISOString() ?? null,
    draft_version: head.draftVersion,
    has_draft: head.hasDraft,
    permissions: {
      edit: may('edit'),
      publish: may('publish'),
      remove: may('remove'),
      staff: may('staff'),
      enrol: may('enrol'),
    },
    public_path: `/courses/${head.id}`,
  };
}

/**
 * A course's chapters and lectures as those who work on it see them, and what is still missing.
 * @throws AppError course-not-found for everybody else
 */
export async function readTree(
  db: Queryable,
  { caller, course }: { caller: Person; course: number },
): Promise<CourseTree> {
  const head = orThrow(await courseHead(db, course, caller.id), 'course-not-found');
  const teachersPublish = await mayTeachersPublish(db);
  await requireInCourse(db, { caller, course, capability: 'course:watch' });
  const byChapter = Map.groupBy(await treeLectures(db, course), ({ chapterId }) => chapterId);
  const chapters = (await chaptersOf(db, course)).map(({ id, name }) => ({
    id,
    name,
    lectures: (byChapter.get(id) ?? []).map(presentLecture),
  }));
  return {
    course: presentHead(head, caller, teachersPublish),
    chapters,
    missing: missingOfTree(head, chapters),
  };
}
