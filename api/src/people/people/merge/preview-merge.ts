import type { MergePreview } from '@nibras/contract/people/people/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { only } from '#platform/database/only.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { type ListedRow, listedPeople } from '../list-people.ts';
import type { Merging } from './move-references.ts';

interface Moves extends Record<string, unknown>, MergePreview {}

/**
 * Both accounts, and how much of the one that ends comes along.
 * @throws AppError person-not-found; own-account for one account twice
 */
export async function previewMerge(
  db: Queryable,
  { keep, remove }: Merging,
): Promise<{ keep: ListedRow; remove: ListedRow; moves: MergePreview }> {
  if (keep === remove) throw new AppError('own-account');
  const rows = await listedPeople(db, [keep, remove]);
  const rowOf = (id: number) =>
    orThrow(
      rows.find((row) => row.id === id),
      'person-not-found',
    );
  const joined = (person: number) =>
    sql`(select course_id from enrolments where person_id = ${person} and ${hasJoined()})`;
  const { rows: moves } = await db.execute<Moves>(sql`select
    (select count(*)::int from ${joined(remove)} joined) as courses,
    (select count(*)::int from ${joined(remove)} joined where course_id in ${joined(keep)}) as shared_courses,
    (select count(*)::int from discussions where person_id = ${remove}) as questions,
    (select count(*)::int from participants where person_id = ${remove}) as conversations,
    (select count(*)::int from orders where person_id = ${remove}) as orders,
    (select count(*)::int from course_staff where person_id = ${remove}) as teaches`);
  return { keep: rowOf(keep), remove: rowOf(remove), moves: only(moves) };
}
