import type { IdOrSlug, ListQuery } from '@nibras/contract/wire.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import {
  projectImages,
  projectServices,
  projectSkills,
  projects,
  services,
  skills,
} from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { bestFirst } from '#platform/search/best-first.ts';
import { searchTable } from '#platform/search/search-table.ts';

const projectRows = (db: Queryable) =>
  db
    .select({
      id: projects.id,
      slug: projects.slug,
      name: projects.name,
      description: projects.description,
      image: projects.image,
      projectUrl: projects.projectUrl,
      completedAt: projects.completedAt,
      createdAt: projects.createdAt,
    })
    .from(projects);

const imagesOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      projectId: projectImages.projectId,
      id: projectImages.id,
      image: projectImages.image,
    })
    .from(projectImages)
    .where(anyOf(projectImages.projectId, ids))
    .orderBy(asc(projectImages.position), asc(projectImages.id));

const skillsOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      projectId: projectSkills.projectId,
      id: skills.id,
      name: skills.name,
      image: skills.image,
    })
    .from(projectSkills)
    .innerJoin(skills, eq(skills.id, projectSkills.skillId))
    .where(anyOf(projectSkills.projectId, ids))
    .orderBy(asc(projectSkills.position), asc(skills.id));

const servicesOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      projectId: projectServices.projectId,
      id: services.id,
      slug: services.slug,
      name: services.name,
      image: services.image,
      smallDescription: services.smallDescription,
      description: services.description,
    })
    .from(projectServices)
    .innerJoin(services, eq(services.id, projectServices.serviceId))
    .where(and(anyOf(projectServices.projectId, ids), published(services)))
    .orderBy(desc(services.createdAt), desc(services.id));

/** Adds images, skills and services to projects, with one query each for all projects. */
async function withParts(db: Queryable, rows: Awaited<ReturnType<typeof projectRows>>) {
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(await imagesOf(db, ids), ({ projectId }) => projectId);
  const skillRows = Map.groupBy(await skillsOf(db, ids), ({ projectId }) => projectId);
  const serviceRows = Map.groupBy(await servicesOf(db, ids), ({ projectId }) => projectId);
  return rows.map((row) => ({
    ...row,
    images: images.get(row.id) ?? [],
    skills: skillRows.get(row.id) ?? [],
    services: serviceRows.get(row.id) ?? [],
  }));
}
export type ProjectRow = Awaited<ReturnType<typeof withParts>>[number];

const ofService = (idOrSlug: IdOrSlug): SQL =>
  sql`${projects.id} in (select project_id from project_services join services on services.id = service_id
    where services.published and ${atAddress(services, 'service', idOrSlug)})`;

/**
 * A page of the projects, those with a place first, then the newest, or the best of a search, and their total number. An
 * unknown service has none.
 */
export async function projectList(db: Queryable, query: ListQuery, service?: IdOrSlug) {
  const within = service === undefined ? undefined : ofService(service);
  const found = await searchTable(db, projects, query.search, within);
  const { where, total, searched } = found;
  const order = searched
    ? bestFirst({
        id: projects.id,
        searched,
        title: projects.name,
        description: { written: projects.description, folded: projects.searchText },
        createdAt: projects.createdAt,
      })
    : sql`${asc(projects.rank)}, ${desc(projects.createdAt)}`;
  const { limit, offset } = pageWindow(query);
  const rows = await projectRows(db)
    .where(where)
    .orderBy(order, desc(projects.id))
    .limit(limit)
    .offset(offset);
  return { rows: await withParts(db, rows), total, found };
}

/** The project with an id or slug; null if there is none. */
export async function projectBy(db: Queryable, idOrSlug: IdOrSlug): Promise<ProjectRow | null> {
  const rows = await projectRows(db).where(
    and(atAddress(projects, 'project', idOrSlug), published(projects)),
  );
  const [project] = await withParts(db, rows);
  return project ?? null;
}
