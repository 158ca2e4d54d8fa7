import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { makeChapter, makeCourse, makeLecture } from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { countPresses } from '../support/clicks.ts';
import { dropFiles } from '../support/drop-files.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

const chapters = {
  'الفصل الأول: البداية': ['مقدمة', 'المتغيّرات', 'الشروط'],
  'الفصل الثاني: التكرار': ['مقدمة', 'حلقة for'],
};

/** A course with videos in two chapters, of which two have the same name. @returns the lectures in their order */
async function newCourse(nibras: Nibras) {
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const course = await makeCourse(db);
    const lectures: number[] = [];
    for (const [position, [name, names]] of Object.entries(chapters).entries()) {
      const chapter = await makeChapter(db, { courseId: course.id, name, position });
      for (const [at, lecture] of names.entries()) {
        const place = { courseId: course.id, chapterId: chapter.id, position: at };
        lectures.push((await makeLecture(db, { ...place, name: lecture, type: 'video' })).id);
      }
    }
    return { path: `/studio/courses/${course.id}`, lectures };
  } finally {
    await close();
  }
}

const cues = (text: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n${text}\n`;
const captionsFile = (name: string, text = 'أهلًا بكم في الدرس') => ({
  name,
  type: '',
  content: Buffer.from(cues(text)),
});

/** The languages that a lecture's draft has captions in. */
async function languagesOf(nibras: Nibras, lecture: number): Promise<string[]> {
  type Answer = { item: { fields: { captions: { language: string }[] } } };
  const { token } = await signedInAdmin(nibras);
  const { item } = await callAs<Answer>(nibras, `GET /api/studio/items/lecture/${lecture}`, {
    token,
  });
  return item.fields.captions.map(({ language }) => language);
}
const allLanguages = (nibras: Nibras, lectures: readonly number[]) =>
  Promise.all(lectures.map((lecture) => languagesOf(nibras, lecture)));

const rowOf = (page: Page, lecture: number) => page.locator(`[data-row="lecture:${lecture}"]`);

/** Drops files and folders of the disk on an element, as a person does. */
async function dropFromDisk(place: Locator, paths: readonly string[]): Promise<void> {
  const page = place.page();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      data: { items: [], files: [...paths], dragOperationsMask: 1 },
    });
  }
  await devtools.detach();
}

/** Writes files below a folder of its own, which is removed after the test. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = join(tmpdir(), `nibras-captions-${process.pid}-${Date.now()}`, 'دورة بايثون');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test.beforeEach(async ({ context, nibras }) => {
  await enterAs(context, await signedInAdmin(nibras));
});

for (const viewport of [{ width: 1280, height: 900 }, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport: { width: viewport.width, height: viewport.height } });

    test('a folder of captions goes to the lectures of a course by one drop, and comes back by one undo', async ({
      page,
      nibras,
    }) => {
      const { path, lectures } = await newCourse(nibras);
      const folder = await folderOf({
        '01 - البداية/01 - مقدمه.ar.vtt': cues('أهلًا'),
        '01 - البداية/02_المتغيرات.ar.srt': '1\n00:00:01,000 --> 00:00:02,000\nأهلًا\n',
        '01 - البداية/02_المتغيرات.en.srt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n',
        '02 - التكرار/01 - مقدمه.ar.vtt': cues('أهلًا'),
        '02 - التكرار/.DS_Store': 'x',
      });
      await page.goto(path);
      const [first = 0] = lectures;
      await expect(rowOf(page, first)).toBeVisible();
      const presses = await countPresses(page);

      await dropFromDisk(rowOf(page, first), [folder]);

      await expect(notice(page, 'أُضيفت 4 ترجمات إلى 3 محاضرات')).toBeVisible();
      expect(presses()).toBe(0);
      expect(await allLanguages(nibras, lectures)).toEqual([['ar'], ['ar', 'en'], [], ['ar'], []]);
      await expect(rowOf(page, lectures[1] ?? 0)).toContainText('الترجمات: العربية، الإنجليزية');

      await page.getByRole('button', { name: 'تراجع' }).click();
      await expect(notice(page, 'عاد كما كان')).toBeVisible();
      expect(await allLanguages(nibras, lectures)).toEqual([[], [], [], [], []]);
      await expect(rowOf(page, lectures[1] ?? 0)).not.toContainText('الترجمات');
      await rm(dirname(folder), { recursive: true });
    });

    test('what is not certain is chosen from a list, and wrong files are named with their reasons', async ({
      page,
      nibras,
      checkAccessibility,
    }) => {
      const { path, lectures } = await newCourse(nibras);
      await page.goto(path);
      await expect(rowOf(page, lectures[0] ?? 0)).toBeVisible();
      await dropFiles(page.locator('[data-film-drop]').last(), [
        captionsFile('الشروط.vtt'),
        captionsFile('شرح إضافي.vtt'),
        { name: 'ملاحظات.txt', type: 'text/plain', content: Buffer.from('نص') },
        { name: 'فارغ.srt', type: '', content: Buffer.from('') },
        { name: 'حلقة for.srt', type: '', content: Buffer.from('ليس ترجمة') },
      ]);
      await expect(notice(page, /«ملاحظات\.txt»: ليس فيديو ولا ترجمة/)).toBeVisible();
      await expect(notice(page, /«فارغ\.srt»: الملف فارغ/)).toBeVisible();
      const dialog = page.getByRole('dialog', { name: 'لأي محاضرة كل ترجمة؟' });
      await expect(dialog.getByRole('listitem').filter({ hasText: 'شرح إضافي' })).toContainText(
        'لا محاضرة بهذا الاسم',
      );
      await checkAccessibility(page);
      // Nothing is stored before the choice.
      expect(await languagesOf(nibras, lectures[2] ?? 0)).toEqual([]);
      await dialog
        .getByLabel('محاضرة شرح إضافي.vtt')
        .selectOption({ value: `${lectures[1] ?? 0}` });
      await dialog.getByRole('button', { name: 'أضف 3 ترجمات' }).click();

      await expect(notice(page, 'أُضيفت ترجمتان إلى محاضرتين')).toBeVisible();
      await expect(notice(page, /«حلقة for\.srt»/)).toBeVisible();
      expect(await allLanguages(nibras, lectures)).toEqual([[], ['ar'], ['ar'], [], []]);
    });
  });
}

test('films and their captions of one drop become lectures with captions', async ({
  page,
  nibras,
}) => {
  const { path, lectures } = await newCourse(nibras);
  await page.goto(path);
  await expect(rowOf(page, lectures[0] ?? 0)).toBeVisible();
  await dropFiles(page.locator('[data-film-drop]').last(), [
    { name: '06 الدوال.mp4', type: 'video/mp4', content: Buffer.from('x') },
    captionsFile('06 الدوال.en.vtt', 'Hello'),
  ]);
  await expect(notice(page, 'أُضيفت ترجمة واحدة إلى «الدوال»')).toBeVisible();
  const made = page.locator('[data-row]').filter({ hasText: 'الدوال' });
  await expect(made).toContainText('الترجمات: الإنجليزية');
});

test('one file that is dropped on a lecture’s row, or anywhere on its page, is its captions', async ({
  page,
  nibras,
}) => {
  const { path, lectures } = await newCourse(nibras);
  const [, second = 0] = lectures;
  await page.goto(path);
  await dropFiles(rowOf(page, second), [captionsFile('بلا اسم معروف.vtt')]);
  await expect(notice(page, 'أُضيفت ترجمة واحدة إلى «المتغيّرات»')).toBeVisible();
  expect(await languagesOf(nibras, second)).toEqual(['ar']);

  await page.goto(`/studio/lectures/${second}`);
  await expect(page.getByRole('group', { name: 'الترجمات' })).toContainText('بلا اسم معروف');
  await dropFiles(page.getByRole('textbox', { name: 'اسم المحاضرة' }), [
    captionsFile('شيء آخر.en.vtt', 'Hello'),
  ]);
  await expect(page.getByRole('group', { name: 'الترجمات' })).toContainText('شيء آخر');
  await expect.poll(() => languagesOf(nibras, second)).toEqual(['ar', 'en']);

  // A newer file takes the place of the one in its language, and the undo puts that back.
  await page.goto(path);
  await dropFiles(rowOf(page, second), [captionsFile('أحدث.vtt')]);
  await expect(notice(page, 'استُبدلت ترجمة واحدة في «المتغيّرات»')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(notice(page, 'عاد كما كان')).toBeVisible();
  expect(await languagesOf(nibras, second)).toEqual(['ar', 'en']);
});
