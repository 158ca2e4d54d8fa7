import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { inScope } from '#learning/staff/index.ts';
import { draftedName, itemsFound, type StudioSearch } from '#platform/search/studio-search.ts';

export const courseSearch: StudioSearch = {
  kind: 'course',
  open: () => true,
  query: ({ inText: found }, scope) => sql`with ${itemsFound('course', 'courses', found)}
    select courses.id, coalesce(${draftedName('course', sql`courses.id`)}, courses.name) as name, people.name as detail,
      '/studio/courses/' || courses.id as path
    from courses join people on people.id = teacher_id join studio_courses on course_id = courses.id
    where courses.id in (select id from found) and courses.deleted_at is null
      and ${inScope(scope, sql`courses.id`) ?? sql`true`}
    order by worked_at desc, courses.id desc limit ${limits.foundPerKind}`,
};
