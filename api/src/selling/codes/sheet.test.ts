import { codes as limits } from '@nibras/contract/limits.ts';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin } from '#factories/people.ts';
import { pdfPage } from '../../testing/read-pdf.ts';
import { startTestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 30_000 });

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db);

async function make(body: object) {
  const answer = await call('POST /api/studio/codes', { as: admin, body });
  expect(answer.status).toBe(200);
  return answer.body as { batch: { id: number }; codes: string[] };
}
const sheet = (batch: number, body: object) =>
  call(`POST /api/studio/codes/${batch}/sheet`, { as: admin, body });

const millimetre = 200 / 25.4;

/** Reads the QR code of a card by its place on the page: the first card is at the right. */
async function readCard(picture: Buffer, place: number): Promise<string> {
  const [column, row] = [2 - (place % 3), Math.floor(place / 3)];
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.round((6 + column * 66) * millimetre),
      top: Math.round((8.5 + row * 35) * millimetre),
      width: Math.round(66 * millimetre),
      height: Math.round(35 * millimetre),
    })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

test('the QR codes of a printed sheet lead to the page that redeems each code', async () => {
  const course = await makeCourse(db, {
    name: 'أساسيّات البرمجة بلغة C++ (المستوى الأول) مع مشروع كامل وتمارين محلولة للمبتدئين',
  });
  const { batch, codes } = await make({
    courses: [course.id],
    count: 26,
    prefix: 'NOOR2026',
    printed_price: '149.50',
    access_days: 90,
    valid_until: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  });
  const answer = await sheet(batch.id, { format: 'pdf', first: 1, codes });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="codes-${batch.id}-1-26.pdf"`,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const [first, second] = [await pdfPage(answer.raw, 1), await pdfPage(answer.raw, 2)];
  for (const place of [0, 1, 2, 3, 23]) {
    expect(await readCard(first, place)).toMatch(new RegExp(`/redeem#${codes[place]}$`));
  }
  expect(await readCard(second, 1)).toMatch(new RegExp(`/redeem#${codes[25]}$`));
});

test('a sheet is drawn of the codes of its batch and of nothing else', async () => {
  const { batch, codes } = await make({ amount: '10', count: 4 });
  const other = await make({ amount: '10', count: 4 });
  const statusOf = async (body: object) => (await sheet(batch.id, body)).status;
  expect(await statusOf({ format: 'csv', first: 1, codes })).toBe(200);
  expect(await statusOf({ format: 'csv', first: 3, codes: codes.slice(2) })).toBe(200);
  expect(await statusOf({ format: 'csv', first: 2, codes })).toBe(422);
  expect(await statusOf({ format: 'csv', first: 1, codes: other.codes })).toBe(422);
  expect(await statusOf({ format: 'csv', first: 1, codes: codes.toReversed() })).toBe(422);
});

test('a spreadsheet of codes has their numbers, prefix, what they open, and links', async () => {
  const { batch, codes } = await make({
    amount: '10',
    count: 2,
    prefix: 'AB',
    printed_price: '12',
  });
  const { raw } = await sheet(batch.id, { format: 'csv', first: 1, codes });
  const [heading, first] = raw.toString().split('\r\n');
  expect(heading).toBe('\uFEFFالرقم,الكود,يفتح,السعر,الصلاحية,الرابط');
  const [code = ''] = codes;
  const printed = `AB-${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
  expect(first).toMatch(new RegExp(`^1,${printed},رصيد \\$10,\\$12,,http.*/redeem#${code}$`));
});

test('a file has as many codes as it may, and not one more', async () => {
  const { batch, codes } = await make({ amount: '10', count: limits.perSheet + 1 });
  const input = { format: 'pdf', first: 1 };
  expect((await sheet(batch.id, { ...input, codes })).status).toBe(422);
  expect((await sheet(batch.id, { ...input, codes: codes.slice(1), first: 2 })).status).toBe(200);
  expect((await sheet(batch.id, { format: 'csv', first: 1, codes })).status).toBe(200);
});
