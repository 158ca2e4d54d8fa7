import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  projectImages as imageRows,
  projectSkills as skillRows,
} from '#platform/database/schema/index.ts';
import type { ListField } from './list-field.ts';

async function idsOf(db: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/** The rows (id, place) of a list of ids, each once, as a table of a query. */
const input = (value: unknown): SQL =>
  sql`unnest(${sql.param([...new Set(value as number[])])}::int[]) with ordinality as asked(id, place)`;

/** The courses of a service, in the order of its page. */
export const serviceCourses: ListField = {
  read: (db, id) =>
    idsOf(
      db,
      sql`select course_id as id from service_courses join courses on courses.id = course_id
        where service_id = ${id} order by position, courses.created_at desc, course_id desc`,
    ),
  async write(tx, id, value) {
    await tx.execute(sql`delete from service_courses where service_id = ${id}`);
    await tx.execute(sql`insert into service_courses (service_id, course_id, position)
      select ${id}, asked.id, place - 1 from ${input(value)} join courses on courses.id = asked.id`);
  },
};

/**
 * The projects of a service, in the order of its page. The projects list their services too: one that was added there
 * after this list was saved stays.
 */
export const serviceProjects: ListField = {
  read: (db, id) =>
    idsOf(
      db,
      sql`select project_id as id from project_services join projects on projects.id = project_id
        where service_id = ${id} order by position, projects.created_at desc, project_id desc`,
    ),
  async write(tx, id, value, save) {
    await tx.execute(sql`delete from project_services where service_id = ${id} and added <= ${save}
      and project_id not in (select id from ${input(value)})`);
    await tx.execute(sql`insert into project_services (service_id, project_id, position)
      select ${id}, asked.id, place - 1 from ${input(value)} join projects on projects.id = asked.id
      on conflict (project_id, service_id) do update set position = excluded.position`);
  },
};

/** The services of a project; the places of the project on their pages stay. */
export const projectServices: ListField = {
  read: (db, id) =>
    idsOf(
      db,
      sql`select service_id as id from project_services join services on services.id = service_id
        where project_id = ${id} order by services.created_at desc, service_id desc`,
    ),
  async write(tx, id, value, save) {
    await tx.execute(sql`delete from project_services where project_id = ${id} and added <= ${save}
      and service_id not in (select id from ${input(value)})`);
    await tx.execute(sql`insert into project_services (project_id, service_id)
      select ${id}, asked.id from ${input(value)} join services on services.id = asked.id
      on conflict do nothing`);
  },
};

/** The skills of a project, in order. */
export const projectSkills: ListField = {
  async read(db, id) {
    const rows = await db
      .select({ id: skillRows.skillId })
      .from(skillRows)
      .where(eq(skillRows.projectId, id))
      .orderBy(asc(skillRows.position), asc(skillRows.skillId));
    return rows.map((row) => row.id);
  },
  async write(tx, id, value) {
    await tx.delete(skillRows).where(eq(skillRows.projectId, id));
    await tx.execute(sql`insert into project_skills (project_id, skill_id, position)
      select ${id}, asked.id, place - 1 from ${input(value)} join skills on skills.id = asked.id`);
  },
};

/** The paths of a project's pictures, in order. */
export const projectImages: ListField = {
  async read(db, id) {
    const rows = await db
      .select({ image: imageRows.image })
      .from(imageRows)
      .where(eq(imageRows.projectId, id))
      .orderBy(asc(imageRows.position), asc(imageRows.id));
    return rows.map(({ image }) => image);
  },
  async write(tx, id, value) {
    const images = [...new Set(value as string[])].filter((path) => path !== '');
    await tx.delete(imageRows).where(eq(imageRows.projectId, id));
    if (images.length === 0) return;
    await tx
      .insert(imageRows)
      .values(images.map((image, position) => ({ projectId: id, image, position })));
  },
};
