import type { Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

interface Course {
  id: number;
  name: string;
  salary: string | null;
}
/** The priced courses of the demo. */
async function pricedCourses(nibras: Nibras): Promise<Course[]> {
  const { data } = await callAs<{ data: Course[] }>(nibras, 'GET /api/courses?per_page=50');
  return data.filter(({ salary }) => Number(salary) > 0);
}

let names = 0;
const uniqueName = (name: string) => `${name} ${process.pid} ${++names}`;

/** A bundle of the first priced courses, which is cheaper than every other one. */
async function makeBundle(nibras: Nibras, price = '3') {
  const { token } = await signedInAdmin(nibras);
  const courses = (await pricedCourses(nibras)).slice(0, 2);
  const name = uniqueName('باقة الاختبار');
  const { bundle } = await callAs<{ bundle: { id: number } }>(nibras, 'POST /api/studio/bundles', {
    token,
    body: { name, price, courses: courses.map(({ id }) => id) },
  });
  return { id: bundle.id, name, courses };
}

/** Opens the checkout of a bundle as a person new. */
async function openCheckout(page: Page, nibras: Nibras, bundle: { id: number }) {
  const member = await newMember(nibras);
  await enterAs(page.context(), member);
  const { purchase } = await callAs<{ purchase: { id: number; url: string } }>(
    nibras,
    `POST /api/bundles/${bundle.id}/purchase`,
    { token: member.token },
  );
  await page.goto(purchase.url);
  await waitForHydration(page);
  return { member, purchase };
}

test('a coupon is made and copied by three presses, and taken at the checkout; a wrong one is refused and stays', async ({
  page,
  browser,
  nibras,
}) => {
  const bundle = await makeBundle(nibras, '40');
  await enterAs(page.context(), await signedInAdmin(nibras));
  await page.goto('/studio/coupons');
  await waitForHydration(page);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'كوبون جديد' }).first().click();
  const code = await page.getByRole('dialog').getByLabel('الكود', { exact: true }).inputValue();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await expect(notice(page, `أُنشئ الكوبون ${code}`)).toBeVisible();
  await page.getByRole('button', { name: `انسخ الكود ${code}` }).click();
  await expect(notice(page, `نُسخ الكود ${code}`)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);

  const phone = await browser.newContext({ baseURL: nibras.address });
  const shop = await phone.newPage();
  await openCheckout(shop, nibras, bundle);
  await shop.getByRole('button', { name: 'لديك كوبون خصم؟' }).click();
  const field = shop.getByRole('textbox', { name: 'كوبون الخصم' });
  await field.fill('NOSUCHCODE');
  await shop.keyboard.press('Enter');
  await expect(shop.getByText('لا يوجد كوبون بهذا الكود.')).toBeVisible();
  await expect(field).toHaveValue('NOSUCHCODE');
  await field.fill(` ${code.toLowerCase()} `);
  await shop.getByRole('button', { name: 'طبّق' }).click();
  await expect(shop.getByText(/توفّر .*10/)).toBeVisible();
  await expect(shop.getByText(/\b30\b/).first()).toBeVisible();
  await shop.getByRole('button', { name: 'أزل الكوبون' }).click();
  await expect(shop.getByRole('button', { name: 'لديك كوبون خصم؟' })).toBeVisible();
  await phone.close();
});

test('below the courses that are found, a press on the button makes the coupon', async ({
  page,
  nibras,
}) => {
  const [course] = await pricedCourses(nibras);
  await enterAs(page.context(), await signedInAdmin(nibras));
  await page.goto('/studio/coupons');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'كوبون جديد' }).first().click();
  const dialog = page.getByRole('dialog');
  const code = await dialog.getByLabel('الكود', { exact: true }).inputValue();
  await dialog.getByRole('searchbox', { name: 'أضف كورسًا' }).fill(course?.name ?? '');
  await dialog.getByRole('button', { name: `أضف ${course?.name}` }).click();
  await expect(dialog.getByRole('button', { name: `أزل «${course?.name}»` })).toBeVisible();
  // The list of others is open above the button.
  await expect(dialog.getByRole('button', { name: /^أضف / }).nth(3)).toBeVisible();
  await dialog.getByRole('button', { name: 'أنشئ الكوبون' }).click();
  await expect(notice(page, `أُنشئ الكوبون ${code}`)).toBeVisible();
});

test('a coupon of the whole price gives access at once, and the studio says who has used it', async ({
  page,
  browser,
  nibras,
}) => {
  const bundle = await makeBundle(nibras);
  const { token } = await signedInAdmin(nibras);
  const code = `GIFT${process.pid}N${++names}`;
  const body = { code, kind: 'percent', percent: 100, max_uses: 1 };
  await callAs(nibras, 'POST /api/studio/coupons', { token, body });
  const phone = await browser.newContext({ baseURL: nibras.address });
  const shop = await phone.newPage();
  const { member, purchase } = await openCheckout(shop, nibras, bundle);
  await shop.getByRole('button', { name: 'لديك كوبون خصم؟' }).click();
  await shop.getByRole('textbox', { name: 'كوبون الخصم' }).fill(code);
  await shop.keyboard.press('Enter');
  await expect(shop.getByRole('link', { name: 'افتح كورساتي' })).toBeVisible();
  for (const { id } of bundle.courses) {
    const enrolment = await callAs<{ status: string }>(nibras, `GET /api/check-enroll/${id}`, {
      token: member.token,
    });
    expect(enrolment.status).toBe('joined');
  }
  await phone.close();

  await enterAs(page.context(), await signedInAdmin(nibras));
  await page.goto(`/studio/coupons?search=${code}`);
  await expect(page.getByText('استُنفد')).toBeVisible();
  await page.getByRole('button', { name: /^1 من 1/ }).click();
  const uses = page.getByRole('dialog').getByRole('listitem');
  await expect(uses).toHaveCount(1);
  await expect(uses.getByRole('link')).toHaveAttribute('href', `/studio/purchases/${purchase.id}`);
});

