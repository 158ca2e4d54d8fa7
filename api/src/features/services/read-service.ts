import type { IdOrSlug } from '@nibras/contract/wire.ts';
import type { Queryable } from '#platform/database/database.ts';
import { found } from '#platform/http/app-error.ts';
import { coursesOf, projectsOf, serviceBy } from './queries.ts';

/**
 * Everything that a service's page shows.
 * @throws AppError service-not-found
 */
export async function readService(db: Queryable, given: IdOrSlug) {
  const service = found(await serviceBy(db, given), 'service-not-found');
  return {
    service,
    projects: await projectsOf(db, service.id),
    courses: await coursesOf(db, service.id),
  };
}
export type ReadService = Awaited<ReturnType<typeof readService>>;
