import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../testing/access/world.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type HostileRequest, hostileRequest, type Known } from './hostile-requests.ts';
import { faultsOf } from './judge-answer.ts';
import { offeredCalls } from './offered-calls.ts';
import { openSender } from './send-hostile.ts';

/**
 * Fuzzes every call of the OpenAPI document: `npm run test:attacks` sends 20,000 requests with a daily seed, `npm
 * test` a few with a fixed one. A failure reports its seed and path: `ATTACK_SEED=… npm run test:attacks`.
 */
const wanted = Number(process.env.ATTACK_REQUESTS ?? 1500);
const seed = Number(process.env.ATTACK_SEED ?? 6);

const logged: string[] = [];
const { address, call, platform, tokenOf } = await startTestApp({
  config: { trustProxy: true },
  sockets: true,
  logged,
});
const world = await makeWorld(platform);
const sender = openSender(address);
afterAll(() => sender.close());

const known: Known = {
  ids: Object.values(world.paths),
  texts: [
    ...Object.values(world.texts),
    ...Object.values(world.people).map(({ email }) => email),
    world.enrolmentCode,
    world.emailCode,
  ],
  picture: world.photo,
};
const people = {
  student: world.people.joined,
  teacher: world.people.teacher,
  admin: world.people.admin,
};

const tokens = new Map<string, string>();

async function headersOf({ as, headers }: HostileRequest) {
  if (as === 'visitor' || headers.Authorization) return headers;
  const token = tokens.get(as) ?? (await tokenOf(people[as], { fresh: true }));
  tokens.set(as, token);
  return { ...headers, Authorization: `Bearer ${token}` };
}

let sent = 0;
const statuses = new Map<number, number>();

async function attack(request: HostileRequest) {
  const answer = await sender.send({ ...request, headers: await headersOf(request) });
  sent += 1;
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  // Signing out is one of the calls, so the next request gets a new session.
  if (answer.status === 401 || request.path.startsWith('/api/logout')) tokens.delete(request.as);
  expect(faultsOf(request, answer)).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}

const calls = offeredCalls((await call('GET /api/openapi.json')).body);
const each = Math.ceil(wanted / calls.length);

test.each(calls)(
  `$method $path withstands ${each} hostile requests`,
  { timeout: 60_000 + each * 200 },
  async (offered) => {
    await fc.assert(fc.asyncProperty(hostileRequest(offered, known), attack), {
      seed,
      numRuns: each,
      // A long run reports its first failure without shrinking it for long.
      interruptAfterTimeLimit: 15_000 + each * 150,
      markInterruptAsFailure: true,
    });
  },
);

test('no log line has an object that became a text', () => {
  expect(logged.length).toBeGreaterThan(sent);
  expect(logged.filter((line) => line.includes('[object '))).toEqual([]);
});

test('afterwards the server still works', async () => {
  for (const path of ['/api/courses', '/api/user', '/api/conversations'] as const) {
    const token = await tokenOf(people.student, { fresh: true });
    const { status } = await call(`GET ${path}`, { token });
    expect(status, path).toBe(200);
  }
  // Some requests must pass validation, or nothing was tested.
  expect(statuses.get(200)).toBeGreaterThan(sent / 20);
  process.stdout.write(
    `${sent} hostile requests with seed ${seed}: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}\n`,
  );
});
