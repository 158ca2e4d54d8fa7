import { readFile } from 'node:fs/promises';
import { termsConsent } from '@nibras/contract/people/consents/terms.ts';
import { makeCertificate } from '../api/src/factories/certificates.ts';
import { makeSession } from '../api/src/factories/people.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { notice } from './support/notices.ts';
import { signIn, typeCode } from './support/sign-in.ts';
import { everySize } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

test.use(everySize);

test('a person downloads all that is kept about them', async ({ page, nibras, checkScreen }) => {
  await signIn(page, nibras);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'نزّل بياناتي' }).click();
  await expect(page).toHaveURL(/\/account\/data$/);
  const section = page.getByRole('region', { name: 'نزّل بياناتي' });
  await section.getByRole('button', { name: 'نزّل بياناتي' }).click();
  await expect(section).toContainText('بياناتك جاهزة');
  await checkScreen(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'نزّل الملف' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  // The names of a zip's entries are not packed.
  const zip = await readFile(await download.path());
  expect(zip.includes('بياناتي.html') && zip.includes('data/account.json')).toBe(true);
});

/** A person with a certificate, in a session that no code has confirmed lately. */
async function certified(nibras: Nibras, name: string) {
  const member = await newMember(nibras);
  await callAs(nibras, 'PUT /api/name', { token: member.token, body: { name } });
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  await makeCertificate(db, { personId: member.id });
  const token = await makeSession(db, member, { provenAt: null });
  await close();
  return { ...member, name, token };
}

test('an account is to be deleted in two weeks, which is asked for with a code and withdrawn', async ({
  page,
  context,
  browser,
  nibras,
  checkScreen,
}) => {
  const member = await certified(nibras, 'من يترك المنصة');
  await enterAs(context, member);
  await page.goto('/account/data');
  const section = page.getByRole('region', { name: 'احذف حسابي' });

  await test.step('it is asked for', async () => {
    await section.getByRole('button', { name: 'احذف حسابي' }).click();
    const dialog = page.getByRole('dialog', { name: 'أتريد حذف حسابك؟' });
    await dialog.getByRole('radio', { name: 'اسحبوا شهاداتي' }).check();
    await checkScreen(page);
    await dialog.getByRole('button', { name: 'احذف حسابي' }).click();
    await expect(page.getByText('أرسلنا كودًا من ستة أرقام إلى بريدك')).toBeVisible();
    await expect(page.getByText('يُحذف حسابك يوم')).toHaveCount(0);
    await typeCode(page, await nibras.mail.codeTo(member.email, 2));
    await expect(section).toContainText('يُحذف حسابك يوم');
    await expect(section).toContainText('تُسحب شهاداتك');
    const due = await section.locator('time').first().getAttribute('datetime');
    const days = (Date.parse(due ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    await checkScreen(page);
  });

  await test.step('an admin sees who, what and how many days are left', async () => {
    const studio = await browser.newContext();
    await enterAs(studio, await demoAdmin(nibras));
    const list = await studio.newPage();
    await list.goto(`${nibras.address}/studio/privacy/register`);
    await list.getByRole('main').getByRole('link', { name: 'طلبات البيانات' }).click();
    await list.getByRole('link', { name: 'حذف الحساب', exact: true }).click();
    const row = list.getByRole('listitem').filter({ hasText: member.name });
    await expect(row).toContainText('حذف الحساب');
    await expect(row).toContainText('بقي له 14 يومًا');
    await checkScreen(list);
    await studio.close();
  });

  await test.step('the profile says so, and leads to the way back', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'فتراجع عن الحذف' }).click();
    await section.getByRole('button', { name: 'تراجع عن الحذف' }).click();
    await expect(section.getByRole('button', { name: 'احذف حسابي' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'حفظ التعديلات' })).toBeVisible();
    await expect(page.getByText('يُحذف حسابك يوم')).toHaveCount(0);
  });
});

test('anyone who teaches courses is told what to do before their account can be deleted', async ({
  page,
  nibras,
  checkScreen,
}) => {
  await signIn(page, nibras, 'teacher@example.com');
  await page.goto('/account/data');
  const section = page.getByRole('region', { name: 'احذف حسابي' });
  await expect(section).toContainText('أنت المعلّم الأساسي في كورسات');
  await expect(section.getByRole('link', { name: 'كورساتك في الاستوديو' })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  await checkScreen(page);
});

test('what a person agreed to is listed in the words that they saw, and can be withdrawn', async ({
  page,
  nibras,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('main')).toContainText(termsConsent());
  await signIn(page, nibras);
  await page.goto('/notifications');
  const shown = 'إن بقيت رسائل نصف ساعة بلا قراءة، أرسلنا رسالة بريد واحدة تجمعها.';
  await expect(page.getByText(shown)).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف التنبيه بالبريد' }).click();
  await expect(notice(page, 'لن تصلك تنبيهات الرسائل بالبريد بعد الآن.')).toBeVisible();
  await page.getByRole('button', { name: 'تفعيل التنبيه بالبريد' }).click();
  await expect(notice(page, 'سنرسل إليك تنبيهًا بالبريد')).toBeVisible();
  await page.goto('/account/data');
  const section = page.getByRole('region', { name: 'موافقاتي' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('وافقت');
  await expect(rows.nth(1)).toContainText('سحبت موافقتك');
  await expect(rows.nth(1)).toContainText(shown);
  await expect(rows.nth(2)).toContainText(termsConsent());
  await expect(section.getByRole('link', { name: 'اسحب موافقتك' })).toHaveCount(1);
  await section.getByRole('link', { name: 'اسحب موافقتك' }).click();
  await expect(page.getByRole('button', { name: 'إيقاف التنبيه بالبريد' })).toBeVisible();
});
