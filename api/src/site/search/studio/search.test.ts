import { studio as limits, listBounds } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeAdmin } from '#factories/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);

/** Adds messages of a person, the last one the newest. */
const addMessages = (name: string, count: number) =>
  pool.query(
    `insert into contact_messages (name, email, subject, message)
     select $1 || ' ' || n, 'sender@example.org', 'سؤال', 'متى يبدأ؟' from generate_series(1, $2::int) n`,
    [name, count],
  );

const namesFound = async (search: string) => {
  const { status, body } = await call(
    `GET /api/studio/search?search=${encodeURIComponent(search)}`,
    {
      as: admin,
    },
  );
  expect(status).toBe(200);
  const messages = body.groups.find(({ kind }: { kind: string }) => kind === 'message');
  return (messages?.items ?? []).map(({ name }: { name: string }) => name);
};

const last = (name: string, count: number) =>
  Array.from({ length: limits.foundPerKind }, (_, at) => `${name} ${count - at}`);

test('the first of the list are shown, of few matches and of many', async () => {
  await addMessages('عفراء', 10);
  expect(await namesFound('عفراء')).toEqual(last('عفراء', 10));
  const many = listBounds.foundTo + 10;
  await addMessages('كوثر', many);
  expect(await namesFound('كوثر')).toEqual(last('كوثر', many));
});

test('a word that is too short for the index is compared with the first of the list', async () => {
  await addMessages('ضج', 1);
  expect(await namesFound('ضج')).toEqual(['ضج 1']);
  await addMessages('فاطمة', limits.comparedPerKind);
  expect(await namesFound('ضج')).toEqual([]);
  expect(await namesFound('ضج سؤال')).toEqual(['ضج 1']);
  await addMessages('ضج', 1);
  expect(await namesFound('ضج')).toEqual(['ضج 1']);
});
