import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { foldDigits } from '@nibras/contract/digits.ts';
import { lists } from '@nibras/contract/limits.ts';
import { ApiError, failureTexts, isUnsupportedCall } from '#platform/api/api-error.ts';

/** What an answer holds: one project, or a list that may have it. */
type Held = { alone: boolean; projects: ParsedProject[] };
type Ask = (path: string) => Promise<Held>;

const missing = () => new ApiError({ kind: 'http', status: 404, message: failureTexts.notFound });

/** Nothing came back, or the server asks for a rest: another call would fare no better. */
const isHopeless = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'network' || error.status === 429;

function pick({ alone, projects }: Held, id: string): ParsedProject | undefined {
  if (alone) return projects[0];
  const digits = foldDigits(id);
  return projects.find((project) => String(project.id) === digits || project.slug === id);
}

/**
 * A project by its id or slug. Our server answers it directly; on others the same address may list a service's
 * projects or not exist, and the project is looked for among all of them (docs/behaviour/portfolio.md#calls).
 * Throws an ApiError, with status 404 where no project matches.
 */
export async function findProject(id: string, ask: Ask): Promise<ParsedProject> {
  let failure: unknown = missing();
  try {
    const found = pick(await ask(`/api/project/${encodeURIComponent(id)}`), id);
    if (found) return found;
  } catch (error) {
    if (isHopeless(error)) throw error;
    if (!isUnsupportedCall(error)) failure = error;
  }
  const found = pick(await askForAll(ask), id);
  if (found) return found;
  throw failure;
}

async function askForAll(ask: Ask): Promise<Held> {
  try {
    return await ask(`/api/project?per_page=${lists.bulkPerPage}`);
  } catch (error) {
    if (isUnsupportedCall(error)) return { alone: false, projects: [] };
    throw error;
  }
}
