import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const { call, smtp } = await startTestApp();
describe('smoke', () => {
  test('a code signs in', async () => {
    const asked = await call('POST /api/login', { body: { email: 'a@example.org' } });
    expect(asked).toMatchObject({ status: 200 });
    const code = await smtp.codeTo('a@example.org');
    const verified = await call('POST /api/login/verify', {
      body: { email: 'a@example.org', login_code: code },
    });
    expect(verified.body).toEqual({});
  });
});
