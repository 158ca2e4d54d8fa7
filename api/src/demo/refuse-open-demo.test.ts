import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { refuseOpenDemo } from './refuse-open-demo.ts';

const { db, platform } = await startTestApp({ work: false });
const start = (given: Partial<typeof platform.config>) =>
  refuseOpenDemo({ db, config: { ...platform.config, ...given } });

test('demo accounts of an earlier start keep the server from being opened to other machines', async () => {
  await start({ exposed: true });
  await makePerson(db, { email: 'teacher@example.com' });
  await expect(start({ exposed: true })).rejects.toThrow(/DEMO_PUBLIC=1/);
  await start({ exposed: false });
  await start({ exposed: true, demoPublic: true });
  await start({ exposed: true, serve: new Set(['jobs'] as const) });
});
