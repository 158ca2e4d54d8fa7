import { eq, sql } from 'drizzle-orm';
import { changeBack, type GivenAccess, withdrawAccess } from '#learning/enrolment/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Transaction } from '#platform/database/database.ts';
import { imports } from '#platform/database/schema/index.ts';

/** What the import has given so far, with the enrolments from before. */
async function givenBy(tx: Transaction, id: number): Promise<GivenAccess[]> {
  const { rows } = await tx.execute<GivenAccess & Record<string, unknown>>(
    sql`select e.person_id as person, e.id as entitlement, coalesce(l.enrolled_before, 'joined') as before
      from entitlements e left join import_lines l on l.import_id = e.import_id and l.person_id = e.person_id
      where e.import_id = ${id} order by e.id`,
  );
  return rows;
}

/** Deletes the accounts that the import made and that nobody has ever signed in to or given anything since. */
const deleteUnusedPeople = (tx: Transaction, id: number) =>
  tx.execute(sql`delete from people where id in (
      select person_id from import_lines where import_id = ${id} and made_person)
    and role = 'student' and email_verified_at is null and last_seen_at is null
    and not exists (select from sessions where person_id = people.id)
    and not exists (select from enrolments where person_id = people.id)
    and not exists (select from entitlements where person_id = people.id)
    and not exists (select from course_staff where person_id = people.id)
    and not exists (select from courses where teacher_id = people.id)
    and not exists (select from participants where person_id = people.id)`);

/**
 * Undoes an import, also one that is still under way: what it gave is taken away, and accounts that it made and that were
 * never used are deleted. What a person got from elsewhere since, they keep.
 */
export async function undoImport({
  tx,
  platform,
  data: { import: id },
  now,
}: Undoing<{ import: number }>): Promise<void> {
  const [order] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!order || order.state === 'undone') tooLate();
  const { courseId: course } = order;
  if (course !== null) {
    const given = await givenBy(tx, id);
    const people = given.map(({ person }) => person);
    await changeBack(platform, tx, { course, people }, () => withdrawAccess(tx, course, given));
  }
  await deleteUnusedPeople(tx, id);
  await tx.update(imports).set({ state: 'undone', finishedAt: now }).where(eq(imports.id, id));
}
