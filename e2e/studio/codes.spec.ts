import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/chat.ts';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { readFirstCard } from '../support/read-card.ts';
import { typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A priced course with a lecture for members, the newest in the studio. */
async function makeCourse(nibras: Nibras, name: string) {
  const { token } = await asAdmin(nibras);
  const call = <Answer>(route: `POST /${string}`, body: object) =>
    callAs<Answer>(nibras, route, { token, body });
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', { name });
  const chapter = await call<{ made: number[] }>(`POST /api/studio/courses/${course.id}/chapters`, {
    name: 'الفصل الأول',
  });
  const lectures = await call<{ made: [number] }>(
    `POST /api/studio/courses/${course.id}/lectures`,
    {
      chapter_id: chapter.made[0],
      lectures: [{ name: 'درس للمشتركين', type: 'article' }],
    },
  );
  const [lecture] = lectures.made;
  await inDatabase(
    nibras,
    `update courses set state = 'published', price = 150 where id = ${course.id};
     update lectures set state = 'published', body = '<p>ما في الدرس</p>' where id = ${lecture}`,
  );
  return { id: course.id, lecture };
}

interface Made {
  batch: { id: number };
  codes: string[];
  link: string | null;
}
async function makeCodes(nibras: Nibras, body: object): Promise<Made> {
  const { token } = await asAdmin(nibras);
  return callAs<Made>(nibras, 'POST /api/studio/codes', { token, body });
}

const redeem = (page: Page) => page.getByRole('button', { name: 'فعّل الكود' });
const field = (page: Page) => page.getByLabel('كود الاشتراك');

test('200 codes are made and printed in three presses, and the QR code of a card opens the course', async ({
  page,
  context,
  browser,
  baseURL,
  nibras,
}) => {
  const course = await makeCourse(nibras, 'كورس من المكتبة');
  await enterAs(context, await asAdmin(nibras));
  await page.goto('/studio/codes');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'أكواد جديدة' }).first().click();
  await expect(page.getByLabel('العدد')).toBeFocused();
  await page.keyboard.type('200');
  await page.getByRole('checkbox', { name: 'كورس من المكتبة' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'اصنع 200 كود ونزّل ورقتها' }).click();
  const sheet = await download;
  expect(presses()).toBeLessThanOrEqual(3);
  expect(sheet.suggestedFilename()).toBe('كورس من المكتبة.pdf');
  await expect(page.getByText('هذه الأكواد تظهر الآن فقط')).toBeVisible();
  const printed = page
    .getByRole('listitem')
    .filter({ hasText: /^\d+[2-9A-Y]{4}(-[2-9A-Y]{4}){2}$/ });
  await expect(printed).toHaveCount(200);

  const { pathname, hash } = new URL(await readFirstCard(await readFile(await sheet.path())));
  expect(pathname).toBe('/redeem');
  const student = await newMember(nibras);
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  await enterAs(other, student);
  const phone = await other.newPage();
  await phone.goto(pathname + hash);
  await expect(phone.getByText(student.email)).toBeVisible();
  await expect(field(phone)).toHaveValue(hash.slice(1));
  expect(new URL(phone.url()).hash).toBe('');
  await redeem(phone).click();
  await expect(
    phone.getByRole('heading', { name: 'فُتح لك كورس «كورس من المكتبة».' }),
  ).toBeFocused();
  await phone.getByRole('link', { name: 'افتح الكورس' }).click();
  await expect(phone).toHaveURL(`/courses/${course.id}`);
  await phone.goto(`/courses/${course.id}/lecture/${course.lecture}`);
  await expect(phone.getByText('ما في الدرس')).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'تقرير هذه الأكواد' }).click();
  await expect(page.getByRole('region', { name: 'ملخص' })).toContainText('199 بقي');
  await expect(page.getByRole('listitem').filter({ hasText: student.email })).toBeVisible();
});