test('a coupon is switched off and put into the trash, and each is withdrawn', async ({
  page,
  nibras,
}) => {
  const { token } = await signedInAdmin(nibras);
  const code = `OFF${process.pid}N${++names}`;
  await callAs(nibras, 'POST /api/studio/coupons', {
    token,
    body: { code, kind: 'percent', percent: 10 },
  });
  await enterAs(page.context(), await signedInAdmin(nibras));
  await page.goto(`/studio/coupons?search=${code}`);
  await waitForHydration(page);
  const row = page.locator('#main').getByRole('listitem').filter({ hasText: code });
  await row.getByRole('button', { name: `المزيد عن الكوبون ${code}` }).click();
  await page.getByRole('menuitem', { name: 'أوقف العمل به' }).click();
  await expect(row.getByText('موقوف')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row.getByText('سارٍ')).toBeVisible();
  await row.getByRole('button', { name: `المزيد عن الكوبون ${code}` }).click();
  await page.getByRole('menuitem', { name: 'احذفه' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/studio/coupons?search=${code}&state=binned`);
  await page.getByRole('button', { name: `أعد الكوبون ${code}` }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/studio/coupons?search=${code}`);
  await expect(row.getByText('سارٍ')).toBeVisible();
});

test("a bundle's price is changed by two presses, and visitors see it at once; a member buys it from a course's page", async ({
  page,
  browser,
  nibras,
}) => {
  const bundle = await makeBundle(nibras, '2.50');
  const [course] = bundle.courses;
  await enterAs(page.context(), await signedInAdmin(nibras));
  await page.goto(`/studio/bundles?search=${encodeURIComponent(bundle.name)}`);
  await waitForHydration(page);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: `عدّل الباقة ${bundle.name}` }).click();
  const price = page.getByRole('dialog').getByLabel('السعر');
  await expect(price).toBeFocused();
  await page.keyboard.type('٢٫٢٥');
  await page.keyboard.press('Enter');
  await expect(notice(page, `حُفظت الباقة «${bundle.name}»`)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(2);

  const phone = await browser.newContext({ baseURL: nibras.address });
  const shop = await phone.newPage();
  await enterAs(phone, await newMember(nibras));
  await shop.goto(`/courses/${course?.id}`);
  await shop.getByRole('link', { name: new RegExp(`ضمن باقة ${bundle.name}`) }).click();
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(bundle.name);
  await expect(shop.getByText('2.25').first()).toBeVisible();
  await expect(shop.getByText(/توفّر/).first()).toBeVisible();
  await shop.getByRole('button', { name: 'اشترِ الباقة' }).click();
  await expect(shop).toHaveURL(/\/checkout\/\d+$/);
  await expect(shop.getByText('2.25').first()).toBeVisible();
  await phone.close();
});

test('a bundle is made from courses that a search finds, and says what it saves', async ({
  page,
  nibras,
}) => {
  const [first, second] = await pricedCourses(nibras);
  if (!first || !second) throw new Error('the demo has no priced courses');
  await enterAs(page.context(), await signedInAdmin(nibras));
  await page.goto('/studio/bundles');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'باقة جديدة' }).first().click();
  const form = page.getByRole('dialog');
  const name = uniqueName('مسار جديد');
  await form.getByLabel('الاسم').fill(name);
  await form.getByLabel('السعر').fill('1');
  await form.getByRole('button', { name: 'أنشئ الباقة' }).click();
  await expect(form.getByText('اختر كورسين على الأقل.')).toBeVisible();
  for (const course of [first, second]) {
    await form.getByRole('searchbox', { name: 'أضف كورسًا' }).fill(course.name);
    await form.getByRole('button', { name: `أضف ${course.name}` }).click();
    await expect(form.getByRole('button', { name: `أزل «${course.name}»` })).toBeVisible();
  }
  await expect(form.getByText(/يوفّر المشتري/)).toBeVisible();
  await form.getByRole('button', { name: 'أنشئ الباقة' }).click();
  await expect(form).toBeHidden();
  const row = page.locator('#main').getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('معروضة')).toBeVisible();
  await expect(row.getByText(/يوفّر المشتري/)).toBeVisible();
});

test('the page of a bundle is whole without scripts, and search engines are told of it', async ({
  page,
  nibras,
}) => {
  const bundle = await makeBundle(nibras, '5');
  const html = await (await fetch(`${nibras.address}/bundles/${bundle.id}`)).text();
  expect(html).toContain(bundle.name);
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('"price":"5.00"');
  const sitemap = await (await fetch(`${nibras.address}/sitemap.xml`)).text();
  expect(sitemap).toContain(`/bundles/${bundle.id}<`);
  expect((await fetch(`${nibras.address}/bundles/999999`)).status).toBe(404);
  await page.goto('/bundles/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الباقة غير معروضة');
});
