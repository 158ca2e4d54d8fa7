import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countPresses } from '../support/clicks.ts';
import { dropFiles } from '../support/drop-files.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

interface Details {
  course: { id: number; name: string };
}
interface Made {
  made: number[];
}
interface Tree {
  chapters: { lectures: { id: number; type: string; draft_version: number | null }[] }[];
  course: { draft_version: number | null };
}

const videos = join(import.meta.dirname, '../../demo/media/videos');

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A published copy of a course of the demo, which other tests do not read. */
async function publishedCourse(nibras: Nibras) {
  const { token } = await signedInAdmin(nibras);
  const { course: original } = await callAs<Details>(
    nibras,
    'GET /api/course-details/python-from-zero',
  );
  const { course } = await callAs<Details>(nibras, `POST /api/studio/courses/${original.id}/copy`, {
    token,
    body: { include: ['content', 'media', 'resources', 'staff'] },
  });
  const tree = await callAs<Tree>(nibras, `GET /api/studio/courses/${course.id}/tree`, { token });
  const lectures = tree.chapters.flatMap((chapter) => chapter.lectures);
  await callAs(nibras, `POST /api/studio/courses/${course.id}/publish`, {
    token,
    body: {
      draft_version: tree.course.draft_version,
      lectures: lectures.map(({ id, draft_version }) => ({ id, draft_version })),
    },
  });
  const video = lectures.find(({ type }) => type === 'video');
  if (!video) throw new Error('the course has no film');
  return { id: course.id, video: video.id };
}

test.beforeEach(async ({ context, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
});

test('a word of a published course is corrected by three presses, publishing included', async ({
  page,
  nibras,
}) => {
  const { id } = await publishedCourse(nibras);
  await page.goto(`/courses/${id}`);
  await waitForHydration(page);
  const presses = await countPresses(page);
  await page.getByRole('link', { name: /^حرّر/ }).click();
  const description = page.getByLabel('وصف قصير');
  await description.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' مصححة');
  await page.getByRole('button', { name: /^انشر/ }).click();
  await expect(page.getByText(/^نُشر/).first()).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
  const { course } = await callAs<{ course: { description: string } }>(
    nibras,
    `GET /api/course-details/${id}`,
  );
  expect(course.description).toContain('مصححة');
});

test('a price is changed by three presses, publishing included', async ({ page, nibras }) => {
  const { id } = await publishedCourse(nibras);
  const { token } = await signedInAdmin(nibras);
  const item = `api/studio/items/course/${id}`;
  const changes = [{ field: 'price', value: '30', base: 0 }];
  const { draft_version } = await callAs<{ draft_version: number }>(nibras, `PUT /${item}/draft`, {
    token,
    body: { changes },
  });
  await callAs(nibras, `POST /${item}/publish`, { token, body: { draft_version } });
  await page.goto(`/courses/${id}`);
  await waitForHydration(page);
  const presses = await countPresses(page);
  await page.getByRole('link', { name: /^حرّر/ }).click();
  const price = page.getByLabel('السعر (دولار أمريكي)');
  await expect(price).toHaveValue('30');
  await price.click();
  await page.keyboard.press('End');
  for (const _ of '30') await page.keyboard.press('Backspace');
  await page.keyboard.type('٤٥٫٥');
  await page.getByRole('button', { name: /^انشر/ }).click();
  await expect(page.getByText(/^نُشر/).first()).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
  const { course } = await callAs<{ course: { salary: string } }>(
    nibras,
    `GET /api/course-details/${id}`,
  );
  expect(Number(course.salary)).toBe(45.5);
});

test('a new course is first published from its details, with its complete lectures', async ({
  page,
  nibras,
}) => {
  const { token } = await signedInAdmin(nibras);
  const post = <Answer>(path: string, body: object) =>
    callAs<Answer>(nibras, `POST /api/studio/${path}`, { token, body });
  const { course } = await post<Details>('courses', { name: 'كورس من التفاصيل' });
  const { made: chapters } = await post<Made>(`courses/${course.id}/chapters`, { name: 'فصل' });
  const { made } = await post<Made>(`courses/${course.id}/lectures`, {
    chapter_id: chapters[0],
    lectures: ['كاملة', 'ناقصة'].map((name) => ({ name, type: 'article' })),
  });
  await callAs(nibras, `PUT /api/studio/items/lecture/${made[0]}/draft`, {
    token,
    body: { changes: [{ field: 'body', value: '<p>نص</p>', base: 0 }] },
  });
  await page.goto(`/studio/courses/${course.id}/details`);
  await page.getByLabel('وصف قصير').fill('وصف الكورس');
  await page.getByRole('button', { name: 'انشر', exact: true }).click();
  await expect(notice(page, 'نُشر، ويراه الزوار الآن')).toBeVisible();
  const visible = await callAs<object>(nibras, `GET /api/course-details/${course.id}`);
  expect(JSON.stringify(visible)).toContain('كاملة');
  expect(JSON.stringify(visible)).not.toContain('ناقصة');
});

