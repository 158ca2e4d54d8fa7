import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { newAddress, signIn } from '../support/sign-in.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

async function makeCourse(nibras: Nibras, name: string) {
  const { token } = await asAdmin(nibras);
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name },
  });
  return course.id;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: phone.width, height: phone.height }, hasTouch: true });

  test('a teacher without an account is invited to a course in place, and opens that course alone', async ({
    page,
    context,
    browser,
    baseURL,
    nibras,
  }) => {
    const id = await makeCourse(nibras, 'كورس يحتاج معلّمًا');
    await enterAs(context, await asAdmin(nibras));
    await page.goto(`/studio/courses/${id}/staff`);
    const address = newAddress();
    const field = page.getByRole('searchbox', { name: 'أضف إلى فريق العمل' });
    await field.fill('لا أحد بهذا الاسم');
    await expect(page.getByText('اكتب البريد كاملًا لتدعو صاحبه')).toBeVisible();
    await field.fill(address);
    await page.getByRole('button', { name: `ادعُ ${address} معلّمًا` }).tap();
    await expect(notice(page, `أُرسلت الدعوة إلى ${address}`)).toBeVisible();
    const row = page
      .getByRole('region', { name: 'يعملون على هذا الكورس' })
      .getByRole('listitem')
      .filter({ hasText: address });
    await expect(row).toContainText('مدعو، لم يدخل بعد');
    expect((await nibras.mail.mailTo(address)).subject).toContain('كورس يحتاج معلّمًا');

    const invited = await browser.newPage(baseURL ? { baseURL } : {});
    await signIn(invited, nibras, address);
    await invited.goto(`/studio/courses/${id}`);
    await expect(invited.getByRole('heading', { level: 1 })).toContainText('كورس يحتاج معلّمًا');
    await invited.goto('/studio/courses/1');
    await expect(invited.getByRole('heading', { name: 'لم نجد هذا الكورس' })).toBeVisible();
    await invited.close();
    await page.reload();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('لم يدخل بعد');
  });
});

test('the invitation to the team takes a name, and a single course in place of a role', async ({
  page,
  context,
  nibras,
}) => {
  const id = await makeCourse(nibras, 'كورس الدعوة بالاسم');
  await enterAs(context, await asAdmin(nibras));
  await page.goto('/studio/people');
  await page.getByRole('button', { name: 'ادعُ إلى الفريق' }).click();
  const dialog = page.getByRole('dialog', { name: 'دعوة إلى الفريق' });
  const address = newAddress();
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(address);
  await dialog.getByRole('textbox', { name: /^الاسم/ }).fill('خالد المساعد');
  await dialog.getByRole('radio', { name: /مساعد في كورس واحد/ }).check();
  await dialog.getByRole('button', { name: 'أرسل الدعوة' }).click();
  await expect(dialog.getByText('اختر الكورس.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'اختر الكورس' }).fill('الدعوة بالاسم');
  await dialog.getByRole('button', { name: /كورس الدعوة بالاسم/ }).click();
  await dialog.getByRole('button', { name: 'أرسل الدعوة' }).click();
  await expect(notice(page, `أُرسلت الدعوة إلى ${address}`)).toBeVisible();
  await page.goto(`/studio/courses/${id}/staff`);
  const row = page.getByRole('listitem').filter({ hasText: address });
  await expect(row).toContainText('خالد المساعد');
  await expect(row.getByRole('button', { name: 'مساعد', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what begins with the typed word stands first, whatever else has it', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('معلم');
  await expect(field).toHaveValue('معلم');
  const options = page.getByRole('dialog').getByRole('option');
  // What the server finds has come too.
  await expect(options.filter({ hasText: 'منصات التعليم الإلكتروني' })).toBeVisible();
  await expect(options.first()).toContainText('دعوة معلّم أو محرّر إلى الفريق');
  const names = await options.allTextContents();
  const at = (text: string) => names.findIndex((name) => name.includes(text));
  expect(at('أضف معلّمًا إلى')).toBeGreaterThan(-1);
  expect(at('أضف معلّمًا إلى')).toBeLessThan(at('منصات التعليم الإلكتروني'));
});

test('no page stands twice in the navigation, and a picker says that there is more', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await asAdmin(nibras));
  await page.goto('/studio');
  const side = page.getByRole('complementary', { name: 'الشريط الجانبي' });
  const home = side.getByRole('link', { name: 'الرئيسية', exact: true });
  await expect(home).toHaveCount(1);
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page.goto('/studio/people/import');
  const students = side.getByRole('navigation', { name: 'الطلاب' });
  await expect(students.getByRole('link', { name: 'الاشتراكات' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'بلا كورس' }).click();
  const picker = page.getByRole('dialog', { name: 'في أي كورس؟' });
  await expect(picker.getByText('هذه أول 8. اكتب جزءًا من الاسم لتجد غيرها.')).toBeVisible();
  await picker.getByRole('searchbox').fill('لينكس');
  await expect(picker.getByText('هذه أول 8')).toBeHidden();
  await picker.getByRole('button', { name: /لينكس/ }).first().click();
  await page.getByRole('textbox', { name: 'القائمة' }).fill('علي حسن، ali.hasan@example.com');
  await expect(page.getByRole('status', { name: 'ما سيحدث' })).toContainText('يُنشأ حساب واحد');
  await expect(page.getByRole('checkbox', { name: /أخبرهم برسالة بريد/ })).toBeChecked();
});
