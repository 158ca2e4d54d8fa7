import { expect, test } from 'vitest';
import { makeCodeBatch } from '#factories/codes.ts';
import { makePerson } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { only } from '#platform/database/only.ts';
import { purchases } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { addCodeCredit, creditOf, creditsOf, holdCredit, releaseCredit } from './credit.ts';

const { db } = await startTestApp({ work: false });

async function makePurchase(person: number) {
  const amounts = { price: 8_000, total: 8_000, currency: 'EGP' };
  const reference = `C${unique()}`;
  const row = { personId: person, reference, expiresAt: new Date(Date.now() + 60_000), ...amounts };
  return only(await db.insert(purchases).values(row).returning()).id;
}
async function addCode(person: number, amount: number, currency = 'EGP') {
  const { codes } = await makeCodeBatch(db, { amount, currency, count: 1 });
  const code = codes[0]?.id ?? 0;
  const add = () => db.transaction((tx) => addCodeCredit(tx, { person, code, currency, amount }));
  await add();
  return add;
}

test('a purchase holds what it takes, and gives it back once', async () => {
  const { id: person } = await makePerson(db);
  await addCode(person, 5_000);
  const purchase = await makePurchase(person);
  const change = { person, purchase, currency: 'EGP', amount: 4_000 };
  await db.transaction((tx) => holdCredit(tx, change));
  expect(await creditOf(db, person, 'EGP')).toBe(1_000);
  for (const _ of [1, 2]) await db.transaction((tx) => releaseCredit(tx, purchase));
  expect(await creditOf(db, person, 'EGP')).toBe(5_000);
});

test('a code brings its credit once', async () => {
  const { id: person } = await makePerson(db);
  const addAgain = await addCode(person, 5_000);
  await expect(addAgain()).rejects.toThrow();
  expect(await creditOf(db, person, 'EGP')).toBe(5_000);
});

test('each currency has a sum of its own', async () => {
  const { id: person } = await makePerson(db);
  await addCode(person, 5_000);
  await addCode(person, 1_500, 'KWD');
  await addCode(person, 500);
  expect(await creditsOf(db, person)).toEqual([
    { amount: 5_500, currency: 'EGP' },
    { amount: 1_500, currency: 'KWD' },
  ]);
  expect(await creditOf(db, person, 'USD')).toBe(0);
});
