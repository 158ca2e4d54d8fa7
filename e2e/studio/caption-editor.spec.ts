import type { Page } from '@playwright/test';
import {
  linesOf,
  newCaptions,
  openEditor,
  captionsSaved as saved,
  captionText as text,
} from '../support/caption-editor.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.locator('[data-caption-row]');

/** A keyboard that counts what it presses: each letter, and each chord as one. */
function countingKeyboard(page: Page) {
  let presses = 0;
  return {
    async press(...chords: string[]) {
      for (const chord of chords) {
        await page.keyboard.press(chord);
        presses += 1;
      }
    },
    async type(written: string) {
      await page.keyboard.type(written);
      presses += written.length;
    },
    presses: () => presses,
  };
}

type Fault = 'right' | 'word' | 'filler' | 'apart' | 'together' | 'speaker';

/** Sixty lines as a machine writes them, each with the fault that a person has to correct. */
const faults: Fault[] = Array.from({ length: 60 }, (_, at) => {
  if (at < 20) return 'word';
  if (at < 30) return 'filler';
  if (at < 40) return 'apart';
  if (at < 45) return 'together';
  return at < 55 ? 'speaker' : 'right';
});
const spoken = faults.map((fault, at) => {
  if (fault === 'word') return `في السطر ${at} كلمة خطا`;
  if (fault === 'filler') return `في السطر ${at} يعني كلمة زائدة`;
  if (fault === 'apart') return at % 2 === 0 ? `بداية الجملة ${at}` : `ونهايتها ${at}`;
  if (fault === 'together') return `جملة أولى ${at} جملة ثانية`;
  return `سطر صحيح ${at}`;
});

test('sixty lines are corrected by keyboard alone', async ({ context, nibras }) => {
  test.setTimeout(180_000);
  const { id, path } = await newCaptions(nibras, spoken, { state: 'draft' });
  const page = await openEditor(context, nibras, path);
  await expect(page.getByText('مسودة من الجهاز، لم يراجعها أحد')).toBeVisible();
  const keys = countingKeyboard(page);

  // All lines came half a second late.
  await keys.press('Alt+o');
  await expect(page.getByLabel('الثواني')).toBeFocused();
  await keys.type('0.5');
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  // The same needless word in ten of them.
  await keys.press('Alt+r');
  await expect(page.getByLabel('ابحث في الأسطر', { exact: true })).toBeFocused();
  await keys.type('يعني');
  await expect(page.getByRole('search').locator('output')).toHaveText('10');
  await keys.press('Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'استبدل الكل' })).toBeFocused();
  await keys.press('Enter', 'Escape');

  await keys.press('Alt+ArrowDown');
  for (const [at, fault] of faults.entries()) {
    // The second halves were joined to their first ones.
    if (fault === 'apart' && at % 2 === 1) continue;
    await expect(text(page)).toHaveValue(new RegExp(` ${at}( |$)`));
    if (fault === 'word') {
      await keys.press('Control+Backspace');
      await keys.type('صحيحة');
    } else if (fault === 'apart') {
      await keys.press('Alt+m');
      await expect(text(page)).toHaveValue(new RegExp(`ونهايتها ${at + 1}$`));
    } else if (fault === 'together') {
      await keys.press('Control+ArrowRight', 'Control+ArrowRight', 'Alt+Enter');
      await expect(text(page)).toHaveValue('جملة ثانية');
    } else if (fault === 'speaker') {
      await keys.press('Alt+u');
      await expect(page.getByLabel('المتحدّث')).toBeFocused();
      await keys.type('ليلى');
      await keys.press('Alt+ArrowDown');
      continue;
    }
    if (at < faults.length - 1) await keys.press('Enter');
  }
  await saved(page);
  await keys.press('Control+Enter');
  await expect(notice(page, 'اعتُمدت الترجمة')).toBeVisible();
  await expect(page.getByText('مسودة من الجهاز، لم يراجعها أحد')).toBeHidden();

  const lines = await linesOf(nibras, id);
  expect(lines[0]?.start).toBe(500);
  const expected = faults.flatMap((fault, at) => {
    if (fault === 'word') return [`في السطر ${at} كلمة صحيحة`];
    if (fault === 'filler') return [`في السطر ${at} كلمة زائدة`];
    if (fault === 'apart') return at % 2 === 0 ? [`بداية الجملة ${at} ونهايتها ${at + 1}`] : [];
    if (fault === 'together') return [`جملة أولى ${at}`, 'جملة ثانية'];
    return [`سطر صحيح ${at}`];
  });
  expect(lines.map((line) => line.text)).toEqual(expected);
  expect(lines.filter(({ speaker }) => speaker === 'ليلى')).toHaveLength(10);
  // 147 letters that are typed, and 113 chords: about two for each line that is wrong.
  expect(keys.presses()).toBe(260);
});

test('a press on a line puts the keyboard into its text, and what was confirmed says so', async ({
  context,
  nibras,
}) => {
  const { path, lecture } = await newCaptions(nibras, ['أول', 'ثانٍ', 'ثالث']);
  const page = await openEditor(context, nibras, path);
  const confirm = page.locator('[data-confirm-captions]');
  await rows(page).nth(1).getByText('ثانٍ').click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' بعده');
  await expect(text(page)).toHaveValue('ثانٍ بعده');
  // The keyboard gets there as well.
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^شغّل من/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(text(page)).toHaveValue('ثالث');
  await expect(text(page)).toBeFocused();
  await saved(page);
  await confirm.click();
  await expect(confirm).toHaveText('معتمدة');
  await expect(confirm).toBeDisabled();
  await expect(confirm).toBeFocused();
  // The file is in the draft of the lecture, which has had none.
  await page.reload();
  await expect(confirm).toHaveText('معتمدة');
  await expect(page.getByText(/ما اعتمدته حين تُنشر المحاضرة/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'اذهب إلى صفحتها' })).toHaveAttribute(
    'href',
    `/studio/lectures/${lecture}`,
  );
  await rows(page).first().getByText('أول').click();
  await page.keyboard.type('!');
  await expect(confirm).toHaveText('اعتمد');
  await expect(confirm).toBeEnabled();
});

