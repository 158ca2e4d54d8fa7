import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { inScope } from '#learning/staff/index.ts';
import type { StudioScope } from '#platform/http/studio-scope.ts';
import {
  draftedName,
  itemsFound,
  type StudioSearch,
  type StudioSearchTerm,
} from '#platform/search/studio-search.ts';

const found = (term: StudioSearchTerm, scope: StudioScope) =>
  itemsFound(term, {
    kind: 'course',
    table: 'courses',
    within: inScope(scope, sql`courses.id`),
    joins: sql`join studio_courses on course_id = courses.id`,
    listed: sql`not studio_courses.binned`,
    order: sql`worked_at desc, course_id desc`,
  });

export const courseSearch: StudioSearch = {
  kind: 'course',
  open: () => true,
  matches: (term, scope) => found(term, scope).matches,
  inOrder: (term, scope) => found(term, scope).inOrder,
  show: (ids) => sql`
    select courses.id, coalesce(${draftedName('course', sql`courses.id`)}, courses.name) as name, people.name as detail,
      '/studio/courses/' || courses.id as path
    from courses join people on people.id = teacher_id join studio_courses on course_id = courses.id
    where courses.id = any(${ids}) order by worked_at desc, courses.id desc limit ${limits.foundPerKind}`,
};
