import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startCachingProcess } from '../testing/caching-app.ts';
import { newNetwork } from '../testing/new-network.ts';
import { startSiteProcess } from '../testing/site-process.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type Bounds, measureText } from './loop-time.ts';
import { type HeadPlace, headPlaces, pagePlaces } from './page-texts.ts';
import { openSender } from './send-hostile.ts';
import { collectSlowest, type Finding, faultLine } from './slowest.ts';
import { textShapes } from './text-shapes.ts';

/**
 * Puts texts of every shape into addresses of pages and into headers. `npm run test:attacks` measures all, `npm test` a
 * sample with a fixed seed, and all shapes where attacks of the past have been slow.
 */
const whole = process.env.ATTACKS === 'whole';
const seed = Number(process.env.ATTACK_SEED ?? 6);
const sampled = 200;
const bounds: Bounds = { most: 200, growth: 2.2 };

const base = await startTestApp({ work: false, config: { trustProxy: true } });
const { cache } = await startCachingProcess(base);
const site = await startSiteProcess(base, { cache });
const sender = openSender(await site.listen({ port: 0, host: '127.0.0.1' }));
const slowest = collectSlowest('addresses and headers');
afterAll(() => {
  sender.close();
  slowest.print();
});

async function measure({ call, name, longest, request }: HeadPlace, shape: string) {
  const made = textShapes[shape];
  const send = async (length: number) => {
    const { headers, ...rest } = request(made?.(length) ?? '');
    const sent = { ...rest, headers: { 'X-Forwarded-For': newNetwork(), ...headers } };
    return () => sender.send(sent);
  };
  const finding = { ...(await measureText(send, longest, bounds)), call, place: name, shape };
  slowest.add(finding);
  return finding;
}

function expectQuick(findings: Finding[]) {
  const slow = findings.filter(({ fault }) => fault !== null);
  expect(slow.map(faultLine)).toEqual([]);
}

const places = [...pagePlaces(), ...headPlaces()];
const shapes = Object.keys(textShapes);

/** Addresses and headers that attacks of the past have been slow at. */
const known = places.filter(({ call, name }) =>
  [
    'GET /courses after the path',
    'GET /courses Accept-Encoding',
    'GET /courses If-None-Match',
    'GET /api/courses Accept-Encoding',
    'GET /api/courses If-None-Match',
  ].includes(`${call} ${name}`),
);

async function measureAll(chosen: readonly HeadPlace[]) {
  const findings: Finding[] = [];
  for (const place of chosen) {
    for (const shape of shapes) findings.push(await measure(place, shape));
  }
  return findings;
}

const byCall = [...Map.groupBy(whole ? places : known, ({ call }) => call)];

test.each(byCall)('%s reads every text quickly', { timeout: 900_000 }, async (_call, chosen) => {
  expectQuick(await measureAll(chosen));
});

if (!whole) {
  test(`${sampled} texts in addresses and headers are read quickly`, {
    timeout: 120_000,
  }, async () => {
    const samples = fc.sample(
      fc.record({ place: fc.constantFrom(...places), shape: fc.constantFrom(...shapes) }),
      { seed, numRuns: sampled },
    );
    const findings: Finding[] = [];
    for (const { place, shape } of samples) findings.push(await measure(place, shape));
    expectQuick(findings);
  });
}
