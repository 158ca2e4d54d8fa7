import type { Page } from '@playwright/test';
import {
  captionsSaved,
  captionText,
  linesOf,
  newCaptions,
  openEditor,
  signedInAdmin,
} from '../support/caption-editor.ts';
import { callAs } from '../support/member.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const openMore = (page: Page) =>
  page
    .getByRole('toolbar', { name: 'أدوات الترجمة' })
    .getByRole('button', { name: 'المزيد' })
    .click();

const file = `WEBVTT

NOTE سُجلت في الأستوديو

STYLE
::cue { color: lime }

1
00:00:01.000 --> 00:00:03.000 line:10%
<v سارة>ما هو الـ closure؟

2
00:00:03.500 --> 00:00:06.000
هو دالة تتذكر مكانها.
`;

test('a file takes the place of the lines, says what it loses, and an earlier version comes back', async ({
  context,
  nibras,
  checkAccessibility,
}) => {
  const { id, path } = await newCaptions(nibras, ['سطر قديم', 'سطر قديم ثانٍ']);
  const page = await openEditor(context, nibras, path);
  const importFile = async (content: string, name: string) => {
    await openMore(page);
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'استورد VTT أو SRT' }).click();
    await (await chosen).setFiles([{ name, mimeType: 'text/vtt', buffer: Buffer.from(content) }]);
  };

  await importFile('لا ترجمة هنا', 'ملاحظات.vtt');
  await expect(notice(page, 'تعذرت قراءة الملف')).toBeVisible();
  expect((await linesOf(nibras, id)).map(({ text }) => text)).toEqual(['سطر قديم', 'سطر قديم ثانٍ']);

  await importFile(file, 'درس.vtt');
  const dialog = page.getByRole('dialog', { name: 'استيراد ملف' });
  await expect(dialog).toContainText('سطران');
  await expect(dialog).toContainText('الملاحظات (NOTE)، الألوان والأشكال (STYLE وREGION)');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'ضع أسطره مكان الحالية' }).click();
  await captionsSaved(page);
  const imported = await linesOf(nibras, id);
  expect(imported.map(({ text, speaker, start }) => [start, speaker, text])).toEqual([
    [1000, 'سارة', 'ما هو الـ closure؟'],
    [3500, '', 'هو دالة تتذكر مكانها.'],
  ]);

  // Also after the page was loaded again.
  await page.reload();
  await openMore(page);
  await page.getByRole('menuitem', { name: 'النسخ السابقة' }).click();
  const history = page.getByRole('dialog', { name: 'النسخ السابقة' });
  await expect(history.getByRole('listitem').first()).toContainText('قبل تعديلات · سطران');
  await history.getByRole('button', { name: 'استعد' }).first().click();
  await expect(history).toBeHidden();
  await captionsSaved(page);
  expect((await linesOf(nibras, id)).map(({ text }) => text)).toEqual(['سطر قديم', 'سطر قديم ثانٍ']);
});

test('a line that two change is shown with both texts, and the others are saved', async ({
  context,
  nibras,
  browser,
}) => {
  const { id, path } = await newCaptions(nibras, ['أول', 'ثانٍ']);
  const here = await openEditor(context, nibras, path);
  const other = await browser.newContext({ locale: 'ar-EG' });
  const there = await openEditor(other, nibras, path);

  await there.keyboard.press('Alt+ArrowDown');
  await there.keyboard.type(' من هناك');
  await captionsSaved(there);
  await here.keyboard.press('Alt+ArrowDown');
  await here.keyboard.type(' من هنا');
  await here.keyboard.press('Alt+ArrowDown');
  await here.keyboard.type(' كذلك');
  const conflict = here.getByText('أول من هناك');
  await expect(conflict).toBeVisible();
  await here.getByRole('button', { name: 'احفظ نصي' }).click();
  await expect(conflict).toBeHidden();
  await captionsSaved(here);
  expect((await linesOf(nibras, id)).map(({ text }) => text)).toEqual(['أول من هنا', 'ثانٍ كذلك']);
  await other.close();
});

test('the terms of a course are written in rows, and a row that is none is named', async ({
  context,
  nibras,
}) => {
  const { id, path } = await newCaptions(nibras, ['أول']);
  const page = await openEditor(context, nibras, path);
  await openMore(page);
  await page.getByRole('menuitem', { name: 'مصطلحات الكورس' }).click();
  const dialog = page.getByRole('dialog', { name: 'مصطلحات الكورس' });
  const terms = dialog.getByRole('textbox', { name: 'المصطلحات' });
  await terms.fill('closure: كلوجر، الكلوجر\n: بلا اسم');
  await expect(dialog.getByText('راجع الصف 2')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'احفظ' })).toBeDisabled();
  await terms.fill('closure: كلوجر، الكلوجر\nhoisting: هويستنج');
  await dialog.getByRole('button', { name: 'احفظ' }).click();
  await expect(notice(page, 'حُفظت المصطلحات')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { token } = await signedInAdmin(nibras);
  const { item } = await callAs<{ item: { course: { id: number } } }>(
    nibras,
    `GET /api/studio/captions/${id}`,
    { token },
  );
  const saved = await callAs<{ terms: { term: string; spoken: string[] }[] }>(
    nibras,
    `GET /api/studio/courses/${item.course.id}/terms`,
    { token },
  );
  expect(saved.terms).toEqual([
    { term: 'closure', spoken: ['كلوجر', 'الكلوجر'] },
    { term: 'hoisting', spoken: ['هويستنج'] },
  ]);
  await expect(captionText(page)).toHaveCount(0);
});
