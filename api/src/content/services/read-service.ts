import type { IdOrSlug } from '@nibras/contract/wire.ts';
import type { Queryable } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { coursesOf, projectsOf, serviceBy } from './queries.ts';

/**
 * The data of a service's page.
 * @throws AppError service-not-found
 */
export async function readService(db: Queryable, idOrSlug: IdOrSlug) {
  const service = orThrow(await serviceBy(db, idOrSlug), 'service-not-found');
  return {
    service,
    projects: await projectsOf(db, service.id),
    courses: await coursesOf(db, service.id),
  };
}
export type ReadService = Awaited<ReturnType<typeof readService>>;
