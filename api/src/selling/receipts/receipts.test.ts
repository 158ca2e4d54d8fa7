import { eq, sql } from 'drizzle-orm';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { makePaidPurchase, makeRefund } from '#factories/receipts.ts';
import { receiptNumbers, receipts, siteSettings } from '#platform/database/schema/index.ts';
import { firstSellingSetup, storeSellingSetup } from '#platform/selling/selling-setup.ts';
import { keepLogo } from '../../platform/files/document-picture.ts';
import { hasText, pdfPage, pdfText } from '../../testing/read-pdf.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueReceipt } from './issue-receipt.ts';
import { receiptOfPurchase } from './queries.ts';
import type { ReceiptData } from './receipt-data.ts';

const { app, db, platform, tokenOf, settings } = await startTestApp({ work: false });
const admin = await makePerson(db, { role: 'admin' });

const issue = (purchase: number, now = new Date()) =>
  db.transaction((tx) => issueReceipt(tx, { purchase, now }));
const issueRefund = (refund: number) =>
  db.transaction((tx) => issueReceipt(tx, { refund, now: new Date() }));

async function dataOf(number: number | null): Promise<ReceiptData> {
  const [row] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.number, number ?? 0));
  return row?.data as ReceiptData;
}

/** The paper as its reader gets it. */
async function documentOf(number: number | null, as: { id: number }) {
  const headers = { authorization: `Bearer ${await tokenOf(as)}` };
  return app.inject({ url: `/api/receipts/${number}.pdf`, headers });
}

describe('numbers of receipts', () => {
  const numbers = async () =>
    (await db.select({ number: receipts.number }).from(receipts).orderBy(receipts.number)).map(
      ({ number }) => number,
    );

  test('have no gap, whatever is paid at the same time or rolled back', async () => {
    const failing = (purchase: number) =>
      db
        .transaction(async (tx) => {
          await issueReceipt(tx, { purchase, now: new Date() });
          throw new Error('rolled back');
        })
        .catch(() => null);
    const purchases = await Promise.all(Array.from({ length: 24 }, () => makePaidPurchase(db)));
    await Promise.all(
      purchases.map(({ id }, index) => (index % 3 === 1 ? failing(id) : issue(id))),
    );
    const [row] = await db.select().from(receiptNumbers);
    const found = await numbers();
    expect(found).toEqual(Array.from({ length: found.length }, (_, index) => index + 1));
    expect(found.length).toBeGreaterThanOrEqual(16);
    expect(row?.last).toBe(found.length);
  });

  test('are one for each purchase, however often it is asked for', async () => {
    const { id } = await makePaidPurchase(db);
    const first = await issue(id);
    expect(await issue(id)).toBe(first);
    const refund = await makeRefund(db, { ...(await refundOf(id)), amount: 100 });
    const note = await issueRefund(refund.id);
    expect(await issueRefund(refund.id)).toBe(note);
    expect(note).toBe((first ?? 0) + 1);
  });
});

