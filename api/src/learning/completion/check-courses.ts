import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import type { Platform } from '#platform/platform.ts';
import { checkPeople, type Fault } from './check-people.ts';
import { completionOf, type IssueByRule } from './completion.ts';

/** Members looked at by one query. */
const batch = 200;
/** For how long a process keeps a course for itself. One of a killed process, or with a fault, is looked at again then. */
const leaseMinutes = 10;

interface Due extends Record<string, unknown> {
  course: number;
  quiet: boolean;
  lease: string;
}

/** Takes a course that is due, so that no other process looks at it; null for none. */
async function takeDue({ db, now }: Platform): Promise<Due | null> {
  const time = now().toISOString();
  const { rows } = await db.execute<Due>(sql`update completion_checks
    set due_at = ${time}::timestamptz + ${leaseMinutes} * interval '1 minute'
    where course_id = (select course_id from completion_checks where due_at <= ${time}
      order by due_at limit 1 for update skip locked)
    returning course_id as course, quiet, to_json(due_at) #>> '{}' as lease`);
  return rows[0] ?? null;
}

/** Members of a course who are not known to have completed it, in the order of their ids. */
async function membersAfter({ db }: Platform, course: number, after: number): Promise<number[]> {
  const { rows } = await db.execute<{
    person: number;
  }>(sql`select person_id as person from enrolments
    where course_id = ${course} and ${hasJoined()} and person_id > ${after}
      and not exists (select from completions
        where completions.person_id = enrolments.person_id and completions.course_id = ${course})
    order by person_id limit ${batch}`);
  return rows.map(({ person }) => person);
}

/** People who completed a course when it promised no certificate, and have never had one. */
async function withoutCertificate({ db }: Platform, course: number): Promise<number[]> {
  const { rows } = await db.execute<{
    person: number;
  }>(sql`select person_id as person from completions
    join courses on courses.id = course_id and courses.certificate
    where course_id = ${course} and not exists (select from certificates
      where certificates.person_id = completions.person_id and certificates.course_id = ${course})
    order by person_id`);
  return rows.map(({ person }) => person);
}

/** Issues the certificates of those who completed the course before it promised one. */
async function issueMissing(
  platform: Platform,
  { course, quiet, issueByRule }: Due & { issueByRule: IssueByRule },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const person of await withoutCertificate(platform, course)) {
    const options = { course, people: [person], now: platform.now() };
    const issue = async (tx: Transaction) => {
      const completion = (await completionOf(tx, options)).get(person);
      const completedAt = completion?.completedAt;
      if (!completedAt) return;
      await issueByRule(platform, tx, { person, course, completedAt, completion, quiet });
    };
    await platform.db.transaction(issue).catch((error) => faults.push({ person, error }));
  }
  return faults;
}

/** Removes a check that is done. A course with a date to come is looked at again then; a newer change stays. */
const finish = ({ db, now }: Platform, { course, lease }: Due) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ at: string | null }>(sql`select
        case when (completion_rules ->> 'not_before')::timestamptz > ${now().toISOString()}::timestamptz
          then completion_rules ->> 'not_before' end as at
      from courses where id = ${course}`);
    const at = rows[0]?.at ?? null;
    const isOurs = sql`course_id = ${course} and due_at = ${lease}::timestamptz`;
    await tx.execute(
      at === null
        ? sql`delete from completion_checks where ${isOurs}`
        : sql`update completion_checks set due_at = ${at}::timestamptz, quiet = false where ${isOurs}`,
    );
  });

/**
 * Looks at every member of the courses whose rules or lectures have changed, or whose date has come: who has completed
 * them now (decision record 0090). A course in which that failed for a person is looked at again after ten minutes.
 */
export async function checkCourses(platform: Platform, issueByRule: IssueByRule): Promise<void> {
  for (let due = await takeDue(platform); due; due = await takeDue(platform)) {
    const { course, quiet } = due;
    const faults: Fault[] = [];
    let people = await membersAfter(platform, course, 0);
    while (people.length > 0) {
      faults.push(...(await checkPeople(platform, { course, people, quiet, issueByRule })));
      people = await membersAfter(platform, course, people.at(-1) ?? 0);
    }
    faults.push(...(await issueMissing(platform, { ...due, issueByRule })));
    if (faults.length === 0) await finish(platform, due);
    for (const { person, error } of faults) {
      platform.log.error({ err: error, course, person }, 'a completion could not be stored');
    }
  }
}
