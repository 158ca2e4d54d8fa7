import type { BrowserContext, Page } from '@playwright/test';
import { makeAskingLecture } from '../support/asking-video.ts';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test, withMovement } from '../support/test.ts';

test.use(withMovement);
test.slow();

const section = (page: Page) => page.getByRole('list', { name: 'أسئلة الفيديو' });
const rows = (page: Page) => section(page).locator('[data-place]');
const options = (page: Page) => page.getByRole('option');

async function openVideoPage(context: BrowserContext, nibras: Nibras, lecture: number) {
  await enterAs(context, await demoAdmin(nibras));
  const page = await context.newPage();
  await page.goto(`/studio/lectures/${lecture}/video`);
  await expect(page.getByRole('button', { name: /^سؤال هنا/ })).toBeEnabled();
  return page;
}

/** The drafted questions of the video that the server has. */
async function drafted(nibras: Nibras, lecture: number) {
  const { token } = await demoAdmin(nibras);
  const { item } = await callAs<{ item: { fields: Record<string, unknown> } }>(
    nibras,
    `GET /api/studio/items/lecture/${lecture}`,
    { token },
  );
  return item.fields.video_questions;
}

const play = (page: Page, from: number) =>
  page.locator('video').evaluate((element: HTMLVideoElement, to) => {
    element.muted = true;
    element.currentTime = to;
    return element.play();
  }, from);

test('a question of the bank stands at a second after three presses, a new one after two', async ({
  context,
  nibras,
}) => {
  const { lecture, questions } = await makeAskingLecture(nibras, { seconds: [], inBank: 3 });
  const page = await openVideoPage(context, nibras, lecture);
  const presses = await countPresses(page);
  await play(page, 5);
  await page.keyboard.press('q');
  await expect(options(page)).toHaveCount(3);
  expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(
    true,
  );
  // The arrow stays in the field, where the counter takes it for the caret's.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect
    .poll(() => drafted(nibras, lecture))
    .toEqual([{ second: expect.any(Number), question: questions[1] }]);
  expect(presses() + 1).toBe(3);

  await play(page, 12);
  const before = presses();
  await page.keyboard.press('q');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page)).toHaveCount(2);
  expect(presses() - before).toBe(2);
  // Its text has the keyboard.
  const body = page.getByRole('textbox', { name: 'السؤال', exact: true });
  await expect(body).toBeFocused();
  await page.keyboard.type('ماذا قلنا قبل قليل؟');
  await expect(rows(page).nth(1)).toContainText('ماذا قلنا قبل قليل؟');
});

test('a question is moved by keys and by a typed time, taken out and put back', async ({
  context,
  nibras,
}) => {
  const { lecture, questions } = await makeAskingLecture(nibras, { seconds: [3, 10] });
  const page = await openVideoPage(context, nibras, lecture);
  await expect(rows(page)).toHaveCount(2);
  const times = page.getByRole('textbox', { name: /^الوقت/ });
  await times.first().focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  // It has passed the other one, and still has the keyboard.
  await expect(times.nth(1)).toBeFocused();
  await expect(times.nth(1)).toHaveValue('0:11');
  await times.first().fill('0:02');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => drafted(nibras, lecture))
    .toEqual([
      { second: 2, question: questions[1] },
      { second: 11, question: questions[0] },
    ]);
  await rows(page).first().getByRole('button', { name: /^أزل/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'تراجع' }).first().click();
  await expect(rows(page)).toHaveCount(2);
  await expect(notice(page, 'أُزيل السؤال من الفيديو')).toHaveCount(0);
  await expect
    .poll(() => drafted(nibras, lecture))
    .toEqual([
      { second: 2, question: questions[1] },
      { second: 11, question: questions[0] },
    ]);
});

test('the choice at a second searches the bank, and says why an essay is not taken', async ({
  context,
  nibras,
  checkAccessibility,
}) => {
  const { course, lecture, questions } = await makeAskingLecture(nibras, {
    seconds: [3],
    inBank: 1,
  });
  const { token } = await demoAdmin(nibras);
  await callAs(nibras, `POST /api/studio/courses/${course}/questions`, {
    token,
    body: { kind: 'essay' },
  });
  const page = await openVideoPage(context, nibras, lecture);
  await page.getByRole('button', { name: /^سؤال هنا/ }).click();
  await expect(options(page)).toHaveText([/يصحّحها إنسان/, /ما اسم الدالة/]);
  await expect(options(page).first()).toBeDisabled();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page);
  const search = page.getByRole('combobox', { name: 'ابحث في البنك' });
  await search.fill('لا شيء يشبه هذا');
  await expect(page.getByText('لا سؤال يطابق ما بحثت عنه.')).toBeVisible();
  await search.fill('الدالة');
  await expect(options(page)).toHaveText([/ما اسم الدالة/]);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect
    .poll(() => drafted(nibras, lecture))
    .toEqual([
      { second: 0, question: questions[1] },
      { second: 3, question: questions[0] },
    ]);
  await checkAccessibility(page);
});

test('a video of another site is asked about at seconds that are typed', async ({
  context,
  nibras,
}) => {
  const elsewhere = { host: 'youtube', id: 'dQw4w9WgXcQ', start: 0 } as const;
  const { lecture, questions } = await makeAskingLecture(nibras, {
    seconds: [],
    inBank: 1,
    elsewhere,
  });
  await enterAs(context, await demoAdmin(nibras));
  const page = await context.newPage();
  await page.goto(`/studio/lectures/${lecture}/video`);
  await page.getByRole('button', { name: /^أضف سؤالًا/ }).click();
  await options(page).first().click();
  await expect(rows(page)).toHaveCount(1);
  const second = rows(page).getByRole('textbox', { name: /^الوقت/ });
  await second.fill('1:05');
  await second.press('Enter');
  await expect
    .poll(() => drafted(nibras, lecture))
    .toEqual([{ second: 65, question: questions[0] }]);
});
