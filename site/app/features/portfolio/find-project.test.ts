import { parseProjects } from '@nibras/contract/compat/parse-portfolio.ts';
import { expect, it } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { findProject } from './find-project.ts';

const direct = '/api/project/7';
const all = '/api/project?per_page=200';
const wanted = { id: 7, name: 'موعدي', slug: 'clinic' };
const other = { id: 8, name: 'ديوان', slug: 'diwan' };

const fails = (status: number, kind: 'http' | 'network' = 'http') =>
  new ApiError({ kind, status, message: 'خطأ' });

/** A server that answers or fails as told, and the calls that it saw. */
function server(answers: Record<string, object | ApiError>) {
  const seen: string[] = [];
  const ask = async (path: string) => {
    seen.push(path);
    const answer = answers[path] ?? fails(404);
    if (answer instanceof ApiError) throw answer;
    return parseProjects.parse(answer);
  };
  return { ask, seen };
}

it.each([[{ project: wanted }], [{ data: wanted }], [wanted]])(
  'takes what the direct call answers, in one call: %j',
  async (answer) => {
    const { ask, seen } = server({ [direct]: answer });
    expect((await findProject('7', ask)).name).toBe('موعدي');
    expect(seen).toEqual([direct]);
  },
);

it.each([
  ['knows no such call', fails(404)],
  ['answers the projects of service 7', { data: [other], meta: { last_page: 1 } }],
  ['answers something else', { message: 'تم' }],
  ['breaks on it', fails(500)],
])('looks among all projects where the server %s', async (_, answer) => {
  const { ask, seen } = server({ [direct]: answer, [all]: { projects: [other, wanted] } });
  expect((await findProject('7', ask)).name).toBe('موعدي');
  expect(seen).toEqual([direct, all]);
});

it('finds a project by its slug, and by its number in Arabic digits', async () => {
  const { ask } = server({ [all]: { data: [other, wanted] } });
  expect((await findProject('clinic', ask)).id).toBe(7);
  expect((await findProject('٧', ask)).id).toBe(7);
});

it('misses a project that is nowhere', async () => {
  const { ask } = server({ [all]: { projects: [other] } });
  await expect(findProject('7', ask)).rejects.toMatchObject({ status: 404 });
  await expect(findProject('7', server({}).ask)).rejects.toMatchObject({ status: 404 });
});

it('tells a failure as one, and asks no more of a server that is out of reach or busy', async () => {
  const broken = server({ [direct]: fails(500), [all]: { projects: [other] } });
  await expect(findProject('7', broken.ask)).rejects.toMatchObject({ status: 500 });
  const later = server({ [all]: fails(503) });
  await expect(findProject('7', later.ask)).rejects.toMatchObject({ status: 503 });
  for (const failure of [fails(429), fails(0, 'network')]) {
    const { ask, seen } = server({ [direct]: failure });
    await expect(findProject('7', ask)).rejects.toBe(failure);
    expect(seen).toEqual([direct]);
  }
});