test('the fields of a course save themselves, and their lists are edited by keyboard', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const { id } = await publishedCourse(nibras);
  await page.goto(`/studio/courses/${id}/details`);
  const card = page.getByRole('complementary', { name: 'كما يظهر في القائمة' });
  await page.getByLabel('اسم الكورس').fill('اسم جديد للكورس');
  await expect(card.getByText('اسم جديد للكورس')).toBeVisible();
  await page.getByLabel('مدفوع').check();
  await page.getByLabel('السعر (دولار أمريكي)').fill('٤٥٫٥');
  await page.getByLabel('السعر (دولار أمريكي)').blur();
  await expect(page.getByLabel('السعر (دولار أمريكي)')).toHaveValue('45.5');
  await expect(card.getByText('$45.50')).toBeVisible();

  const list = page.getByRole('group', { name: 'المتطلبات' });
  const items = list.getByRole('textbox', { name: /^المتطلبات، / });
  const before = await items.count();
  await list.getByRole('textbox', { name: 'أضف متطلبًا' }).fill('صبر');
  await page.keyboard.press('Enter');
  await page.keyboard.type('وقت');
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(before + 2);
  await list.getByRole('button', { name: 'انقل «وقت»' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(items.nth(before)).toHaveValue('وقت');
  await expect(items.nth(before + 1)).toHaveValue('صبر');
  await list.getByRole('button', { name: 'احذف «صبر»' }).click();
  await expect(items).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(items.nth(before + 1)).toHaveValue('صبر');

  await expect(page.locator('[data-save-status="saved"]')).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByLabel('اسم الكورس')).toHaveValue('اسم جديد للكورس');
  await expect(items.nth(before + 1)).toHaveValue('صبر');
  // Nothing of it is public before it is published.
  const { course } = await callAs<Details>(nibras, `GET /api/course-details/${id}`);
  expect(course.name).not.toBe('اسم جديد للكورس');
});

test('a video is replaced by two presses and captions are added by one drop', async ({
  page,
  nibras,
}) => {
  test.slow();
  const { video } = await publishedCourse(nibras);
  await page.goto(`/studio/lectures/${video}`);
  const field = page.getByRole('group', { name: 'فيديو المحاضرة' });
  const replace = field.getByRole('button', { name: 'استبدل' });
  await expect(replace).toBeVisible();
  const presses = await countPresses(page);
  const chooser = page.waitForEvent('filechooser');
  await replace.click();
  await (await chooser).setFiles(join(videos, 'html-1-4.mp4'));
  await expect(field.getByText('html-1-4.mp4').first()).toBeVisible();
  await expect(field.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  expect(presses()).toBeLessThanOrEqual(2);
  await expect(page.getByLabel('المدة بالدقائق')).not.toHaveValue('');

  const before = presses();
  const captions = page.getByRole('group', { name: 'الترجمات' });
  const rows = await captions.getByRole('combobox').count();
  const name = 'html-1-4.en.vtt';
  const content = await readFile(join(videos, name));
  await dropFiles(captions.locator('> div').first(), [{ name, type: 'text/vtt', content }]);
  await expect(captions.getByRole('combobox', { name: /html-1-4\.en\.vtt/ })).toHaveValue('en', {
    timeout: 30_000,
  });
  expect(await captions.getByRole('combobox').count()).toBeGreaterThanOrEqual(rows);
  expect(presses()).toBe(before);
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible();
});

test('a lecture leads to its neighbours, and keeps its video when it becomes an article', async ({
  page,
  nibras,
}) => {
  const { video } = await publishedCourse(nibras);
  await page.goto(`/studio/lectures/${video}`);
  await expect(page.getByLabel('اسم المحاضرة')).not.toHaveValue('');
  const name = await page.getByLabel('اسم المحاضرة').inputValue();
  await page.getByRole('radio', { name: 'مقال' }).check();
  await expect(page.getByRole('group', { name: 'فيديو المحاضرة' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'فيديو' }).check();
  await expect(page.getByRole('button', { name: 'استبدل' }).first()).toBeVisible();
  const neighbours = page.getByRole('navigation', { name: 'محاضرات الكورس' });
  await neighbours.getByRole('link', { name: /^التالية/ }).click();
  await expect(page.getByLabel('اسم المحاضرة')).not.toHaveValue(name);
  await neighbours.getByRole('link', { name: /^السابقة/ }).click();
  await expect(page.getByLabel('اسم المحاضرة')).toHaveValue(name);
});
