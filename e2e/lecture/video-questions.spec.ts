import type { Page } from '@playwright/test';
import { answersOf, makeAskingLecture } from '../support/asking-video.ts';
import { expect, isPlaying, readVideo, seek, test, time } from '../support/lecture.ts';
import { notice } from '../support/notices.ts';
import { videoReady } from '../support/video.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('region', { name: 'أسئلة الفيديو' });
const rows = (page: Page) => list(page).getByRole('listitem');

async function openAsking(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await videoReady(page);
  await expect(rows(page).first()).toBeVisible();
}

test('a video waits at a question, which is answered by the keyboard alone, and is not asked again', {
  tag: '@once',
}, async ({ page, nibras, member, checkAccessibility }) => {
  const { path } = await makeAskingLecture(nibras, { members: [member], seconds: [3, 3] });
  await openAsking(page, path);
  await expect(rows(page)).toHaveText([/0:03.*أيّ وسم.*لم تُجب/, /0:03.*ما اسم.*لم تُجب/]);
  await seek(page, 2);
  await expect(dialog(page)).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
  expect(await time(page)).toBeLessThan(4);
  await expect(dialog(page)).toContainText('أيّ وسم يعرّف فقرة');
  await checkAccessibility(page);

  // The keys of the player are those of the question now.
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('1');
  expect(await time(page)).toBeLessThan(4);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('صحيحة');
  await expect(dialog(page)).toContainText('من كلمة paragraph');
  const goOn = page.getByRole('button', { name: 'تابع' });
  await expect(goOn).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');

  // The second one at the same second follows, and is left open.
  await expect(dialog(page)).toContainText('ما اسم الدالة');
  expect(await isPlaying(page)).toBe(false);
  await page.getByRole('button', { name: 'تخطَّ' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(rows(page)).toHaveText([/صحيحة.*اعرضه/, /لم تُجب.*أجب/]);

  // The same way again asks neither, and a jump asks nothing at all.
  await seek(page, 2);
  await expect.poll(() => time(page)).toBeGreaterThan(4);
  await expect(dialog(page)).toHaveCount(0);

  await rows(page).nth(1).getByRole('button', { name: /^أجب/ }).click();
  await page.getByRole('textbox').fill('println');
  await page.getByRole('button', { name: 'أجب', exact: true }).click();
  await expect(dialog(page)).toContainText('خاطئة');
  await page.getByRole('button', { name: 'حاول مرة أخرى' }).click();
  await page.getByRole('textbox').fill('print');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('صحيحة');
  await page.getByRole('button', { name: 'أغلق' }).click();
  await expect(rows(page)).toHaveText([/صحيحة/, /صحيحة/]);
  expect((await answersOf(nibras, member)).map(({ share }) => share)).toEqual([1, 0, 1]);
});

test('an answer without a line waits on the device, and is counted once', { tag: '@once' }, async ({
  page,
  context,
  nibras,
  member,
}) => {
  const { path } = await makeAskingLecture(nibras, {
    members: [member],
    seconds: [4],
    required: true,
  });
  await openAsking(page, path);
  await seek(page, 1);
  // The whole video is there before the line is cut.
  await expect
    .poll(() => readVideo(page, ({ buffered, duration }) => duration - buffered.end(0)))
    .toBeLessThan(0.5);
  await context.setOffline(true);
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'أجب', exact: true }).click();
  await expect(dialog(page)).toContainText('حُفظت إجابتك على هذا الجهاز');
  await page.getByRole('button', { name: 'تابع' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(rows(page)).toHaveText([/تنتظر الاتصال/]);
  expect(await answersOf(nibras, member)).toEqual([]);

  // Another tab of the same browser sends what waits, too.
  const other = await context.newPage();
  await context.setOffline(false);
  await other.goto(path);
  await expect(rows(page)).toHaveText([/خاطئة/]);
  await expect(rows(other)).toHaveText([/خاطئة/]);
  expect(await answersOf(nibras, member)).toEqual([{ answer: { choice: 'b' }, share: 0 }]);

  // Answered, right or wrong, it completes the lecture with the end of the video.
  await seek(page, 'end');
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
});

test('a lecture waits for the answers that its teacher wants', { tag: '@once' }, async ({
  page,
  nibras,
  member,
}) => {
  const { path } = await makeAskingLecture(nibras, { members: [member], required: true });
  await openAsking(page, path);
  await expect(list(page)).toContainText('حين تشاهد الفيديو وتجيب عن أسئلته');
  await seek(page, 'end');
  await expect(notice(page, 'حين تجيب عن أسئلته')).toBeVisible();
  await expect(page.getByText('تمت المشاهدة')).toHaveCount(0);
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await rows(page).getByRole('button', { name: /^أجب/ }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'أجب', exact: true }).click();
  await page.getByRole('button', { name: 'أغلق' }).click();
  await expect(notice(page, 'اكتملت المحاضرة')).toBeVisible();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
});

test('a question is read and answered on a small phone, enlarged, and over the full screen', {
  tag: '@once',
}, async ({ page, nibras, member, checkAccessibility }) => {
  const { path } = await makeAskingLecture(nibras, { members: [member] });
  await page.setViewportSize({ width: 320, height: 568 });
  await openAsking(page, path);
  await seek(page, 2);
  await expect(dialog(page)).toBeVisible();
  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    const answer = page.getByRole('radio').nth(1);
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport();
    await expect(page.getByRole('button', { name: 'أجب', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'تخطَّ' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'تخطَّ' }).click();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAsking(page, path);
  await seek(page, 0.5);
  await page.keyboard.press('f');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await expect(dialog(page)).toBeVisible();
  expect(await isFull()).toBe(true);
  await expect(page.locator('.lecture-player').getByRole('dialog')).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'أجب', exact: true }).click();
  await page.getByRole('button', { name: 'تابع' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await isFull()).toBe(true);
});
