import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { refuseOpenDemo } from './refuse-open-demo.ts';

const { db, platform } = await startTestApp({ work: false });
const start = (overrides: Partial<typeof platform.config>) =>
  refuseOpenDemo({ db, config: { ...platform.config, ...overrides } });

test('a server with demo accounts refuses to start if other machines can reach it', async () => {
  await start({ exposed: true });
  await makePerson(db, { email: 'teacher@example.com' });
  await expect(start({ exposed: true })).rejects.toThrow(/DEMO_PUBLIC=1/);
  await start({ exposed: false });
  await start({ exposed: true, demoPublic: true });
  await start({ exposed: true, serve: new Set(['jobs'] as const) });
});
