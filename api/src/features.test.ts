import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { features } from './features.ts';
import type { Routes } from './platform/feature.ts';
import type { ApiServer } from './platform/http/api-server.ts';
import { serializerCompiler, validatorCompiler } from './platform/http/validation.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, platform } = await startTestApp({ work: false });

/** The routes that a feature registers in a scope. */
function routesOf(routes: Routes | undefined) {
  const found: { route: string; schema: unknown }[] = [];
  const server = Fastify({ exposeHeadRoutes: false }) as unknown as ApiServer;
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler(true));
  server.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) found.push({ route: `${one} ${url}`, schema });
  });
  routes?.(server, platform);
  return found;
}

const visitors = features.flatMap((feature) => routesOf(feature.visitors));
const signedIn = features.flatMap((feature) => routesOf(feature.signedIn));
const all = [...visitors, ...signedIn];

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

test('every route of the API is in one of the scopes', async () => {
  const { paths } = (await call('GET /api/openapi.json')).body;
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const inScopes = all.map(({ route }) => route.replace(/:(\w+)/g, '{$1}'));
  expect(new Set(inScopes).size).toBe(inScopes.length);
  const calls = documented.filter((route) => route.includes(' /api/') && !route.includes('{*}'));
  expect(calls.toSorted()).toEqual(inScopes.toSorted());
});

describe.each(all)('$route', ({ route, schema }) => {
  test('is under /api and declares its responses', () => {
    expect(route).toContain(' /api/');
    const { response } = (schema ?? {}) as { response?: Record<number, unknown> };
    expect(response?.[200]).toBeInstanceOf(z.ZodType);
  });
});

test.each(signedIn)('$route is refused without a valid session', async ({ route }) => {
  const path = route.replace(/:\w+/g, '1') as 'GET /api/x';
  expect((await call(path)).status).toBe(401);
  expect((await call(path, { token: 'dead' })).status).toBe(401);
});

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
