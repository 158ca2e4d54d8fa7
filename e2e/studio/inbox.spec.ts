import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { newAddress } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
async function enter(context: BrowserContext, nibras: Nibras) {
  admin ??= demoAdmin(nibras);
  await enterAs(context, await admin);
}

async function placeOrder(nibras: Nibras, name: string, email = newAddress()) {
  const order = {
    phone: '01001234567',
    country: 'مصر',
    Job_title: 'متجر',
    description: 'متجر صغير',
  };
  await callAs(nibras, 'POST /api/orders', { body: { ...order, name, email } });
  return email;
}

async function sendMessage(nibras: Nibras, name: string, email = newAddress()) {
  const body = { name, email, subject: 'سؤال عن كورس', message: 'متى يبدأ؟' };
  await callAs(nibras, 'POST /api/contact', { body });
  return email;
}

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `جوابك إلى ${name}` });
/** The answer to a person, after the receipt that they got. */
const answerTo = async (nibras: Nibras, email: string) => nibras.mail.mailTo(email, 2);

test('who ordered is seen at once; an order is answered and marked in two presses', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const name = 'مروان الطلب الأول';
  const email = await placeOrder(nibras, name);
  await page.goto('/studio/orders');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: /^الطلبات\s*\d+ بلا رد$/ })).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(field(page, name)).toBeFocused();
  await page.keyboard.type('أهلًا مروان، متى نتحدث؟');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('تسلّمه خادم البريد').last()).toBeVisible();
  await expect(page.getByText('الحالة: من «جديد» إلى «رُدّ عليه»')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(2);
  await expect(field(page, name)).toHaveValue('');

  const mail = await answerTo(nibras, email);
  expect(mail.text).toContain('أهلًا مروان، متى نتحدث؟');
  expect(mail.replyTo?.[0]?.address).toBe('hello@example.com');
});

test('a contact message is answered in two presses, by the button', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const name = 'ليلى صاحبة الرسالة';
  const email = await sendMessage(nibras, name);
  await page.goto('/studio/messages');
  await waitForHydration(page);
  const presses = await countPresses(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(field(page, name)).toBeFocused();
  await page.keyboard.type('يبدأ الأسبوع القادم.');
  await page.getByRole('button', { name: 'أرسل وعلّمها «رُدّ عليها»' }).click();
  await expect(notice(page, `أُرسل الجواب إلى ${name}`)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(2);
  expect((await answerTo(nibras, email)).subject).toBe('رد على رسالتك: سؤال عن كورس');
});

test('a ready text fills itself in and marks; what is typed survives a closed tab', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const name = 'سامي صاحب المسودة';
  await placeOrder(nibras, name);
  await page.goto('/studio/orders');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(field(page, name)).toBeFocused();
  await page.keyboard.type('جواب لم يُرسل بعد');
  const address = page.url();
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await expect(field(later, name)).toHaveValue('جواب لم يُرسل بعد');
  await field(later, name).fill('');
  await later.getByRole('button', { name: 'نصوص أخرى' }).click();
  await later.getByRole('menuitem', { name: 'اعتذار' }).click();
  await expect(field(later, name)).toHaveValue(new RegExp(`^أهلًا ${name}،`));
  await later.getByRole('button', { name: 'أرسل وعلّمه «اعتُذر عنه»' }).click();
  await expect(later.getByText('الحالة: من «جديد» إلى «اعتُذر عنه»')).toBeVisible();
  await later.reload();
  await expect(field(later, name)).toHaveValue('');
});

test('a ready text is changed in its place, and the change is undone', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const name = 'نور صاحبة النص';
  await sendMessage(nibras, name);
  await page.goto('/studio/messages');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'عدّل النصوص الجاهزة' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('اسم النص').first().fill('تحية قصيرة');
  await dialog.getByRole('button', { name: 'احفظ' }).click();
  await expect(page.getByRole('button', { name: 'تحية قصيرة' })).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByRole('button', { name: 'شكر وجواب' })).toBeVisible();
});

test('a note is for the staff alone, and removed with a way back', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const name = 'زياد صاحب الملاحظة';
  await placeOrder(nibras, name);
  await page.goto('/studio/orders');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'ملاحظة للفريق' }).click();
  await page.getByRole('textbox', { name: 'ملاحظة يراها الفريق وحده' }).fill('اتصلت به صباحًا');
  await page.getByRole('button', { name: 'أضف الملاحظة' }).click();
  const note = page.getByRole('article', { name: 'ملاحظة للفريق' });
  await expect(note).toContainText('اتصلت به صباحًا');
  await note.getByRole('button', { name: 'احذف الملاحظة' }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(note).toBeVisible();
});

test('marked from the list by one press and back; several at once; exported as they are listed', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const names = ['قائمة الأولى', 'قائمة الثانية'];
  for (const name of names) await placeOrder(nibras, name);
  await page.goto(`/studio/orders?search=${encodeURIComponent('قائمه')}`);
  const [first = '', second = ''] = names;
  await expect(row(page, first)).toBeVisible();
  await page.getByRole('button', { name: `انقل «${first}» إلى الأرشيف` }).click();
  await expect(row(page, first)).toContainText('مؤرشف');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row(page, first)).toContainText('جديد');

  await page.getByRole('checkbox', { name: `حدّد ${first}` }).check();
  await page.getByRole('checkbox', { name: `حدّد ${second}` }).check();
  const bar = page.getByRole('region', { name: 'المحدد من الطلبات' });
  await expect(bar).toContainText('طلبان');
  await bar.getByRole('button', { name: 'غيّر الحالة' }).click();
  await page.getByRole('menuitem', { name: 'اتُّفق عليه' }).click();
  for (const name of names) await expect(row(page, name)).toContainText('اتُّفق عليه');
  await expect(bar).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'صدّر CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.startsWith('\uFEFFرقم الطلب,')).toBe(true);
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain(first);
});

test('spam takes its sender along; the way back lets them through again', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const email = newAddress();
  await sendMessage(nibras, 'مزعج أول', email);
  await page.goto('/studio/messages');
  await page.getByRole('link', { name: 'مزعج أول', exact: true }).click();
  await page.getByRole('button', { name: 'الحالة: جديدة' }).click();
  await page.getByRole('menuitem', { name: 'مزعجة' }).click();
  await expect(page.getByText('عُلّمت مزعجة')).toBeVisible();
  await sendMessage(nibras, 'مزعج ثان', email);
  await page.goto('/studio/messages?state=spam');
  await page.getByRole('link', { name: 'مزعج ثان', exact: true }).click();
  await expect(page.getByText('وصلت إلى المزعج تلقائيًا')).toBeVisible();
  await page.getByRole('button', { name: 'ليست مزعجة' }).click();
  await expect(field(page, 'مزعج ثان')).toBeVisible();
  await sendMessage(nibras, 'مزعج ثالث', email);
  await page.goto('/studio/messages');
  await expect(page.getByRole('link', { name: 'مزعج ثالث', exact: true })).toBeVisible();
});