/** The text of the only QR code of a page. */
async function readQr(page: Buffer): Promise<string> {
  const { data, info } = await sharp(page)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

async function refundOf(purchase: number) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from payments where purchase_id = ${purchase} order by id limit 1`,
  );
  return { purchaseId: purchase, paymentId: rows[0]?.id ?? 0 };
}

describe('a receipt', () => {
  test('is the same for ever, whatever is changed afterwards', async () => {
    const person = await makePerson(db, { name: 'مريم عبد الرحمن' });
    const purchase = await makePaidPurchase(db, { personId: person.id });
    await db.transaction((tx) =>
      storeSellingSetup(tx, {
        ...firstSellingSetup,
        legalName: 'شركة البيان',
        taxNumber: '123-456',
      }),
    );
    const number = await issue(purchase.id);
    const before = await documentOf(number, person);
    await db.transaction((tx) =>
      storeSellingSetup(tx, { ...firstSellingSetup, legalName: 'شركة أخرى', country: 'SA' }),
    );
    await db.execute(sql`update people set name = 'اسم آخر' where id = ${person.id}`);
    await db.execute(
      sql`update purchase_lines set name = 'كورس آخر' where purchase_id = ${purchase.id}`,
    );
    const after = await documentOf(number, person);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    const text = await pdfText(after.rawPayload);
    expect(hasText(text, 'شركة البيان')).toBe(true);
    expect(hasText(text, 'مريم عبد الرحمن')).toBe(true);
    await storeSellingSetup(db, firstSellingSetup);
  });

  test('says all that was bought, and what it cost', async () => {
    const person = await makePerson(db, { name: 'كريم فؤاد' });
    const purchase = await makePaidPurchase(db, {
      personId: person.id,
      reference: 'K7M2QX',
      currency: 'KWD',
      lines: [
        { name: 'أساسيات بايثون', price: 12_345, discount: 345 },
        { name: 'تحليل البيانات', price: 1_000 },
      ],
      tax: 1_696,
      taxRate: 1500,
      credit: 500,
    });
    const number = await issue(purchase.id);
    const text = await pdfText((await documentOf(number, person)).rawPayload);
    const words = [
      'إيصال',
      String(number).padStart(6, '0'),
      'كريم فؤاد',
      'K7M2QX',
      'أساسيات بايثون',
      'تحليل البيانات',
      '12.345',
      '0.345',
      '12.000',
      '15%',
      '1.696',
      '11.304',
      '13.000',
      '0.500',
      '12.500',
      'تحويل يدوي',
      'KWD',
    ];
    for (const one of words) expect(hasText(text, one), one).toBe(true);
  });

  test('in Saudi Arabia is a simplified tax invoice with a code, and elsewhere it is not', async () => {
    const saudi = { ...firstSellingSetup, country: 'SA', taxNumber: '310122393500003' };
    const taxed = { currency: 'SAR', tax: 1304, taxRate: 1500 } as const;
    await storeSellingSetup(db, saudi);
    const inRiyadh = await issue((await makePaidPurchase(db, taxed)).id);
    const untaxed = await issue((await makePaidPurchase(db, { currency: 'SAR' })).id);
    await storeSellingSetup(db, { ...saudi, country: 'EG' });
    const inCairo = await issue((await makePaidPurchase(db, taxed)).id);
    const textOf = async (number: number | null) =>
      pdfText((await documentOf(number, admin)).rawPayload);
    expect(hasText(await textOf(inRiyadh), 'فاتورة ضريبية مبسطة')).toBe(true);
    const page = await pdfPage((await documentOf(inRiyadh, admin)).rawPayload, 1);
    const fields = Buffer.from(await readQr(page), 'base64').toString();
    for (const one of ['310122393500003', '100.00', '13.04']) expect(fields).toContain(one);
    for (const other of [untaxed, inCairo]) {
      expect(hasText(await textOf(other), 'فاتورة ضريبية')).toBe(false);
    }
    await storeSellingSetup(db, firstSellingSetup);
  });

  test('keeps the logo of its day', async () => {
    const draw = async (colour: string) =>
      sharp({ create: { width: 60, height: 20, channels: 3, background: colour } })
        .png()
        .toBuffer();
    await platform.storage.write('logo-of-receipts.png', await draw('#ff0000'));
    await db.update(siteSettings).set({ logo: null });
    const logo = {
      path: 'logo-of-receipts.png',
      width: 60,
      height: 20,
      dark: null,
      hasName: false,
    };
    const used = { ...platform, settings: () => ({ ...settings.current(), logo }) };
    await keepLogo(used);
    const number = await issue((await makePaidPurchase(db)).id);
    const { seller } = await dataOf(number);
    expect(seller.logo).toMatch(/^paper-logos\/[0-9a-f]{64}\.png$/);
    const before = await documentOf(number, admin);
    // A replaced picture keeps its address.
    await platform.storage.write('logo-of-receipts.png', await draw('#00ff00'));
    await keepLogo(used);
    expect((await documentOf(number, admin)).rawPayload.equals(before.rawPayload)).toBe(true);
    const later = await dataOf(await issue((await makePaidPurchase(db)).id));
    expect(later.seller.logo).not.toBe(seller.logo);
    await keepLogo(platform);
  });

  test('is issued without a logo that cannot be read', async () => {
    await platform.storage.write('broken-logo.png', Buffer.from('no picture'));
    const logo = { path: 'broken-logo.png', width: 1, height: 1, dark: null, hasName: false };
    const warned: unknown[] = [];
    const log = { ...platform.log, warn: (...words: unknown[]) => warned.push(words) };
    await keepLogo({
      ...platform,
      log: log as unknown as typeof platform.log,
      settings: () => ({ ...settings.current(), logo }),
    });
    expect(warned).toHaveLength(1);
    const number = await issue((await makePaidPurchase(db)).id);
    expect((await dataOf(number)).seller.logo).toBeNull();
    await keepLogo(platform);
  });
});

describe('the note of a refund', () => {
  test('corrects its receipt, and the VAT of all notes is that of the receipt', async () => {
    const { id } = await makePaidPurchase(db, { tax: 1304, taxRate: 1500 });
    const receipt = await issue(id);
    const of = await refundOf(id);
    const parts = [3333, 3333, 3334];
    const notes = [];
    for (const amount of parts) {
      const refund = await makeRefund(db, { ...of, amount, reason: 'اعتذار' });
      notes.push(await dataOf(await issueRefund(refund.id)));
    }
    expect(notes.map(({ total }) => total)).toEqual(parts);
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(1304);
    expect(notes[0]?.corrects).toMatchObject({ number: receipt, reason: 'اعتذار' });
    const [last] = await db
      .select()
      .from(receipts)
      .where(eq(receipts.purchaseId, id))
      .orderBy(sql`number desc`);
    const text = await pdfText((await documentOf(last?.number ?? 0, admin)).rawPayload);
    for (const one of ['إشعار استرداد', '33.34', 'اعتذار', String(receipt).padStart(6, '0')]) {
      expect(hasText(text, one), one).toBe(true);
    }
  });

  test('is none for money that had no receipt', async () => {
    const { id, payment } = await makePaidPurchase(db);
    const early = await makeRefund(db, { purchaseId: id, paymentId: payment.id, amount: 10 });
    expect(await issueRefund(early.id)).toBeNull();
    await issue(id);
    const { rows } = await db.execute<{ id: number }>(sql`insert into payments
      (purchase_id, way, vendor_id, amount, currency, outcome, received_at)
      values (${id}, 'transfer', ${`twice-${id}`}, 10000, 'EGP', 'case', now()) returning id`);
    const twice = await makeRefund(db, {
      purchaseId: id,
      paymentId: rows[0]?.id ?? 0,
      amount: 10_000,
    });
    expect(await issueRefund(twice.id)).toBeNull();
    expect((await receiptOfPurchase(db, id))?.kind).toBe('receipt');
  });
});

describe('the paper', () => {
  test('is for the buyer and for those who sell; to others it is not there', async () => {
    const owner = await makePerson(db);
    const number = await issue((await makePaidPurchase(db, { personId: owner.id })).id);
    const editor = await makePerson(db, { role: 'editor' });
    expect((await documentOf(number, owner)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${String(number).padStart(6, '0')}.pdf"`,
    });
    expect((await documentOf(number, admin)).statusCode).toBe(200);
    expect((await documentOf(number, await makePerson(db))).statusCode).toBe(404);
    expect((await documentOf(number, editor)).statusCode).toBe(404);
    expect((await documentOf(999_999, owner)).statusCode).toBe(404);
  });

  test('is drawn from what is kept, also when the buyer has left', async () => {
    const purchase = await makePaidPurchase(db);
    const number = await issue(purchase.id);
    await db.execute(sql`update purchases set person_id = null where id = ${purchase.id}`);
    expect((await documentOf(number, admin)).statusCode).toBe(200);
  });
});
