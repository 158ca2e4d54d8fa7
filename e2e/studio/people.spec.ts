import type { Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { newAddress, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A person with an account and this name. */
async function named(nibras: Nibras, name: string): Promise<Member> {
  const member = await newMember(nibras);
  await callAs(nibras, 'PUT /api/name', { token: member.token, body: { name } });
  return { ...member, name };
}

const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'ابحث بالاسم أو البريد أو الهاتف' });

test('a person is found by a carelessly written name in one press, and what they did in two', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const person = await named(nibras, 'إسراء عبد الوهّاب');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  const presses = await countPresses(page);
  // The room opens on the people.
  await page
    .getByRole('navigation', { name: 'أقسام الاستوديو' })
    .getByRole('link', { name: 'الطلاب' })
    .click();
  await search(page).focus();
  await page.keyboard.type('اسراء عبدالوهاب');
  const found = page.getByRole('main').getByRole('link', { name: person.name });
  await expect(found).toBeVisible();
  expect(presses()).toBe(1);
  // Not the results of the first letters: the search of the whole name would follow and take the page back.
  await expect(page.getByText('في نتائج البحث عن «اسراء عبدالوهاب»')).toBeVisible();
  await found.click();
  await expect(page.getByRole('region', { name: 'الكورسات' })).toContainText('لا اشتراكات بعد');
  await expect(page.getByRole('region', { name: 'ما جرى' })).toContainText('••••••');
  await expect(page.getByRole('region', { name: 'مرات الدخول' })).toContainText('بدأت في');
  expect(presses()).toBeLessThanOrEqual(2);
});

test('a role is changed by one press and withdrawn by another, one own not at all', async ({
  page,
  context,
  nibras,
}) => {
  const { id } = await asAdmin(nibras);
  await enterAs(context, await asAdmin(nibras));
  const person = await newMember(nibras);
  await page.goto(`/studio/people/${person.id}`);
  const role = (name: string) => page.getByRole('radio', { name, exact: true });
  await role('محرّر').check();
  await expect(notice(page, 'الدور الآن: محرّر')).toBeVisible();
  await expect(role('محرّر')).toBeChecked();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(role('طالب')).toBeChecked();
  await page.goto(`/studio/people/${id}`);
  await expect(role('مشرف')).toBeDisabled();
  await page.getByRole('button', { name: /المزيد عن حساب/ }).click();
  await expect(page.getByRole('menuitem', { name: 'ادمج معه حسابًا آخر…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'أوقف الحساب…' })).toHaveCount(0);
});

test('a suspended person is signed out in the open page, and reads the reason at the sign-in', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const person = await newMember(nibras);
  await page.goto(`/studio/people/${person.id}`);
  await page.getByRole('button', { name: /المزيد عن حساب/ }).click();
  await page.getByRole('menuitem', { name: 'أوقف الحساب…' }).click();
  await page.getByRole('button', { name: 'أوقف الحساب' }).click();
  await expect(page.getByText('اكتب السبب، فصاحب الحساب يقرؤه')).toBeVisible();
  await page.getByRole('textbox', { name: 'السبب' }).fill('نشر روابط إعلانية');
  await page.getByRole('button', { name: 'أوقف الحساب' }).click();
  await expect(page.getByText('هذا الحساب موقوف')).toBeVisible();

  const theirs = await browser.newContext({ baseURL: nibras.address });
  const own = await theirs.newPage();
  const before = nibras.mail.codesTo(person.email).length;
  await own.goto('/login');
  await waitForHydration(own);
  await own.getByLabel('البريد الإلكتروني').fill(person.email);
  await own.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(own).toHaveURL(/\/verify$/);
  await typeCode(own, await nibras.mail.codeTo(person.email, before + 1));
  await expect(own.getByText('نشر روابط إعلانية').first()).toBeVisible();
  await theirs.close();

  await page.getByRole('button', { name: 'ارفع الإيقاف' }).click();
  await expect(notice(page, 'رُفع الإيقاف، وأخبرنا صاحب الحساب برسالة')).toBeVisible();
  await expect(page.getByText('هذا الحساب موقوف')).toHaveCount(0);
});

test('a code from the studio signs a person in whom no mail reaches', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const person = await newMember(nibras);
  await page.goto(`/studio/people/${person.id}`);
  await page.getByRole('button', { name: 'كود دخول' }).click();
  await page.getByRole('button', { name: 'أصدر كودًا' }).click();
  const code = page.getByRole('dialog').getByText(/^\d{6}$/);
  const body = { email: person.email, login_code: await code.textContent() };
  const { user } = await callAs<{ user: { id: number } }>(nibras, 'POST /api/login/verify', {
    body,
  });
  expect(user.id).toBe(person.id);
  await page.getByRole('button', { name: 'إغلاق' }).click();
  await expect(code).toHaveCount(0);
});

test('two accounts of one person become one, which both addresses sign in to', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  const name = `نهى ${newAddress().split('@')[0]}`;
  const [stored, gone] = [await named(nibras, name), await named(nibras, name)];
  await page.goto(`/studio/people/${stored.id}`);
  await page.getByRole('button', { name: /المزيد عن حساب/ }).click();
  await page.getByRole('menuitem', { name: 'ادمج معه حسابًا آخر…' }).click();
  // The other account has the same name, so it is found without typing.
  await page.getByRole('dialog').getByRole('button', { name: gone.email }).click();
  await page.getByRole('button', { name: 'ادمج الحسابين' }).click();
  await expect(notice(page, 'صار الحسابان حسابًا واحدًا')).toBeVisible();
  await expect(page.getByRole('region', { name: 'الحساب' }).first()).toContainText(gone.email);
  expect((await newMember(nibras, gone.email)).id).toBe(stored.id);
});
