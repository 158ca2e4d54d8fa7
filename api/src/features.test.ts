import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@nibras/contract/call.ts';
import { expect, test } from 'vitest';
import { features } from './features.ts';
import { repoRoot } from './platform/config/paths.ts';
import { servedBy } from './platform/http/serve.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, platform } = await startTestApp({ work: false });

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;

/** The calls that a module of the contract exports, also as members of objects. */
function callsIn(value: unknown): Call[] {
  if (typeof value !== 'object' || value === null) return [];
  return isCall(value) ? [value] : Object.values(value).flatMap(callsIn);
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const modules = await Promise.all(
  globSync(join(repoRoot(), 'contract/**/calls.ts')).map(
    (file): Promise<object> => import(pathToFileURL(file).href),
  ),
);
const declared = modules.flatMap((module) => Object.values(module).flatMap(callsIn));
const served = features.flatMap(({ routes }) => servedBy(routes, platform)).map(({ call }) => call);

test('every folder of features is registered or used only by other features', () => {
  const folder = join(import.meta.dirname, 'features');
  const folders = readdirSync(folder);
  const registered = folders.filter((name) =>
    ['routes.ts', 'jobs.ts'].some((file) => existsSync(join(folder, name, file))),
  );
  expect(features.map(({ name }) => name).toSorted()).toEqual(registered.toSorted());
  for (const name of folders) {
    expect(existsSync(join(folder, name, 'index.ts')), `${name}/index.ts`).toBe(true);
  }
});

test('every call of the contract has one handler', () => {
  expect(declared.length).toBeGreaterThan(300);
  expect(served.map(nameOf).toSorted()).toEqual(declared.map(nameOf).toSorted());
  expect(new Set(served.map(nameOf)).size).toBe(served.length);
});

test('the document has every call and no other', async () => {
  const { paths } = (await call('GET /api/openapi.json')).body;
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = documented.filter((route) => route.includes(' /api/') && !route.includes('{*}'));
  const names = served.map((one) => nameOf(one).replace(/:(\w+)/g, '{$1}'));
  expect(calls.toSorted()).toEqual(names.toSorted());
});

test.each(served.filter(({ access }) => access !== 'visitors').map(nameOf))(
  '%s is refused without a valid session',
  async (route) => {
    const path = route.replace(/:\w+/g, '1') as 'GET /api/x';
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
