import { type SQL, sql } from 'drizzle-orm';

/**
 * The condition that an enrolment makes its person a member of its course now: they have joined, and their access has
 * not ended. Every check of membership is this one, or `enrolmentStateOf` (docs/behaviour/enrolments.md#members).
 * @param row the name under which the query knows `enrolments`
 */
export const isMemberNow = (row = 'enrolments'): SQL =>
  sql.raw(
    `(${row}.status = 'joined' and (${row}.access_until is null or ${row}.access_until > now()))`,
  );

/** The state of an enrolment as a column: `pending`, `joined` of a member, or `ended`. */
export const enrolmentStateOf = (row = 'enrolments') =>
  sql<'pending' | 'joined' | 'ended'>`case
    when ${isMemberNow(row)} then 'joined' when ${sql.raw(`${row}.status`)} = 'joined' then 'ended' else 'pending' end`;

/**
 * The condition that a person has joined, whether or not their access has ended since: for counts of students and for
 * what must not be deleted under them, never for what they may see.
 */
export const hasJoined = (row = 'enrolments'): SQL => sql.raw(`(${row}.status = 'joined')`);
