import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { makeSession } from '../factories/people.ts';
import { makeWorld, type World } from '../testing/access/world.ts';
import { newNetwork } from '../testing/new-network.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type Bounds, type Measured, measureText } from './loop-time.ts';
import { openSender } from './send-hostile.ts';
import { collectSlowest, type Finding, faultLine } from './slowest.ts';
import { type CallPlace, placesOf } from './text-requests.ts';
import { textShapes } from './text-shapes.ts';
import { type ValidCall, validCalls } from './valid-calls.ts';

/**
 * Puts texts of every shape into every place of every call, and measures how much of the event loop each takes.
 * `npm run test:attacks` measures all, `npm test` a sample with a fixed seed: `ATTACK_SEED=… npm run test:attacks`.
 */
const whole = process.env.ATTACKS === 'whole';
const seed = Number(process.env.ATTACK_SEED ?? 6);
/** Texts of the sample. */
const sampled = 400;

const bounds: Bounds = { most: 200, growth: 2.5 };

const { address, call, platform } = await startTestApp({
  work: false,
  config: { trustProxy: true },
  sockets: true,
});
const sender = openSender(address);
const slowest = collectSlowest('calls');
afterAll(() => {
  sender.close();
  slowest.print();
});

const calls = validCalls((await call('GET /api/openapi.json')).body);

let world: World = await makeWorld(platform);
const tokens = new Map<number, string>();

async function renewWorld() {
  world = await makeWorld(platform);
  tokens.clear();
}

async function tokenOf({ as }: ValidCall): Promise<string | null> {
  if (as === 'visitor') return null;
  const person = world.people[as];
  const token = tokens.get(person.id) ?? (await makeSession(platform.db, person));
  tokens.set(person.id, token);
  return token;
}

const sendTo = (target: ValidCall, place: CallPlace, shape: string) => async (length: number) => {
  const made = textShapes[shape]?.(length) ?? '';
  const request = await place.request(world, made);
  const token = await tokenOf(target);
  const headers = {
    ...request.headers,
    'X-Forwarded-For': newNetwork(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return () => sender.send({ ...request, headers });
};

/** Statuses that are about the world, which an earlier text has used up, and not about the text. */
const isStale = ({ status }: Measured) => [401, 403, 404, 409, 410, 429].includes(status);

/** How often in a row a new world may change nothing before the status is taken to be about the text. */
const patience = 2;
const inVain = new Map<CallPlace, number>();

async function measure(target: ValidCall, place: CallPlace, shape: string): Promise<Finding> {
  const send = sendTo(target, place, shape);
  let measured = await measureText(send, place.longest, bounds);
  const tries = inVain.get(place) ?? 0;
  if (isStale(measured) && target.succeeds && place.inBody && tries < patience) {
    await renewWorld();
    measured = await measureText(send, place.longest, bounds);
    inVain.set(place, isStale(measured) ? tries + 1 : 0);
  } else if (measured.status === 401) tokens.clear();
  const finding = { ...measured, call: target.name, place: place.name, shape };
  slowest.add(finding);
  return finding;
}

const shapes = Object.keys(textShapes);
const statuses = new Map<number, number>();

async function measureAll(target: ValidCall) {
  await renewWorld();
  const findings: Finding[] = [];
  for (const place of placesOf(target, world)) {
    for (const shape of shapes) findings.push(await measure(target, place, shape));
  }
  return findings;
}

async function measureSample() {
  const places = calls.flatMap((target) =>
    placesOf(target, world).map((place) => ({ target, place })),
  );
  const samples = fc.sample(
    fc.record({ chosen: fc.constantFrom(...places), shape: fc.constantFrom(...shapes) }),
    { seed, numRuns: sampled },
  );
  const findings: Finding[] = [];
  for (const { chosen, shape } of samples) {
    findings.push(await measure(chosen.target, chosen.place, shape));
  }
  return findings;
}

function expectQuick(findings: Finding[]) {
  for (const { status } of findings) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const slow = findings.filter(({ fault }) => fault !== null);
  expect(slow.map(faultLine)).toEqual([]);
}

if (whole) {
  test.each(calls)('$name reads every text quickly', { timeout: 900_000 }, async (target) => {
    expectQuick(await measureAll(target));
  });
} else {
  test(`${sampled} texts in places of all calls are read quickly`, {
    timeout: 120_000,
  }, async () => {
    expectQuick(await measureSample());
  });
}

test('some texts pass validation, or nothing was measured', () => {
  const measured = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(measured / 20);
  expect(statuses.get(500)).toBeUndefined();
  process.stdout.write(
    `${measured} texts with seed ${seed}: ${[...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')}\n`,
  );
});
