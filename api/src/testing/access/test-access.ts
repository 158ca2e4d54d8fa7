import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makeSession } from '../../factories/people.ts';
import { type Answer, recordAnswers } from '../record-answers.ts';
import { startTestApp } from '../test-app.ts';
import { type Row, statusOf } from './row.ts';
import { callAt, filledCall } from './row-call.ts';
import { kinds, makeRoom, makeWorld, readers, type Secret, type World } from './world.ts';

/**
 * Tries each row's call by every kind of caller: the statuses are those that its declaration or the row promises, and
 * nobody receives a secret that is not theirs.
 */
export async function testAccess(rows: readonly Row[]): Promise<void> {
  // A row that sets passwords hashes ten of them, one after the other.
  vi.setConfig({ testTimeout: 60_000 });

  const { call, platform } = await startTestApp({ work: false });

  const queries = vi.spyOn(pg.Client.prototype, 'query');

  let input = 0;
  /** A network address for each call, so that rate limits do not interfere. */
  const nextAddress = () => {
    input += 1;
    return `10.1.${input >> 8}.${input & 255}`;
  };

  async function answersOf({ call: input, body }: Row, world: World) {
    const answers = new Map<string, Answer>();
    for (const kind of kinds) {
      const before = queries.mock.calls.length;
      const answer = await call(filledCall(input, world) as 'GET /api/x', {
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

  async function makeNew(): Promise<World> {
    await makeRoom(platform);
    return makeWorld(platform);
  }

  /** Reads change nothing, so they come first and share a world: making one takes longer than the calls of a row. */
  let read: Promise<World> | undefined;
  function worldFor(row: Row): Promise<World> {
    if (!isRead(row)) return makeNew();
    read ??= makeNew();
    return read;
  }
  const readsFirst = [...rows.filter(isRead), ...rows.filter((row) => !isRead(row))];

  test.each(
    readsFirst.map((row) => ({ name: row.shows ? `${row.call} (${row.shows})` : row.call, row })),
  )('$name', async ({ row }) => {
    const { call: input, shows, to } = row;
    const world = await worldFor(row);
    const answers = await answersOf(row, world);
    await recordAnswers(input, answers);
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
        expect(byKind(sees), `${input} shows ${secret}`).toEqual(may);
      } else {
        const wrong = kinds.filter((kind) => sees(kind) && !mayRead.includes(kind));
        expect(wrong, `${input} shows ${secret} to`).toEqual([]);
      }
    }
  });

  /** A session whose proof is older than ten minutes. */
  const staleToken = (id: number) =>
    makeSession(
      platform.db,
      { id },
      { provenAt: new Date(platform.now().getTime() - 11 * 60_000) },
    );

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
}
