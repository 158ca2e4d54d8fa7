import { expect, test } from 'vitest';
import { recordDocument } from './testing/record-answers.ts';
import { startTestApp } from './testing/test-app.ts';

const { call } = await startTestApp({ work: false });

await recordDocument('openapi.json', (await call('GET /api/openapi.json')).body);

test('every call has a name of its own in the document, from which generators make functions', async () => {
  const { paths } = (await call('GET /api/openapi.json')).body as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const named = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { operationId }]) => ({ path, method, operationId })),
    );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ operationId }) => !/^[a-z][A-Za-z\d]*$/.test(operationId ?? ''))).toEqual(
    [],
  );
  expect(new Set(named.map(({ operationId }) => operationId)).size).toBe(named.length);
  const of = (path: string) => named.find((one) => one.path === path)?.operationId;
  expect(of('/api/course-details/{id}')).toBe('getCourseDetailsById');
});