test('a guest with a gift is led to sign in, and gets it afterwards', async ({ page, nibras }) => {
  const course = await makeCourse(nibras, 'كورس هدية');
  const { link } = await makeCodes(nibras, { count: 1, gift: true, courses: [course.id] });
  const { pathname, hash } = new URL(link ?? '');
  await page.goto(pathname + hash);
  await waitForHydration(page);
  await expect(field(page)).toHaveValue(hash.slice(1));
  await redeem(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('لتفعّل كودك')).toBeVisible();
  const email = `gift-${process.pid}-${Date.now()}@example.org`;
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await typeCode(page, await nibras.mail.codeTo(email, 1));
  await page.getByRole('button', { name: 'لاحقًا' }).click();
  await expect(page.getByRole('heading', { name: 'فُتح لك كورس «كورس هدية».' })).toBeVisible();
});

test('a code is typed on the page of its course, and a wrong one says what is wrong', async ({
  page,
  context,
  nibras,
}) => {
  const course = await makeCourse(nibras, 'كورس بكود');
  const { codes } = await makeCodes(nibras, { count: 2, courses: [course.id], prefix: 'NOOR' });
  const [code = '', other = ''] = codes;
  const student = await newMember(nibras);
  await enterAs(context, student);
  await page.goto(`/courses/${course.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'معك كود اشتراك؟' }).first().click();
  await expect(field(page)).toBeFocused();
  const swapped = code.slice(0, 5) + code.charAt(6) + code.charAt(5) + code.slice(7);
  const wrong =
    swapped === code ? code.replace(/^./, (sign) => (sign === '2' ? '3' : '2')) : swapped;
  await field(page).fill(wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByText('في الكود حرف أو رقم ليس في مكانه')).toBeVisible();
  await callAs(nibras, 'POST /api/redeem', {
    token: (await newMember(nibras)).token,
    body: { code: other },
  });
  await field(page).fill(other);
  await page.keyboard.press('Enter');
  await expect(page.getByText('استُخدم هذا الكود من قبل')).toBeVisible();
  await field(page).fill(`noor ${code.toLowerCase().replace(/(.{4})/g, '$1 ')}`);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'فُتح لك كورس «كورس بكود».')).toBeVisible();
  await expect(page.getByText('أنت مشترك بالفعل').first()).toBeVisible();
});

test('the codes of a lost sheet are cancelled with a way back, and a code is found by typing it', async ({
  page,
  context,
  nibras,
}) => {
  const { batch, codes } = await makeCodes(nibras, { count: 30, amount: '50', name: 'ورقة ضائعة' });
  await enterAs(context, await asAdmin(nibras));
  await page.goto(`/studio/codes/${batch.id}`);
  const summary = page.getByRole('region', { name: 'ملخص' });
  await expect(summary).toContainText('30 بقي');
  await page.getByRole('button', { name: 'ورقة ضائعة' }).click();
  await page.getByLabel('من رقم').fill('٢٥');
  await page.getByLabel('إلى رقم').fill('31');
  await page.getByRole('button', { name: 'ألغِ هذه الأكواد' }).click();
  await expect(page.getByText('اكتب رقمين من 1 إلى 30')).toBeVisible();
  await page.getByLabel('إلى رقم').fill('30');
  await page.getByRole('button', { name: 'ألغِ هذه الأكواد' }).click();
  await expect(notice(page, 'أُلغيت 6 أكواد')).toBeVisible();
  await expect(summary).toContainText('24 بقي');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(summary).toContainText('30 بقي');

  await page.goto('/studio/codes');
  await page.getByRole('button', { name: 'ابحث بكود' }).click();
  await page.getByRole('textbox', { name: 'الكود' }).fill(codes[6] ?? '');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('الكود رقم 7');
  await expect(dialog).toContainText('لم يُستخدم');
});

test('codes with an amount make credit, which my purchases show', async ({
  page,
  context,
  nibras,
}) => {
  const { codes } = await makeCodes(nibras, { count: 1, amount: '75.5' });
  await enterAs(context, await newMember(nibras));
  await page.goto('/redeem');
  await waitForHydration(page);
  await field(page).fill(codes[0] ?? '');
  await redeem(page).click();
  await expect(page.getByText('رصيدك الآن')).toBeVisible();
  await page.goto('/purchases');
  await expect(page.getByText('75.5')).toBeVisible();
});
