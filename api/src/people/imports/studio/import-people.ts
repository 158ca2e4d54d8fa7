import { imports as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { lockItem } from '#content/items/index.ts';
import { grantAccess, membersAmong, notifyOfAccess } from '#learning/enrolment/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { courses, imports } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { importMail } from './mails.ts';

type Import = typeof imports.$inferSelect;

interface Line extends Record<string, unknown> {
  line: number;
  name: string;
  email: string;
  person: number;
  made: boolean;
}
/** Null: a person signed up with the address while the statement ran, which the next one sees. */
type NextLine = Omit<Line, 'person'> & { person: number | null };
const hasPerson = (line: NextLine): line is Line => line.person !== null;

/** Makes accounts for the next lines' new addresses. @returns the lines with their people; existing ones stay as they are */
async function nextLines(tx: Transaction, { id }: Import): Promise<NextLine[]> {
  const { rows } = await tx.execute<NextLine>(sql`with next as (
      select line, name, email, phone from import_lines where import_id = ${id} and outcome is null
      order by line limit ${limits.linesAtOnce}
    ), known as (
      select email, id from people where email in (select email from next)
      union all select email, person_id from email_aliases where email in (select email from next)
    ), made as (
      insert into people (name, email, phone_number) select name, email, phone from next
      where email not in (select email from known) order by email
      on conflict (email) do nothing returning id, email
    )
    select next.line, next.name, next.email, coalesce(made.id, known.id) as person, made.id is not null as made
    from next left join made using (email) left join known using (email) order by next.line`);
  return rows;
}

type Outcome = 'enrolled' | 'extended' | 'kept';
interface Done {
  line: number;
  person: number;
  made: boolean;
  outcome: Outcome;
  before: 'none' | 'pending' | 'joined' | null;
}

/** Who of the people is a member for as long as the import gives it; they are left as they are. */
async function lastingMembers(
  tx: Transaction,
  { courseId, validUntil }: Import,
  people: readonly number[],
): Promise<Set<number>> {
  const until = sql`${validUntil?.toISOString() ?? null}::timestamptz`;
  const { rows } = await tx.execute<{
    person: number;
  }>(sql`select person_id as person from enrolments
    where course_id = ${courseId} and person_id = any(${sql.param([...people])}::int[]) and ${isMemberNow()}
      and coalesce(access_until, 'infinity') >= coalesce(${until}, 'infinity')`);
  return new Set(rows.map(({ person }) => person));
}

/** Enrols the people of some lines in the import's course and tells them. */
async function enrol(
  platform: Platform,
  tx: Transaction,
  order: Import & { courseId: number },
  lines: readonly Line[],
): Promise<Done[]> {
  const { courseId: course, validUntil: until, personId: by, note, id: importId } = order;
  await lockItem(tx, { kind: 'course', id: course });
  const lasting = await lastingMembers(
    tx,
    order,
    lines.map(({ person }) => person),
  );
  // Two lines may name one person: by the address, and by that of an account that was merged.
  const people = [...new Set(lines.map(({ person }) => person))].filter(
    (person) => !lasting.has(person),
  );
  const members = await membersAmong(tx, course, people);
  const now = platform.now();
  const access = { course, people, source: 'import', until, by, note, importId, now } as const;
  const given = await grantAccess(tx, access);
  await notifyOfAccess(platform, tx, { course, people, members });
  const before = new Map(given.map((one) => [one.person, one.before]));
  return lines.map(({ line, person, made }) => {
    const outcome = lasting.has(person) ? 'kept' : members.has(person) ? 'extended' : 'enrolled';
    return { line, person, made, outcome, before: before.get(person) ?? null };
  });
}

/** One mail each, queued in the transaction that marks the line as done. */
async function mailPeople(
  { config, mailer, settings }: Platform,
  tx: Transaction,
  { order, lines, done }: { order: Import; lines: readonly Line[]; done: readonly Done[] },
): Promise<void> {
  const [course] =
    order.courseId === null
      ? []
      : await tx
          .select({ id: courses.id, name: courses.name })
          .from(courses)
          .where(eq(courses.id, order.courseId));
  const told = new Set(
    done.filter(({ outcome, made }) => made || outcome !== 'kept').map((one) => one.line),
  );
  for (const { line, email, name } of lines) {
    if (!told.has(line)) continue;
    const mail = {
      config,
      settings: settings(),
      to: email,
      name,
      course: course ?? null,
      until: order.validUntil,
    };
    await mailer.send(tx, importMail(mail));
  }
}

const markDone = (tx: Transaction, id: number, done: readonly Done[]) =>
  tx.execute(sql`update import_lines set person_id = d.person, made_person = d.made, outcome = d.outcome,
      enrolled_before = d.before
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      d(line int, person int, made boolean, outcome text, before text)
    where import_id = ${id} and import_lines.line = d.line`);

/**
 * Does the next lines of an import in one transaction: people, enrolments, notices, mails and the mark of each line, so
 * that a process that dies in between does nothing twice.
 * @returns whether there is more to do
 */
async function importBatch(platform: Platform, id: number): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const [order] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    if (order?.state !== 'waiting') return false;
    const next = await nextLines(tx, order);
    if (next.length === 0) {
      await tx
        .update(imports)
        .set({ state: 'done', finishedAt: platform.now() })
        .where(eq(imports.id, id));
      return false;
    }
    const lines = next.filter(hasPerson);
    const { courseId } = order;
    const done: Done[] =
      courseId === null
        ? lines.map(({ line, person, made }) => ({
            line,
            person,
            made,
            outcome: 'kept',
            before: null,
          }))
        : await enrol(platform, tx, { ...order, courseId }, lines);
    if (order.mail) await mailPeople(platform, tx, { order, lines, done });
    await markDone(tx, id, done);
    return true;
  });
}

/** Does an import to its end, from wherever it stopped. One that was undone meanwhile stops. */
export async function importPeople(platform: Platform, id: number): Promise<void> {
  while (await importBatch(platform, id));
}
