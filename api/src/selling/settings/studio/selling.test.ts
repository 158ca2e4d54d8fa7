import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { openDatabase } from '#platform/database/database.ts';
import { transferChannels } from '#platform/database/schema/index.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, databaseUrl } = await startTestApp({ work: false });
const admin = await makePerson(db, { role: 'admin' });

const setup = {
  legal_name: 'شركة البيان للتعليم',
  tax_number: '٣١٠ 122-393500003',
  address: 'الرياض، حي العليا',
  country: 'SA',
  vat: 'inclusive',
  rate: 1500,
  two_approvers: true,
  open_for: 48,
} as const;
const put = (changes: object = {}) =>
  call('PUT /api/studio/selling', { as: admin, body: { ...setup, ...changes } });

describe('the set-up of selling', () => {
  test('holds at once in every process, is told by the log, and can be withdrawn', async () => {
    const first = await call('GET /api/studio/selling', { as: admin });
    expect(first.body.setup).toMatchObject({ vat: 'none', open_for: 72, two_approvers: false });
    const { status, body } = await put();
    expect(status).toBe(200);
    expect(body.setup.tax_number).toBe('310122393500003');
    const other = openDatabase(databaseUrl, { connections: 1 });
    expect(await sellingSetup(other.db)).toMatchObject({ vat: 'inclusive', twoApprovers: true });
    const log = await call('GET /api/studio/log?action=selling-changed', { as: admin });
    expect(log.body.entries.data[0]).toMatchObject({ id: body.undo, undo: 'can' });
    expect((await call(`POST /api/studio/undo/${body.undo}`, { as: admin })).status).toBe(200);
    expect(await sellingSetup(other.db)).toMatchObject({ vat: 'none', openFor: 72 });
    await other.close();
  });

  test('that is saved again as it was is no change', async () => {
    await put();
    expect((await put()).body.undo).toBeNull();
  });

  test.each([
    ['rate', { rate: 0 }],
    ['rate', { rate: 5001 }],
    ['tax_number', { tax_number: '' }],
    ['tax_number', { tax_number: '123' }],
    ['tax_number', { tax_number: '<script>' }],
    ['country', { country: 'XX' }],
    ['open_for', { open_for: 0 }],
    ['legal_name', { legal_name: 'سطر\nثانٍ' }],
  ])('refuses a wrong %s: %j', async (field, changes) => {
    const { status, body } = await put(changes);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  test('takes no field that it does not know', async () => {
    expect((await put({ currency: 'USD' })).status).toBe(422);
  });

  test('says what is missing before anything can be sold', async () => {
    await put({ legal_name: '', vat: 'none', country: '' });
    const before = await call('GET /api/studio/selling', { as: admin });
    expect(before.body.missing).toEqual(
      expect.arrayContaining(['way', 'price', 'legal-name', 'country']),
    );
    await makeCourse(db, { price: '49' });
    await db
      .insert(transferChannels)
      .values({ kind: 'instapay', name: 'إنستاباي', number: 'nibras@instapay' });
    await put();
    const after = await call('GET /api/studio/selling', { as: admin });
    expect(after.body.missing).toEqual([]);
  });
});
