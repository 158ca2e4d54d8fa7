import { countPresses } from '../support/clicks.ts';
import { callAs, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** The one without a network. */
test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

/** One sign-in a worker: the codes of an address are limited. */
let teacher: Promise<Member> | undefined;
const enteredTeacher = (nibras: Nibras) => {
  teacher ??= newMember(nibras, 'teacher@example.com');
  return teacher;
};

/** A course of the teacher with one member, who has an account of their own. */
async function courseWithMember(nibras: Nibras, name: string) {
  const { token } = await enteredTeacher(nibras);
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name },
  });
  const reader = await newMember(nibras);
  await callAs(nibras, `POST /api/studio/courses/${course.id}/members`, {
    token,
    body: { person: { email: reader.email } },
  });
  return { course, reader };
}

test('a teacher announces to a course in few presses, and its member reads it and switches its mails off', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  const course = 'كورس الإعلانات';
  const title = 'محاضرة مباشرة مساء الخميس';
  const { reader } = await courseWithMember(nibras, course);
  await enterAs(context, await enteredTeacher(nibras));
  const presses = await countPresses(page);
  await page.goto('/studio/announcements');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'إعلان جديد' }).first().click();
  await page.getByLabel('الكورس').selectOption({ label: `${course} (1)` });
  await page.getByLabel('العنوان').fill(title);
  await page.getByLabel('النص', { exact: true }).fill('نلتقي الثامنة مساءً.\n\nأحضروا أسئلتكم.');
  await page.getByLabel('رسالة بريد').check();
  await expect(page.locator('[data-save-status=saved]')).toBeVisible();
  await page.getByRole('tab', { name: 'البريد', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'البريد', exact: true })).toContainText(
    'أحضروا أسئلتكم.',
  );
  await page.getByRole('button', { name: 'أرسل الآن إلى شخص واحد' }).click();
  await expect(notice(page, 'يبدأ الإرسال بعد ثوانٍ')).toBeVisible();
  // The new one, the course's list, the mail's box, its preview, and the sending.
  expect(presses()).toBeLessThanOrEqual(8);
  await expect(page.getByRole('status').filter({ hasText: 'أُرسل' })).toBeVisible({
    timeout: 40_000,
  });

  const mailed = () =>
    nibras.mail.mails.find(
      ({ recipients, subject }) => recipients.includes(reader.email) && subject === title,
    );
  await expect.poll(mailed).toBeDefined();
  const text = mailed()?.text ?? '';
  const reading = await browser.newContext({ baseURL: nibras.address });
  await enterAs(reading, reader);
  const site = await reading.newPage();
  await site.goto('/notifications');
  await expect(site.getByRole('heading', { name: title })).toBeVisible();
  const link = new URL(/https?:\S+\/mail-digest\?\S+/.exec(text)?.[0] ?? '');
  await site.goto(link.pathname + link.search);
  await expect(site.getByText('أوقفنا بريد إعلانات كورساتك')).toBeVisible();
  await site.goto('/profile');
  const own = site.getByRole('group', { name: 'إعلانات كورساتك' });
  await expect(own.getByLabel('بالبريد')).not.toBeChecked();
  await expect(own.getByLabel('في الموقع')).toBeChecked();
  const saved = site.waitForResponse((response) => response.request().method() === 'PUT');
  await own.getByLabel('بالبريد').click();
  await saved;
  await site.reload();
  await expect(own.getByLabel('بالبريد')).toBeChecked();
  await reading.close();
});

test('what is typed is kept when the tab is closed, what is sent by mistake is called back, and drafts come back', async ({
  page,
  context,
  nibras,
}) => {
  const { course } = await courseWithMember(nibras, 'كورس المسودات');
  const member = await enteredTeacher(nibras);
  const { announcement } = await callAs<{ announcement: { id: number } }>(
    nibras,
    'POST /api/studio/announcements',
    { token: member.token, body: { course_id: course.id } },
  );
  await enterAs(context, member);
  const path = `/studio/announcements/${announcement.id}`;
  await page.goto(path);
  await page.getByLabel('العنوان').fill('قبل الإغلاق');
  await expect(page.locator('[data-save-status=saved]')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('النص', { exact: true }).fill('كُتب بلا اتصال');
  await expect(page.locator('[data-save-status]')).toHaveAttribute(
    'data-save-status',
    /offline|failed/,
  );
  await context.setOffline(false);
  await expect(page.locator('[data-save-status=saved]')).toBeVisible();
  await page.goto(path);
  await expect(page.getByLabel('النص', { exact: true })).toHaveValue('كُتب بلا اتصال');

  await page.getByRole('button', { name: 'أرسل الآن إلى شخص واحد' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'مجدول' })).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByLabel('العنوان')).toHaveValue('قبل الإغلاق');

  await page.getByRole('button', { name: 'احذف المسودة' }).click();
  await expect(page).toHaveURL(/\/studio\/announcements$/);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'قبل الإغلاق' })).toBeVisible();
});
