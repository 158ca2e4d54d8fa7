import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { lists } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { ApiError, failureTexts, isUnsupportedCall } from '#platform/api/api-error.ts';

/** The parsed response: one project, or a list that may contain it. */
type ProjectResponse = { alone: boolean; projects: ParsedProject[] };
type FetchProjects = (path: string) => Promise<ProjectResponse>;

const missing = () => new ApiError({ kind: 'http', status: 404, message: failureTexts.notFound });

/** Errors after which another request is useless: a network error or status 429. */
const isFinalError = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'network' || error.status === 429;

function selectProject(
  { alone, projects }: ProjectResponse,
  id: string,
): ParsedProject | undefined {
  if (alone) return projects[0];
  const digits = foldDigits(id);
  return projects.find((project) => String(project.id) === digits || project.slug === id);
}

/**
 * Finds a project by id or slug. Our server returns it directly; on other servers the same path may list the projects
 * of a service or not exist, and then all projects are searched (docs/behaviour/portfolio.md#calls). Throws an
 * `ApiError`, with status 404 when no project matches.
 */
export async function findProject(
  id: string,
  fetchProjects: FetchProjects,
): Promise<ParsedProject> {
  let failure: unknown = missing();
  try {
    const found = selectProject(await fetchProjects(`/api/project/${encodeURIComponent(id)}`), id);
    if (found) return found;
  } catch (error) {
    if (isFinalError(error)) throw error;
    if (!isUnsupportedCall(error)) failure = error;
  }
  const found = selectProject(await fetchAll(fetchProjects), id);
  if (found) return found;
  throw failure;
}

async function fetchAll(fetchProjects: FetchProjects): Promise<ProjectResponse> {
  try {
    return await fetchProjects(`/api/project?per_page=${lists.bulkPerPage}`);
  } catch (error) {
    if (isUnsupportedCall(error)) return { alone: false, projects: [] };
    throw error;
  }
}
