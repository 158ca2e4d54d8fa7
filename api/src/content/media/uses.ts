import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import type { CourseRole } from '#platform/http/capabilities.ts';

/** One place where a file is used, and the caller's part in its course. */
export interface UseRow {
  path: string;
  source: 'content' | 'draft' | 'version';
  kind: ContentKind | 'skill';
  id: number;
  field: string;
  name: string;
  role: CourseRole | null;
}

/** Every place where the files are used: in content, in drafts, and in versions that could be restored. */
export async function usesOf(
  db: Queryable,
  paths: readonly string[],
  caller: Pick<Caller, 'id'>,
): Promise<UseRow[]> {
  if (paths.length === 0) return [];
  // Mentions of items that were deleted with their drafts and versions kept do not count.
  const { rows } = await db.execute<UseRow & Record<string, unknown>>(sql`
    select uses.path, uses.source, uses.kind, uses.item_id as id, uses.field, staff.role,
      coalesce(courses.name, lectures.name, articles.name, services.name, projects.name, skills.name, pages.name,
        site.name, questions.name) as name
    from media_uses uses
    left join courses on uses.kind = 'course' and courses.id = uses.item_id
    left join lectures on uses.kind = 'lecture' and lectures.id = uses.item_id
    left join articles on uses.kind = 'article' and articles.id = uses.item_id
    left join services on uses.kind = 'service' and services.id = uses.item_id
    left join projects on uses.kind = 'project' and projects.id = uses.item_id
    left join pages on uses.kind = 'page' and pages.id = uses.item_id
    left join site_settings site on uses.kind = 'site' and site.id = uses.item_id
    left join questions on uses.kind = 'question' and questions.id = uses.item_id
    left join skills on uses.kind = 'skill' and skills.id = uses.item_id
    left join course_staff staff on staff.course_id = coalesce(courses.id, lectures.course_id, questions.course_id)
      and staff.person_id = ${caller.id}
    where uses.path = any(${sql.param(paths)}::text[])
      and coalesce(courses.id, lectures.id, articles.id, services.id, projects.id, skills.id, pages.id, site.id,
        questions.id)
        is not null
    order by uses.source, uses.kind, uses.item_id, uses.field`);
  return rows;
}

/** The paths of the files that stand in what the caller works on; for the condition of the library's list. */
export const pathsWithinReach = ({ id, role }: Pick<Caller, 'id' | 'role'>): SQL => sql`
  select path from media_uses where path is not null and (
    (kind = 'course' and item_id in (select course_id from course_staff where person_id = ${id}))
    or (kind = 'lecture' and item_id in (select lectures.id from lectures
      join course_staff on course_staff.course_id = lectures.course_id where person_id = ${id}))
    or (kind = 'question' and item_id in (select questions.id from questions
      join course_staff on course_staff.course_id = questions.course_id where person_id = ${id}))
    or (${role === 'editor'} and kind in ('article', 'service', 'project', 'page', 'skill')))`;
