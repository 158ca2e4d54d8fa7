import { studio as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { inScope } from '#learning/staff/index.ts';
import { draftedName, itemsFound, type StudioSearch } from '#platform/search/studio-search.ts';

export const lectureSearch: StudioSearch = {
  kind: 'lecture',
  open: () => true,
  query: ({ inText: found }, scope) => sql`with ${itemsFound('lecture', 'lectures', found)}
    select lectures.id, coalesce(${draftedName('lecture', sql`lectures.id`)}, lectures.name) as name,
      courses.name as detail, '/studio/lectures/' || lectures.id as path
    from lectures join courses on courses.id = course_id
    where lectures.id in (select id from found) and lectures.deleted_at is null and courses.deleted_at is null
      and ${inScope(scope, sql`lectures.course_id`) ?? sql`true`}
    order by lectures.id desc limit ${limits.foundPerKind}`,
};
