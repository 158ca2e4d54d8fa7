import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { loadDemoOnce } from './load-demo.ts';

const app = await startTestApp();

test('x', async () => {
  const t = performance.now();
  await loadDemoOnce(app.platform);
  console.log('LOAD', performance.now() - t);
  const { body } = await app.call('GET /api/Statistics');
  console.log(body);
  expect(body.courses).toBe(26);
});
