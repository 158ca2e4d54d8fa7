import { and, eq, sql } from 'drizzle-orm';
import { lockItem } from '#content/items/index.ts';
import { requireFuture } from '#learning/enrolment/index.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { imports } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';

import { checkList, type ReadList } from './check-list.ts';
import { importKind } from './jobs.ts';
import type { ListedPerson } from './read-list.ts';

interface Target {
  caller: Person;
  course: number | null;
}

/**
 * Into a course: its teachers and admins. Accounts alone: admins.
 * @throws AppError course-not-found, forbidden
 */
export async function authoriseImport(db: Queryable, { caller, course }: Target): Promise<void> {
  if (course === null) {
    if (!can(caller, 'people:manage')) throw new AppError('forbidden');
    return;
  }
  await requireInCourse(db, { caller, course, capability: 'course:enrol' });
}

interface StartImport extends Target, ReadList {
  until: Date | null;
  note: string;
  mail: boolean;
  clientKey: string;
}

const input = ({ caller, clientKey }: StartImport) =>
  and(eq(imports.personId, caller.id), eq(imports.clientKey, clientKey));

/** Writes the entry by which the import is undone; it is about the course, or of accounts alone. */
async function logImport(
  tx: Transaction,
  { id, lines, options, now }: { id: number; lines: number; options: StartImport; now: Date },
): Promise<void> {
  const { caller, course, until } = options;
  const entry = await writeEntry(tx, {
    person: caller.id,
    action: course === null ? 'people-imported' : 'class-imported',
    kind: course === null ? 'import' : 'course',
    itemId: course ?? id,
    details: { count: lines, ...(until && { at: until.toISOString() }), undo: { import: id } },
    changed: [`import:${id}`],
    now,
  });
  await tx.update(imports).set({ logId: entry }).where(eq(imports.id, id));
}

const storeLines = (tx: Transaction, id: number, people: readonly ListedPerson[]) =>
  tx.execute(sql`insert into import_lines (import_id, line, name, email, phone)
    select ${id}, line, name, email, phone from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      listed(line int, name text, email text, phone text)`);

/**
 * Stores the good lines of a list and lets a job enrol them. The same key again, after a lost answer, is the same import.
 * @returns the import's id
 * @throws AppError course-not-found, forbidden, invalid-input without a good line or for a past time
 */
export async function startImport(platform: Platform, options: StartImport): Promise<number> {
  const { db, jobs } = platform;
  const { caller, course, until, note, mail, clientKey, bytes, columns } = options;
  const now = platform.now();
  await authoriseImport(db, options);
  requireFuture(until, now);
  const { people } = await checkList(db, { bytes, columns, course, until });
  if (people.length === 0) {
    throw new AppError('invalid-input', { errors: { list: ['ليس في القائمة سطر صالح.'] } });
  }
  return db.transaction(async (tx) => {
    if (course !== null) {
      orThrow(await lockItem(tx, { kind: 'course', id: course }), 'course-not-found');
    }
    const row = { personId: caller.id, courseId: course, validUntil: until, note, mail, clientKey };
    const made = await tx
      .insert(imports)
      .values({ ...row, lines: people.length, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: imports.id });
    if (made.length === 0) {
      return only(await tx.select({ id: imports.id }).from(imports).where(input(options))).id;
    }
    const { id } = only(made);
    await storeLines(tx, id, people);
    await logImport(tx, { id, lines: people.length, options, now });
    await jobs.enqueue(tx, importKind, { id });
    return id;
  });
}
