import type { BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
async function enter(context: BrowserContext, nibras: Nibras): Promise<Member> {
  admin ??= demoAdmin(nibras);
  await enterAs(context, await admin);
  return admin;
}

/** A published course with a price, made for one test. */
async function makeCourse(nibras: Nibras, { token }: Member, name: string) {
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name },
  });
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  await pool.query(
    "update courses set state = 'published', price = 40, description = 'وصف' where id = $1",
    [course.id],
  );
  await close();
  return course.id;
}

const statusOf = async (nibras: Nibras, { token }: Member, course: number) =>
  (await callAs<{ status: string }>(nibras, `GET /api/check-enroll/${course}`, { token })).status;

/** An open purchase of a person, and its page. */
async function sell(nibras: Nibras, { token }: Member, person: Member, course: number) {
  const path = `POST /api/studio/people/${person.id}/purchases` as const;
  const body = { courses: [course] };
  const { purchase } = await callAs<{ purchase: { id: number } }>(nibras, path, { token, body });
  return purchase.id;
}

const state = (page: Page) => page.getByRole('region', { name: 'المشتري' });

/** What today's sales have brought, in dollars. */
async function incomeToday(nibras: Nibras, seller: Member): Promise<number> {
  const { income } = await callAs<{ income: { currency: string; net: number[] }[] }>(
    nibras,
    'GET /api/studio/figures',
    seller,
  );
  return (income.find(({ currency }) => currency === 'USD')?.net.at(-1) ?? 0) / 100;
}

test('a course is sold at the desk in four presses, found by its reference, and given back', async ({
  page,
  context,
  nibras,
}) => {
  const seller = await enter(context, nibras);
  const name = 'فن الخط بالقلم البسط';
  const [student, course] = [await newMember(nibras), await makeCourse(nibras, seller, name)];
  // Other tests of the worker sell too.
  const incomeBefore = await incomeToday(nibras, seller);
  await page.goto(`/studio/people/${student.id}`);
  await waitForHydration(page);
  await expect(page.getByText('لا مشتريات بعد.')).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'بيع كورس' }).click();
  await page.getByRole('searchbox', { name: 'ابحث عن كورس' }).fill('القلم البسط');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(state(page)).toContainText('ينتظر الدفع');
  await page.getByRole('button', { name: 'سجّل دفعًا نقديًا' }).click();
  await expect(page.getByRole('dialog')).toContainText('$40');
  await page.getByRole('button', { name: 'نعم، استلمته' }).click();
  await expect(notice(page, 'سُجّل الدفع، وفُتح له ما اشتراه')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(5);
  await expect(state(page)).toContainText('مدفوع');
  expect(await statusOf(nibras, student, course)).toBe('joined');

  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const reference = heading?.replace('شراء ', '') ?? '';
  const address = page.url();
  await page.goto('/studio');
  await expect(page.getByRole('button', { name: /^الدخل/ })).toContainText(`$${incomeBefore + 40}`);
  await waitForHydration(page);
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox').fill(reference.toLowerCase());
  const found = page.getByRole('group', { name: 'المشتريات' }).getByRole('option');
  await expect(found).toContainText(reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: 'أعد المبلغ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`ينتهي اشتراك المشتري في «${name}» الآن`)).toBeVisible();
  await dialog.getByRole('textbox', { name: `المبلغ من ${name}` }).fill('٤١');
  await expect(dialog.getByText('اكتب مبلغًا لا يزيد على')).toBeVisible();
  await dialog.getByRole('textbox', { name: `المبلغ من ${name}` }).fill('');
  await dialog.getByRole('checkbox', { name: /أعدت المبلغ إلى صاحبه/ }).check();
  await dialog.getByRole('button', { name: /^أعد/ }).click();
  await expect(notice(page, 'سُجّل الاسترداد، وأخبرنا المشتري')).toBeVisible();
  await expect(state(page)).toContainText('مسترد');
  expect(await statusOf(nibras, student, course)).not.toBe('joined');

  await page.goto(`/studio/purchases?search=${reference}`);
  const sums = page.getByRole('region', { name: 'مجموع المعروض' });
  await expect(sums).toContainText('عملية شراء واحدة');
  await expect(sums).toContainText('الصافي');
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText(student.name);
});

test('money that does not fit says why, and is decided by the keyboard alone', async ({
  page,
  context,
  nibras,
}) => {
  const seller = await enter(context, nibras);
  const student = await newMember(nibras);
  const course = await makeCourse(nibras, seller, 'كورس دُفع ناقصًا');
  const purchase = await sell(nibras, seller, student, course);
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { rows } = await pool.query(
    `insert into payments (purchase_id, way, vendor_id, amount, currency, outcome, received_at)
      values ($1::int, 'transfer', 'e2e:' || $1::text, 3500, 'USD', 'case', now()) returning id`,
    [purchase],
  );
  await pool.query("insert into payment_cases (payment_id, reason) values ($1, 'amount')", [
    rows[0].id,
  ]);
  await close();
  await page.goto('/studio/cases');
  await waitForHydration(page);
  const item = page.getByRole('listitem').filter({ hasText: 'كورس دُفع ناقصًا' });
  await expect(item).toContainText('$35');
  await expect(item).toContainText('والمطلوب');
  await item.getByRole('button', { name: 'استبعدها' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'ملاحظة' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'استبعدها' }).press('Enter');
  await expect(page.getByText('اكتب لماذا استبعدتها.')).toBeVisible();
  await page.keyboard.press('Escape');
  // While a dialog is closing it keeps the focus.
  await expect(page.getByRole('dialog')).toBeHidden();
  await item.getByRole('button', { name: 'اقبلها وافتح له' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('$5');
  await page.getByRole('dialog').getByRole('button', { name: 'اقبلها وافتح له' }).press('Enter');
  await expect(notice(page, 'قُبلت الدفعة، وفُتح ما اشتراه')).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(await statusOf(nibras, student, course)).toBe('joined');
});

test.describe('with a server that refuses', () => {
  test('a list that fails says so and comes back', async ({ page, context, nibras }) => {
    await enter(context, nibras);
    const calls = /\/api\/studio\/purchases(\?|$)/;
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { message: 'الخدمة غير متاحة مؤقتًا.' } }),
    );
    await page.goto('/studio/purchases');
    await expect(page.getByText('تعذر تحميل المشتريات')).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(page.getByText('تعذر تحميل المشتريات')).toHaveCount(0);
    await expect(
      page
        .getByRole('list')
        .filter({ hasText: /ينتظر الدفع|مدفوع/ })
        .last(),
    ).toBeVisible();
  });
});
