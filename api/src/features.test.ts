import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declaredCalls, documentedName } from './declared-calls.ts';
import { features } from './features.ts';
import { servedBy } from './platform/http/serve.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, platform } = await startTestApp({ work: false });

const served = features.flatMap(({ routes }) => servedBy(routes, platform)).map(({ call }) => call);

const domains = ['selling', 'content', 'learning', 'assessment', 'conversation', 'people', 'site'];

const folders = domains.flatMap((domain) =>
  readdirSync(join(import.meta.dirname, domain), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: `${domain}/${name}` })),
);

const has = (path: string) => existsSync(join(import.meta.dirname, path));

test('every folder of a domain is a feature that is listed, or a library of others', () => {
  const registered = folders.filter(({ path }) => has(`${path}/register.ts`));
  const names = features.map(({ name }) => name);
  expect(names.toSorted()).toEqual(registered.map(({ name }) => name).toSorted());
  const others = folders.filter(({ path }) => !has(`${path}/register.ts`));
  expect(others.filter(({ path }) => !has(`${path}/index.ts`))).toEqual([]);
});

test('every call of the contract has one handler', () => {
  const names = served.map(documentedName);
  expect(names.length).toBeGreaterThan(300);
  expect(names.toSorted()).toEqual(declaredCalls.map(documentedName).toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test('the document has every call and no other', async () => {
  const { paths } = (await call('GET /api/openapi.json')).body;
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = documented.filter((route) => route.includes(' /api/') && !route.includes('{*}'));
  expect(calls.toSorted()).toEqual(served.map(documentedName).toSorted());
});

test.each(served.filter(({ access }) => access !== 'visitors').map(documentedName))(
  '%s is refused without a valid session',
  async (route) => {
    const path = route.replace(/\{\w+\}/g, '1') as 'GET /api/x';
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { token: 'dead' })).status).toBe(401);
  },
);

test.each([
  'GET /api/no-such',
  'DELETE /api/courses',
  'GET /api/',
  'GET /nowhere',
  'POST /nowhere',
])('%s is 404 in Arabic', async (route) => {
  const { status, body } = await call(route as 'GET /nowhere');
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'العنوان المطلوب غير موجود.' });
});

test('a call whose right depends on a course or a kind names it in its path', () => {
  const lacking = declaredCalls.filter(
    ({ access, path }) =>
      typeof access === 'object' &&
      (('inCourse' in access && !path.includes('/courses/:id')) ||
        ('byKind' in access && !path.includes('/:kind'))),
  );
  expect(lacking.map(documentedName)).toEqual([]);
});
