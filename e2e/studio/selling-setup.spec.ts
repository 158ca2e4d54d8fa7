import { readFile } from 'node:fs/promises';
import { makePerson } from '../../api/src/factories/people.ts';
import { makePaidPurchase } from '../../api/src/factories/receipts.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { issueReceipt } from '../../api/src/selling/receipts/issue-receipt.ts';
import { hasText, pdfText } from '../../api/src/testing/read-pdf.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

test.beforeEach(async ({ context, nibras }) => enterAs(context, await asAdmin(nibras)));

/** A receipt of a person of this name. */
async function makeReceipt({ databaseUrl }: Nibras, name: string): Promise<number> {
  const { db, close } = openDatabase(await databaseUrl(), { connections: 2 });
  try {
    return await db.transaction(async (tx) => {
      const email = `buyer-${Date.now()}-${process.pid}@example.org`;
      const { id: personId } = await makePerson(tx, { name, email });
      const { id } = await makePaidPurchase(tx, { personId });
      return (await issueReceipt(tx, { purchase: id, now: new Date() })) ?? 0;
    });
  } finally {
    await close();
  }
}

test('VAT is set with an example that counts along, holds at once, and an undo restores what was', async ({
  page,
  nibras,
}) => {
  const { token } = await asAdmin(nibras);
  const setup = () =>
    callAs<{ setup: object }>(nibras, 'GET /api/studio/selling', { token }).then(
      (answer) => answer.setup,
    );
  const before = await setup();
  await page.goto('/studio/selling');
  await page.getByLabel('الاسم القانوني').fill('شركة البيان للتعليم');
  await page.getByLabel('تُضاف الضريبة إلى أسعاري').check();
  await page.getByLabel('النسبة %').fill('١٤');
  await expect(page.getByText(/كورس سعره .*100.* يدفع فيه الطالب .*114/)).toBeVisible();
  await page.getByRole('button', { name: 'احفظ إعدادات الدفع' }).click();
  await expect(page.getByText('اكتب رقم التسجيل الضريبي')).toBeVisible();
  await page.getByLabel('الرقم الضريبي').fill('123-456-789');
  await page.getByRole('button', { name: 'احفظ إعدادات الدفع' }).click();
  await expect(notice(page, 'حُفظت إعدادات الدفع، وتسري من الآن')).toBeVisible();
  expect(await setup()).toMatchObject({
    vat: 'exclusive',
    rate: 1400,
    tax_number: '123456789',
    legal_name: 'شركة البيان للتعليم',
  });
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  await expect(page.getByLabel('بلا ضريبة')).toBeChecked();
  expect(await setup()).toEqual(before);
});

test('a receipt is found in its month, and what is copied out of its PDF is what was put in', async ({
  page,
  nibras,
}) => {
  const name = 'سلمى عبد الباقي';
  const number = String(await makeReceipt(nibras, name)).padStart(6, '0');
  await page.goto('/studio/selling/receipts');
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText(name);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: `نزّل إيصال ${number}` }).click();
  const file = await (await download).path();
  const text = await pdfText(await readFile(file));
  for (const one of ['إيصال', number, name, '100.00', 'EGP']) {
    expect(hasText(text, one), one).toBe(true);
  }
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'صدّر الشهر CSV' }).click();
  expect((await readFile(await (await csv).path(), 'utf8')).split('\r\n')[0]).toContain('الرقم');
});
