import type { BrowserContext, Page } from '@playwright/test';
import { makeLecture } from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** A new lecture with the video of another one, or without. */
async function newLecture(nibras: Nibras, more: Parameters<typeof makeLecture>[1] = {}) {
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows } = await pool.query(
      'select course_id, chapter_id, video from lectures where video is not null order by id limit 1',
    );
    const [other] = rows;
    return await makeLecture(db, {
      courseId: other.course_id,
      chapterId: other.chapter_id,
      video: other.video,
      free: true,
      name: 'محاضرة بفصول',
      ...more,
    });
  } finally {
    await close();
  }
}

async function openPage(context: BrowserContext, nibras: Nibras, id: number): Promise<Page> {
  await enterAs(context, await signedInAdmin(nibras));
  const page = await context.newPage();
  await page.goto(`${nibras.address}/studio/lectures/${id}/video`);
  await expect(page.getByRole('heading', { name: 'فصول الفيديو' })).toBeVisible({
    timeout: 20_000,
  });
  return page;
}

/** Moves the video, as soon as it can be moved. */
const seek = (page: Page, seconds: number) =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement, to) =>
      new Promise<void>((resolve) => {
        const move = () => {
          video.addEventListener('seeked', () => resolve(), { once: true });
          video.currentTime = to;
        };
        if (video.readyState >= 1) move();
        else video.addEventListener('loadedmetadata', move, { once: true });
      }),
    seconds,
  );

const saved = (page: Page) =>
  expect(page.locator('[data-save-status]').first()).toHaveAttribute('data-save-status', 'saved', {
    timeout: 20_000,
  });
const draftOf = async (nibras: Nibras, id: number) => {
  const { token } = await signedInAdmin(nibras);
  const path = `GET /api/studio/items/lecture/${id}` as const;
  const { item } = await callAs<{ item: { fields: { chapters: object[] } } }>(nibras, path, {
    token,
  });
  return item.fields.chapters;
};
const rows = (page: Page) => page.locator('[data-chapter]');
const focusedName = (page: Page) => page.locator('[data-chapter-name]:focus');

test('chapters are made by a key, named, moved and restored', async ({ context, nibras }) => {
  const { id } = await newLecture(nibras);
  const page = await openPage(context, nibras, id);
  await seek(page, 3.4);
  await page.keyboard.press('c');
  await expect(focusedName(page)).toHaveAccessibleName('اسم الفصل عند 00:03');
  await page.keyboard.type('الدوال c');
  // The same second again is the same chapter.
  await page.keyboard.press('Alt+c');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Alt+]');
  await page.keyboard.press('Alt+]');
  await expect(focusedName(page)).toHaveAccessibleName('اسم الفصل عند 00:05');
  await page.keyboard.press('Enter');
  await seek(page, 1);
  await page.keyboard.press('c');
  await page.keyboard.type('مقدمة');
  await expect(rows(page).first().getByRole('textbox').last()).toHaveValue('مقدمة');
  await saved(page);
  expect(await draftOf(nibras, id)).toEqual([
    { start: 1, name: 'مقدمة' },
    { start: 5, name: 'الدوال c' },
  ]);

  const time = page.getByLabel('الوقت: مقدمة');
  await time.press('ArrowDown');
  await expect(time).toHaveValue('00:00');
  await page.getByRole('button', { name: 'احذف «الدوال c»' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'شغّل من 00:05: الدوال c' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThanOrEqual(5);
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog')).toContainText('Alt+C');
});

test('lines of a description become chapters, and others are named', async ({
  context,
  nibras,
}) => {
  const { id } = await newLecture(nibras);
  const page = await openPage(context, nibras, id);
  await page.getByRole('button', { name: 'ألصق الفصول' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox')
    .fill('شرح الدوال\n٠٠:٠٠ مقدمة\n• 00:02 — الدوال\nالختام (00:04)');
  await expect(dialog.getByRole('list', { name: 'فصول قُرئت من النص' })).toContainText('الختام');
  await dialog.getByRole('button', { name: 'أضف الفصول' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('شرح الدوال');
  await dialog.getByRole('button', { name: 'أغلق' }).last().click();
  await expect(rows(page)).toHaveCount(3);
  // Into a name as well.
  await rows(page).first().getByRole('textbox').last().focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '00:01 فرعي\n00:03 آخر');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(rows(page)).toHaveCount(5);
  await saved(page);
  await page.getByRole('button', { name: /^انشر/ }).first().click();
  await expect(notice(page, /نُشر/)).toBeVisible();
  const { token } = await signedInAdmin(nibras);
  const { lecture } = await callAs<{ lecture: { chapters: { title: string }[] } }>(
    nibras,
    `GET /api/LectureDetails/1/${id}`,
    { token },
  );
  expect(lecture.chapters.map(({ title }) => title)).toEqual([
    'مقدمة',
    'فرعي',
    'الدوال',
    'آخر',
    'الختام',
  ]);
});

test('a learner steps through the chapters', async ({ context, nibras }) => {
  const { id, courseId } = await newLecture(nibras, {
    chapters: [
      { startsAt: 0, name: 'مقدمة' },
      { startsAt: 4, name: 'الدوال' },
      { startsAt: 9, name: 'الختام' },
    ],
  });
  await enterAs(context, await signedInAdmin(nibras));
  const page = await context.newPage();
  await page.goto(`${nibras.address}/courses/${courseId}/lecture/${id}`);
  await page.getByRole('button', { name: /شغّل المحاضرة/ }).click();
  const player = page.getByRole('region', { name: /مشغّل الفيديو/ });
  await expect(player).toHaveAttribute('data-can-play', '', { timeout: 20_000 });
  const video = player.locator('video');
  const second = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(second).toBeGreaterThan(0);
  await page.keyboard.press('k');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(player.getByRole('status').filter({ hasText: 'الدوال' })).toBeVisible();
  await expect.poll(second).toBe(4);
  await expect(player.getByRole('slider', { name: 'الانتقال' })).toHaveAttribute(
    'aria-valuetext',
    /الدوال$/,
  );
  await player.getByRole('button', { name: 'الإعدادات' }).click();
  await page.getByRole('menuitem', { name: 'الفصول' }).click();
  await expect(page.getByRole('menuitemradio', { name: /الدوال/ })).toBeChecked();
  await page.getByRole('menuitemradio', { name: /الختام/ }).click();
  await expect.poll(second).toBe(9);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(second).toBe(4);
});

test('a lecture without a video says where it is added', async ({ context, nibras }) => {
  const { id } = await newLecture(nibras, { video: null });
  const page = await openPage(context, nibras, id);
  await expect(page.getByText('لا فيديو في هذه المحاضرة بعد')).toBeVisible();
  await expect(page.getByRole('button', { name: /فصل هنا/ })).toBeDisabled();
  await page.getByRole('link', { name: 'اذهب إلى صفحة المحاضرة' }).click();
  await expect(page).toHaveURL(`/studio/lectures/${id}#video`);
});