// The dead lines are what the browser reports.
test.describe('a browser that is killed', () => {
  test.use({ expectedFaults: /Failed to load resource|WebSocket|ERR_/ });

  test('undo takes a whole session back, and what was changed survives a closed browser', async ({
    context,
    nibras,
  }) => {
    const { id, path } = await newCaptions(nibras, ['أول', 'ثانٍ', 'ثالث']);
    const page = await openEditor(context, nibras, path);
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.type(' معدّل');
    await page.keyboard.press('Alt+m');
    await page.keyboard.press('Alt+Backspace');
    await expect(rows(page)).toHaveCount(1);
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('Control+z');
    await expect(rows(page)).toHaveCount(3);
    await expect(text(page)).toHaveValue('أول');
    await page.keyboard.press('Control+Shift+z');
    await expect(text(page)).toHaveValue('أول معدّل');
    await saved(page);

    // Dead lines, and tabs that are closed before they are back.
    let expected = 'أول معدّل';
    let open = page;
    for (let kill = 0; kill < 6; kill += 1) {
      await context.setOffline(true);
      await open.keyboard.type(` بلا شبكة ${kill}`);
      expected += ` بلا شبكة ${kill}`;
      await expect(open.locator('[data-save-status]').first()).toHaveAttribute(
        'data-save-status',
        /offline|failed/,
      );
      await open.close();
      await context.setOffline(false);
      open = await openEditor(context, nibras, path);
      await open.keyboard.press('Alt+ArrowDown');
      await expect(text(open)).toHaveValue(expected);
    }
    await saved(open);
    expect((await linesOf(nibras, id)).map((line) => line.text)).toEqual([expected, 'ثانٍ', 'ثالث']);
  });
});

test('ten thousand lines stay quick', async ({ context, nibras }) => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `سطر ${at}`);
  const { id, path } = await newCaptions(nibras, lines);
  const page = await openEditor(context, nibras, path);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(text(page)).toHaveValue('سطر 0');
  // Only what is near the window is in the page.
  expect(await rows(page).count()).toBeLessThan(80);
  await page.keyboard.press('Alt+r');
  await page.keyboard.type('9998');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('سطر 9998');
  const begun = Date.now();
  await page.keyboard.type(' عشرون حرفًا تقريبًا');
  await expect(text(page)).toHaveValue('سطر 9998 عشرون حرفًا تقريبًا');
  test
    .info()
    .annotations.push({ type: 'ms a letter', description: `${(Date.now() - begun) / 20}` });
  await saved(page);
  expect((await linesOf(nibras, id))[9_998]?.text).toBe('سطر 9998 عشرون حرفًا تقريبًا');
});
