import { type SQL, sql } from 'drizzle-orm';
import { personByEmail, personById } from '#people/auth/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';

/** A person as a call names them: by number, by whole address, or by both. */
export type NamedPerson = { id: number } | { email: string } | { id: number; email: string };

/**
 * The condition that a person without a right to all accounts sees a person already: themselves, those who work on a
 * course together with them, and those who joined a course that they teach.
 */
const isSeenBy = (caller: number, person: number): SQL => sql`(${caller} = ${person}
  or exists (select from course_staff mine join course_staff theirs using (course_id)
    where mine.person_id = ${caller} and theirs.person_id = ${person})
  or exists (select from course_staff mine join enrolments using (course_id)
    where mine.person_id = ${caller} and mine.role = 'teacher'
      and enrolments.person_id = ${person} and ${hasJoined()}))`;

async function sees(db: Queryable, caller: Person, person: number): Promise<boolean> {
  if (can(caller, 'people:manage')) return true;
  const { rows } = await db.execute<{ seen: boolean }>(
    sql`select ${isSeenBy(caller.id, person)} as seen`,
  );
  return rows[0]?.seen ?? false;
}

/**
 * Finds the person whom a call names. A number alone finds only a person whom the caller sees already: otherwise
 * counting would list the names and addresses of all accounts. Anyone who knows the whole address can name everybody.
 * @throws AppError person-not-found, the same for a number without an account and for one that the caller does not see
 */
export async function findPerson(db: Queryable, caller: Person, named: NamedPerson) {
  if ('email' in named) {
    const person = await personByEmail(db, named.email);
    const isMeant = !('id' in named) || named.id === person?.id;
    return orThrow(isMeant ? person : null, 'person-not-found');
  }
  const isSeen = await sees(db, caller, named.id);
  return orThrow(isSeen ? await personById(db, named.id) : null, 'person-not-found');
}
