import { describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { makePaidPurchase, makeRefund } from '#factories/receipts.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { app, call, db, tokenOf } = await startTestApp({ work: false });
const admin = await makePerson(db, { role: 'admin' });

const issue = (purchase: number, at: string) =>
  db.transaction((tx) => issueReceipt(tx, { purchase, now: new Date(at) }));
const march = '2031-03-15T12:00:00Z';

describe('the list for the accountant', () => {
  test('has the receipts of a month with sums, and as CSV in the order of their numbers', async () => {
    const person = await makePerson(db, { name: '=cmd()' });
    const purchase = await makePaidPurchase(db, { personId: person.id, tax: 1304, taxRate: 1500 });
    const sold = await issue(purchase.id, march);
    await issue((await makePaidPurchase(db, { currency: 'KWD' })).id, march);
    const refund = await makeRefund(db, {
      purchaseId: purchase.id,
      paymentId: purchase.payment.id,
      amount: 5000,
    });
    const note = await db.transaction((tx) =>
      issueReceipt(tx, { refund: refund.id, now: new Date('2031-03-31T21:59:00Z') }),
    );
    // The month ends by the provider's clock: this is April in Cairo.
    await issue((await makePaidPurchase(db)).id, '2031-03-31T22:30:00Z');
    const { body } = await call('GET /api/studio/selling/receipts?month=2031-03', { as: admin });
    expect(body.months).toEqual(expect.arrayContaining(['2031-04', '2031-03']));
    expect(body.receipts.meta.total).toBe(3);
    expect(body.receipts.data[0]).toMatchObject({ number: note, kind: 'refund', corrects: sold });
    expect(body.sums).toEqual([
      { currency: 'EGP', receipts: 1, sold: 10_000, refunds: 1, refunded: 5000, tax: 652 },
      { currency: 'KWD', receipts: 1, sold: 10_000, refunds: 0, refunded: 0, tax: 0 },
    ]);
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    const url = '/api/studio/selling/receipts/export?month=2031-03';
    const csv = await app.inject({ url, headers });
    const lines = csv.body.trim().split('\r\n');
    expect(csv.headers['content-disposition']).toContain('receipts-2031-03.csv');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=cmd()"`);
    expect(lines[1]).toContain(',86.96,15,13.04,100,0,EGP,');
    expect(lines[3]).toContain(',-50,');
  });

  test('opens at the last month that has receipts', async () => {
    await issue((await makePaidPurchase(db)).id, march);
    const { body } = await call('GET /api/studio/selling/receipts', { as: admin });
    expect(body.month).toBe(body.months[0]);
    expect(body.receipts.data.length).toBeGreaterThan(0);
  });

  test('of a month without receipts is empty', async () => {
    const { body } = await call('GET /api/studio/selling/receipts?month=2044-01', { as: admin });
    expect(body).toMatchObject({ month: '2044-01', sums: [], receipts: { data: [] } });
    expect(
      (await call('GET /api/studio/selling/receipts?month=2044-13', { as: admin })).status,
    ).toBe(422);
  });
});
