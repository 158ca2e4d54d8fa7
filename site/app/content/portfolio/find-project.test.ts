import { parseProjects } from '@nibras/contract/compat/parse-portfolio.ts';
import { expect, it } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { findProject } from './find-project.ts';

const direct = '/api/project/7';
const all = '/api/project?per_page=200';
const requested = { id: 7, name: 'موعدي', slug: 'clinic' };
const other = { id: 8, name: 'ديوان', slug: 'diwan' };

const errorWith = (status: number, kind: 'http' | 'network' = 'http') =>
  new ApiError({ kind, status, message: 'خطأ' });

/** A fake server with fixed responses; it records the requested paths. */
function server(responses: Record<string, object | ApiError>) {
  const paths: string[] = [];
  const fetchProjects = async (path: string) => {
    paths.push(path);
    const response = responses[path] ?? errorWith(404);
    if (response instanceof ApiError) throw response;
    return parseProjects.parse(response);
  };
  return { fetchProjects, paths };
}

it.each([[{ project: requested }], [{ data: requested }], [requested]])(
  'uses the response of the direct call: %j',
  async (response) => {
    const { fetchProjects, paths } = server({ [direct]: response });
    expect((await findProject('7', fetchProjects)).name).toBe('موعدي');
    expect(paths).toEqual([direct]);
  },
);

it.each([
  ['does not support the call', errorWith(404)],
  ['returns the projects of service 7', { data: [other], meta: { last_page: 1 } }],
  ['returns something else', { message: 'تم' }],
  ['responds with an error', errorWith(500)],
])('searches all projects when the server %s', async (_, response) => {
  const { fetchProjects, paths } = server({
    [direct]: response,
    [all]: { projects: [other, requested] },
  });
  expect((await findProject('7', fetchProjects)).name).toBe('موعدي');
  expect(paths).toEqual([direct, all]);
});

it('finds a project by its slug, and by its id in Arabic digits', async () => {
  const { fetchProjects } = server({ [all]: { data: [other, requested] } });
  expect((await findProject('clinic', fetchProjects)).id).toBe(7);
  expect((await findProject('٧', fetchProjects)).id).toBe(7);
});

it('throws 404 for a project that is not found', async () => {
  const { fetchProjects } = server({ [all]: { projects: [other] } });
  await expect(findProject('7', fetchProjects)).rejects.toMatchObject({ status: 404 });
  await expect(findProject('7', server({}).fetchProjects)).rejects.toMatchObject({ status: 404 });
});

it('throws other errors, without a second request after a network error or status 429', async () => {
  const broken = server({ [direct]: errorWith(500), [all]: { projects: [other] } });
  await expect(findProject('7', broken.fetchProjects)).rejects.toMatchObject({ status: 500 });
  const later = server({ [all]: errorWith(503) });
  await expect(findProject('7', later.fetchProjects)).rejects.toMatchObject({ status: 503 });
  for (const failure of [errorWith(429), errorWith(0, 'network')]) {
    const { fetchProjects, paths } = server({ [direct]: failure });
    await expect(findProject('7', fetchProjects)).rejects.toBe(failure);
    expect(paths).toEqual([direct]);
  }
});
