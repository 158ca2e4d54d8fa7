import type { BrowserContext, Page } from '@playwright/test';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A course of its own for a test. */
async function newCourse(nibras: Nibras, name: string): Promise<number> {
  const { token } = await signedInAdmin(nibras);
  const body = { name };
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body,
  });
  return course.id;
}

async function openDetails(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/studio/courses/${id}/details`);
  await expect(nameField(page)).toBeVisible();
  return page;
}

/** Ends the tab's process, so that the page cannot send anything more. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
}

const nameField = (page: Page) => page.getByLabel('اسم الكورس');
const status = (page: Page) => page.locator('[data-save-status]').first();
const isSaved = (page: Page) => expect(status(page)).toHaveAttribute('data-save-status', 'saved');

/** The name in the draft, as the server has it. */
async function draftName(nibras: Nibras, id: number): Promise<string> {
  const { token } = await signedInAdmin(nibras);
  const { item } = await callAs<{ item: { name: string } }>(
    nibras,
    `GET /api/studio/items/course/${id}`,
    { token },
  );
  return item.name;
}

// The browser itself reports calls without a network.
test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

test.beforeEach(async ({ context, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
});

test('what was typed without a network survives a tab that dies, and is saved on the next visit', async ({
  context,
  nibras,
}) => {
  const id = await newCourse(nibras, 'قبل الانقطاع');
  const page = await openDetails(context, id);
  await context.setOffline(true);
  await nameField(page).fill('كُتب بلا اتصال');
  await expect(status(page)).toHaveAttribute('data-save-status', /offline|failed/);
  await expect(status(page)).toContainText('لم يُحفظ بعد');
  // A tab that is closed sends its last texts, and may reach the network that comes back here.
  await crash(page);
  await context.setOffline(false);

  const again = await openDetails(context, id);
  await expect(nameField(again)).toHaveValue('كُتب بلا اتصال');
  await expect(again.getByText('أعدنا إلى هذه الصفحة ما كتبته')).toBeVisible();
  await isSaved(again);
  expect(await draftName(nibras, id)).toBe('كُتب بلا اتصال');
});

test('a network that comes back saves by itself, what was typed meanwhile too', async ({
  context,
  nibras,
}) => {
  const id = await newCourse(nibras, 'قبل');
  const page = await openDetails(context, id);
  await context.setOffline(true);
  await nameField(page).fill('أول');
  await expect(status(page)).toHaveAttribute('data-save-status', /offline|failed/);
  await nameField(page).press('End');
  await nameField(page).pressSequentially(' وثانٍ');
  await context.setOffline(false);
  await isSaved(page);
  expect(await draftName(nibras, id)).toBe('أول وثانٍ');
});

test('two tabs in one field: both texts are shown, and neither is lost until one is chosen', async ({
  context,
  nibras,
}) => {
  const id = await newCourse(nibras, 'المشترك');
  const [one, other] = [await openDetails(context, id), await openDetails(context, id)];
  // Its network is slow, so that it learns of the other's save only from its own.
  await other.route('**/draft', async (route) => {
    await isSaved(one);
    await route.continue();
  });
  await nameField(other).fill('نص النافذة الثانية');
  await nameField(one).fill('نص النافذة الأولى');
  await isSaved(one);
  await expect(status(other)).toHaveAttribute('data-save-status', 'conflict');
  await expect(nameField(other)).toHaveValue('نص النافذة الثانية');
  await expect(other.getByRole('region', { name: 'نصك في نافذة أخرى' })).toContainText(
    'نص النافذة الأولى',
  );
  await other.getByRole('button', { name: 'احفظ نصي' }).click();
  await isSaved(other);
  expect(await draftName(nibras, id)).toBe('نص النافذة الثانية');
  // The text that was not chosen can still be taken.
  await other.getByRole('button', { name: 'تراجع' }).click();
  await expect(nameField(other)).toHaveValue('نص النافذة الأولى');
  await isSaved(other);
  expect(await draftName(nibras, id)).toBe('نص النافذة الأولى');
});

test('what another person saved comes with the answer to a save, and is named before it is published', async ({
  context,
  nibras,
}) => {
  const { token } = await newMember(nibras, 'teacher@example.com');
  type Made = { course: { id: number } };
  const { course } = await callAs<Made>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name: 'لاثنين' },
  });
  const page = await context.newPage();
  // Presence would fetch the other person's text every few seconds.
  await page.route('**/presence', () => {});
  await page.goto(`/studio/courses/${course.id}/details`);
  await expect(nameField(page)).toHaveValue('لاثنين');
  const changes = [{ field: 'description', value: 'وصف كتبه المعلّم', base: 0 }];
  await callAs(nibras, `PUT /api/studio/items/course/${course.id}/draft`, {
    token,
    body: { changes },
  });
  await nameField(page).fill('لاثنين معًا');
  await isSaved(page);
  const description = page.getByLabel('وصف قصير');
  await expect(description).toHaveValue('وصف كتبه المعلّم');
  const news = page.getByRole('region', { name: 'النشر' }).getByText('عدّل شخص آخر في هذه الصفحة');
  await expect(news).toBeVisible();
  await page.getByRole('region', { name: 'النشر' }).getByRole('button', { name: 'انشر' }).click();
  await expect(notice(page, /عدّل شخص آخر ما لم تفتحه بعد: الوصف/)).toBeVisible();
  await description.focus();
  await expect(news).toBeHidden();
});

test('what one tab saves appears in the other', async ({ context, nibras }) => {
  const id = await newCourse(nibras, 'قبل');
  const [one, other] = [await openDetails(context, id), await openDetails(context, id)];
  await nameField(one).fill('من النافذة الأولى');
  await expect(nameField(other)).toHaveValue('من النافذة الأولى');
});

test('a version is compared word by word and restored, and that can be undone', async ({
  context,
  nibras,
}) => {
  const { token } = await signedInAdmin(nibras);
  const original = await callAs<{ course: { id: number; name: string } }>(
    nibras,
    'GET /api/course-details/python-from-zero',
  );
  const { id } = original.course;
  const path = `/api/studio/items/course/${id}` as const;
  const { item } = await callAs<{ item: { field_versions: Record<string, number> } }>(
    nibras,
    `GET ${path}`,
    { token },
  );
  const base = item.field_versions.name ?? 0;
  const name = `${original.course.name} الجديدة`;
  const { draft_version } = await callAs<{ draft_version: number }>(nibras, `PUT ${path}/draft`, {
    token,
    body: { changes: [{ field: 'name', value: name, base }] },
  });
  await callAs(nibras, `POST ${path}/publish`, { token, body: { draft_version } });

  const page = await context.newPage();
  await page.goto(`/studio/courses/${id}/history`);
  const first = page.getByRole('listitem').filter({ hasText: 'قبل أول نشر من الاستوديو' });
  await first.getByRole('button', { name: 'قارن بالمكتوب الآن' }).click();
  await expect(first.locator('del')).toContainText('الجديدة');
  await first.getByRole('button', { name: 'أعدها إلى المسودة' }).click();
  await expect(notice(page, 'عادت النسخة إلى المسودة')).toBeVisible();
  expect(await draftName(nibras, id)).toBe(original.course.name);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  expect(await draftName(nibras, id)).toBe(name);
});
