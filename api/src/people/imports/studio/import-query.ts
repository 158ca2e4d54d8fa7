import { imports as limits } from '@nibras/contract/limits.ts';
import type { PeopleImport } from '@nibras/contract/people/imports/studio/shapes.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, imports } from '#platform/database/schema/index.ts';

const lines = (condition = sql`true`) =>
  sql<number>`(select count(*)::int from import_lines where import_id = ${imports.id} and ${condition})`;

const select = (db: Queryable) =>
  db
    .select({
      id: imports.id,
      courseId: courses.id,
      courseName: courses.name,
      until: imports.validUntil,
      mail: imports.mail,
      state: imports.state,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
      lines: imports.lines,
      undo: imports.logId,
      done: lines(sql`outcome is not null`),
      made: lines(sql`made_person`),
      enrolled: lines(sql`outcome = 'enrolled'`),
      extended: lines(sql`outcome = 'extended'`),
      kept: lines(sql`outcome = 'kept'`),
    })
    .from(imports)
    .leftJoin(courses, eq(courses.id, imports.courseId));
type ImportRow = Awaited<ReturnType<typeof select>>[number];

const present = ({ courseId, courseName, until, ...row }: ImportRow): PeopleImport => ({
  id: row.id,
  course: courseId === null || courseName === null ? null : { id: courseId, name: courseName },
  until: until?.toISOString() ?? null,
  mail: row.mail,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  lines: row.lines,
  done: row.done,
  made: row.made,
  enrolled: row.enrolled,
  extended: row.extended,
  kept: row.kept,
  undo: row.undo,
});

/** One of a person's own imports. */
export async function importOf(
  db: Queryable,
  { id, person }: { id: number; person: number },
): Promise<PeopleImport | null> {
  const [row] = await select(db).where(and(eq(imports.id, id), eq(imports.personId, person)));
  return row ? present(row) : null;
}

/** A person's last imports, the newest first. */
export async function importsOf(db: Queryable, person: number): Promise<PeopleImport[]> {
  const rows = await select(db)
    .where(eq(imports.personId, person))
    .orderBy(desc(imports.id))
    .limit(limits.listed);
  return rows.map(present);
}
