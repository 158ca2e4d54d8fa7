import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { callAt, filledCall } from './access-matrix-routes.ts';
import { type Row, rows, statusOf } from './access-matrix-rows.ts';
import { kinds, makeWorld, readers, type Secret, type World } from './access-matrix-world.ts';
import { declaredCalls, documentedName } from './declared-calls.ts';
import { makeSession } from './factories/people.ts';
import { type Answer, recordAnswers, recordDocument } from './testing/record-answers.ts';
import { startTestApp } from './testing/test-app.ts';

// A row that sets passwords hashes ten of them, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const { call, platform } = await startTestApp({ work: false });

await recordDocument('openapi.json', (await call('GET /api/openapi.json')).body);

const queries = vi.spyOn(pg.Client.prototype, 'query');

let asked = 0;
/** A network address for each call, so that rate limits do not interfere. */
const nextAddress = () => {
  asked += 1;
  return `10.1.${asked >> 8}.${asked & 255}`;
};

async function answersOf({ call: asked, body }: Row, world: World) {
  const answers = new Map<string, Answer>();
  for (const kind of kinds) {
    const before = queries.mock.calls.length;
    const answer = await call(filledCall(asked, world) as 'GET /api/x', {
      ...(kind !== 'visitor' && { as: world.people[kind] }),
      ...(body && { body: body(world, kind) }),
      remoteAddress: nextAddress(),
    });
    const { status, headers, raw } = answer;
    const made = queries.mock.calls.length - before;
    answers.set(kind, { status, headers, text: raw.toString(), queries: made });
  }
  return answers;
}

const byKind = <Value>(value: (kind: (typeof kinds)[number]) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, value(kind)]));

const isRead = ({ call }: Row) => call.startsWith('GET');

/** Reads change nothing, so they come first and share a world: making one takes longer than the calls of a row. */
let read: Promise<World> | undefined;
function worldFor(row: Row): Promise<World> {
  if (!isRead(row)) return makeWorld(platform);
  read ??= makeWorld(platform);
  return read;
}
const readsFirst = [...rows.filter(isRead), ...rows.filter((row) => !isRead(row))];

test.each(
  readsFirst.map((row) => ({ name: row.shows ? `${row.call} (${row.shows})` : row.call, row })),
)('$name', async ({ row }) => {
  const { call: asked, shows, to } = row;
  const world = await worldFor(row);
  const answers = await answersOf(row, world);
  await recordAnswers(asked, answers);
  expect(byKind((kind) => answers.get(kind)?.status)).toEqual(
    byKind((kind) => statusOf(row, kind)),
  );

  for (const secret of Object.keys(readers) as Secret[]) {
    const sees = (kind: string) => answers.get(kind)?.text.includes(world.texts[secret]) ?? false;
    const mayRead: readonly string[] = readers[secret];
    if (secret === shows) {
      const here: readonly string[] = to ?? mayRead;
      const may = byKind(
        (kind) => statusOf(row, kind) === 200 && mayRead.includes(kind) && here.includes(kind),
      );
      expect(byKind(sees), `${asked} shows ${secret}`).toEqual(may);
    } else {
      const wrong = kinds.filter((kind) => sees(kind) && !mayRead.includes(kind));
      expect(wrong, `${asked} shows ${secret} to`).toEqual([]);
    }
  }
});

test('every call has a row in access-matrix-rows.ts', () => {
  const covered = new Set(rows.map((row) => callAt(row.call)));
  expect(declaredCalls.filter((one) => !covered.has(one)).map(documentedName)).toEqual([]);
});

test('every row is of a declared call', () => {
  const calls = rows.map((row) => row.call).filter((asked) => !asked.includes(' /storage/'));
  expect(calls.filter((asked) => !callAt(asked))).toEqual([]);
});

/** A session whose proof is older than ten minutes. */
const staleToken = (id: number) =>
  makeSession(platform.db, { id }, { provenAt: new Date(platform.now().getTime() - 11 * 60_000) });

test.each(rows.filter((row) => callAt(row.call)?.proof).map((row) => ({ name: row.call, row })))(
  '$name asks for a fresh proof',
  async ({ row }) => {
    const world = await worldFor(row);
    for (const kind of kinds.filter((one) => statusOf(row, one) === 200)) {
      const answer = await call(filledCall(row.call, world) as 'GET /api/x', {
        token: await staleToken(world.people[kind as keyof World['people']].id),
        ...(row.body && { body: row.body(world, kind) }),
        remoteAddress: nextAddress(),
      });
      expect({ kind, status: answer.status, proof: answer.body.proof }).toEqual({
        kind,
        status: 403,
        proof: ['code'],
      });
    }
  },
);

/** Calls of the kinds below that give away nothing. */
const harmless: Record<string, string> = {
  'GET /api/my-data/export': 'it says how far the file is',
  'GET /api/studio/courses/{id}/questions/export': 'it has no data of people',
  'POST /api/studio/people/import/check': 'it changes nothing',
  'POST /api/studio/selling/gateways/{gateway}/test':
    'it makes a payment of a trifle to the provider',
  'POST /api/studio/selling/gateways/{gateway}/check': 'it asks the gateway about notices',
  'PUT /api/studio/selling/channel-order': 'it changes the order alone',
  'POST /api/studio/settings/mail/test': 'it sends one mail that says so',
  'POST /api/sessions/code': 'it begins the proof',
  'POST /api/sessions/confirm': 'it is the proof',
  'DELETE /api/my-data/deletion': 'it takes a danger away',
};

test('every export of people, and every change of accounts, rights, money and secrets, asks for a fresh proof', () => {
  const powerful = declaredCalls.filter((one) =>
    [
      /^GET .*\/(?:export|sheet|address)$/,
      /^(?:POST|PUT|PATCH|DELETE) \/api\/(?:sessions|password|my-data)(?:\/|$)/,
      /^(?:POST|PUT|PATCH|DELETE) \/api\/studio\/(?:people|selling|settings\/mail)(?:\/|$)/,
      /^(?:POST|PUT|PATCH|DELETE) \/api\/studio\/courses\/\{\w+\}\/(?:members|staff)(?:\/|$)/,
      /^POST \/api\/studio\/(?:codes|coupons|certificates)(?:\/\{\w+\}\/sheet)?$/,
    ].some((kind) => kind.test(documentedName(one))),
  );
  const unproven = powerful.filter(({ proof }) => !proof).map(documentedName);
  expect(unproven.toSorted()).toEqual(Object.keys(harmless).toSorted());
});

test('every secret is shown by some row', () => {
  const shown = new Set(rows.map((row) => row.shows));
  const parts = (Object.keys(readers) as Secret[]).filter((secret) => !shown.has(secret));
  expect(parts).toEqual([]);
});
