import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import {
  categories,
  courses,
  people,
  projectServices,
  projectSkills,
  projects,
  serviceCourses,
  services,
  skills,
} from '#platform/database/schema/index.ts';
import { bestFirst } from '#platform/search/best-first.ts';
import { searchTable } from '#platform/search/search-table.ts';

const cards = (db: Queryable) =>
  db
    .select({
      id: services.id,
      slug: services.slug,
      name: services.name,
      image: services.image,
      smallDescription: services.smallDescription,
      userDescription: services.userDescription,
      description: services.description,
      priceStarting: services.priceStarting,
      featured: services.featured,
      createdAt: services.createdAt,
      category: categories,
      manager: people,
      projectCount: sql<number>`(select count(*)::int from project_services
        join projects on projects.id = project_services.project_id
        where project_services.service_id = ${services.id} and projects.published)`,
    })
    .from(services)
    .leftJoin(categories, eq(categories.id, services.categoryId))
    .leftJoin(people, eq(people.id, services.managerId));

export type ServiceRow = Awaited<ReturnType<typeof cards>>[number];

/**
 * The services, those with a place first, then the newest, or the best of a search, and their total number; all of them
 * without a window.
 */
export async function serviceList(
  db: Queryable,
  { search, window }: { search: string; window: { limit: number; offset: number } | null },
) {
  const found = await searchTable(db, services, search);
  const { where, total, searched } = found;
  const order = searched
    ? bestFirst({
        id: services.id,
        searched,
        title: services.name,
        description: services.smallDescription,
        body: { folded: services.searchText },
        createdAt: services.createdAt,
      })
    : sql`${asc(services.rank)}, ${desc(services.createdAt)}`;
  const rows = cards(db).where(where).orderBy(order, desc(services.id));
  return {
    rows: window ? await rows.limit(window.limit).offset(window.offset) : await rows,
    total,
    found,
  };
}

/** The service with an id or slug; null if there is none. */
export async function serviceBy(db: Queryable, idOrSlug: IdOrSlug): Promise<ServiceRow | null> {
  const [row] = await cards(db).where(
    and(atAddress(services, 'service', idOrSlug), published(services)),
  );
  return row ?? null;
}

/** The projects of a service in order, each with its skills in order. */
export async function projectsOf(db: Queryable, service: number) {
  const projectRows = await db
    .select({
      id: projects.id,
      slug: projects.slug,
      name: projects.name,
      image: projects.image,
      description: projects.description,
    })
    .from(projects)
    .innerJoin(projectServices, eq(projectServices.projectId, projects.id))
    .where(and(eq(projectServices.serviceId, service), published(projects)))
    .orderBy(asc(projectServices.position), desc(projects.createdAt), desc(projects.id));
  const skillRows = await db
    .select({
      projectId: projectSkills.projectId,
      id: skills.id,
      name: skills.name,
      image: skills.image,
    })
    .from(projectSkills)
    .innerJoin(skills, eq(skills.id, projectSkills.skillId))
    .where(
      anyOf(
        projectSkills.projectId,
        projectRows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(projectSkills.position), asc(skills.id));
  return projectRows.map((project) => ({
    ...project,
    skills: skillRows.filter(({ projectId }) => projectId === project.id),
  }));
}
export type ProjectRow = Awaited<ReturnType<typeof projectsOf>>[number];

/** The courses related to a service, in order. */
export const coursesOf = (db: Queryable, service: number) =>
  db
    .select({
      id: courses.id,
      slug: courses.slug,
      name: courses.name,
      image: courses.image,
      description: courses.description,
    })
    .from(courses)
    .innerJoin(serviceCourses, eq(serviceCourses.courseId, courses.id))
    .where(and(eq(serviceCourses.serviceId, service), published(courses)))
    .orderBy(asc(serviceCourses.position), desc(courses.createdAt), desc(courses.id));
