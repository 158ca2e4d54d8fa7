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
    kind: 'lecture',
    table: 'lectures',
    within: inScope(scope, sql`lectures.course_id`),
    joins: sql`join courses on courses.id = lectures.course_id`,
    listed: sql`lectures.deleted_at is null and courses.deleted_at is null`,
    order: sql`lectures.id desc`,
  });

export const lectureSearch: StudioSearch = {
  kind: 'lecture',
  open: () => true,
  matches: (term, scope) => found(term, scope).matches,
  inOrder: (term, scope) => found(term, scope).inOrder,
  show: (ids) => sql`
    select lectures.id, coalesce(${draftedName('lecture', sql`lectures.id`)}, lectures.name) as name,
      courses.name as detail, '/studio/lectures/' || lectures.id as path
    from lectures join courses on courses.id = course_id
    where lectures.id = any(${ids}) order by lectures.id desc limit ${limits.foundPerKind}`,
};
