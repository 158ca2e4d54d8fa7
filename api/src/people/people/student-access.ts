import { type SQL, sql } from 'drizzle-orm';
import { privateConversations } from '#conversation/messenger/index.ts';
import { type PersonRow, personById } from '#people/auth/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

/** The condition that a person has joined a course in which the caller enrols people. */
const isStudentOf = (caller: Person, person: SQL): SQL => sql`exists (select from enrolments
  where enrolments.person_id = ${person} and ${hasJoined()}
    and enrolments.course_id in (${coursesWith(caller, 'course:enrol')}))`;

/** What a person has to do with the caller. */
export interface StudentTie extends Record<string, unknown> {
  /** They joined a course in which the caller enrols people. */
  student: boolean;
  /** They asked in such a course. */
  asked: boolean;
  conversation: number | null;
}

export async function tieOf(db: Queryable, caller: Person, person: number): Promise<StudentTie> {
  const { rows } =
    await db.execute<StudentTie>(sql`select ${isStudentOf(caller, sql`${person}`)} as student,
    exists (select from discussions where person_id = ${person} and hidden_at is null
      and course_id in (${coursesWith(caller, 'course:enrol')})) as asked,
    (${privateConversations(caller, person)} limit 1) as conversation`);
  const [tie] = rows;
  if (!tie) throw new Error('a query without a table has no row');
  return tie;
}

/**
 * The person whose page the caller opens: everybody's for admins; for teachers their students, and those who ask or
 * write to them.
 * @throws AppError person-not-found, the same for a number without an account
 */
export async function requireSeenStudent(
  db: Queryable,
  caller: Person,
  id: number,
): Promise<PersonRow> {
  if (!can(caller, 'people:manage')) {
    const { student, asked, conversation } = await tieOf(db, caller, id);
    if (!student && !asked && conversation === null) throw new AppError('person-not-found');
  }
  return orThrow(await personById(db, id), 'person-not-found');
}
