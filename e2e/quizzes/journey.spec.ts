import type { Page } from '@playwright/test';
import { joinedMember } from '../support/exercises.ts';
import { callAs, demoAdmin, enterAs } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const phone = { width: 360, height: 780 };
const quizName = 'اختبار الرحلة';
const exerciseName = 'مربع العدد في الرحلة';

test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/ });

/** A course of the studio, not published yet, with an empty quiz and an empty exercise. */
async function makePlace(nibras: Nibras) {
  const { token } = await demoAdmin(nibras);
  const call = <Answer>(route: `POST /${string}`, body: object) =>
    callAs<Answer>(nibras, route, { token, body });
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', {
    name: 'رحلة اختبار وتمرين',
  });
  const at = `/api/studio/courses/${course.id}` as const;
  const chapter = await call<{ made: number[] }>(`POST ${at}/chapters`, { name: 'الفصل الأول' });
  const { made } = await call<{ made: number[] }>(`POST ${at}/lectures`, {
    chapter_id: chapter.made[0],
    lectures: [
      { name: quizName, type: 'quiz' },
      { name: exerciseName, type: 'exercise' },
    ],
  });
  return { course: course.id, quiz: Number(made[0]), exercise: Number(made[1]) };
}

async function publishCourse(nibras: Nibras, course: number) {
  const { token } = await demoAdmin(nibras);
  const changes = [{ field: 'description', value: 'اختبار وتمرين.', base: 0 }];
  const { draft_version } = await callAs<{ draft_version: number }>(
    nibras,
    `PUT /api/studio/items/course/${course}/draft`,
    { token, body: { changes } },
  );
  await callAs(nibras, `POST /api/studio/courses/${course}/publish`, {
    token,
    body: { draft_version, lectures: [] },
  });
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Adds a question to the quiz that is open in the studio, and writes what it asks. */
async function addQuestion(page: Page, kind: string, label: string, text: string) {
  await page.getByRole('button', { name: 'أضف سؤالًا' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
  await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
  await page.keyboard.insertText(text);
}

/** Replaces the code of an editor, by the editor and not by the browser, which would keep the style of what it replaces. */
async function writeCode(page: Page, label: string, code: string) {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await expect(page.locator(`.cm-content[aria-label="${label}"]`)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(code);
}

async function publish(page: Page) {
  // An open question tells its own state beside that of the lecture.
  await expect(page.locator('[data-save-status="saved"]').first()).toBeVisible();
  await expect(page.locator('[data-save-status]:not([data-save-status="saved"])')).toHaveCount(0);
  await page.getByRole('button', { name: 'انشر', exact: true }).first().click();
  await expect(notice(page, 'نُشر، ويراه الزوار حين يُنشر الكورس')).toBeVisible();
}

async function writeQuiz(page: Page, quiz: number) {
  await open(page, `/studio/lectures/${quiz}`);
  await addQuestion(page, 'صح أو خطأ', 'العبارة', 'القائمة تتغيّر');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await addQuestion(page, 'إجابة قصيرة', 'السؤال', 'ما عاصمة مصر؟');
  await page.getByRole('textbox', { name: 'إجابة مقبولة', exact: true }).fill('القاهرة');
  await addQuestion(page, 'اختيار واحد', 'السؤال', 'ما ناتج 1 + 1؟');
  await page.getByRole('textbox', { name: 'الخيار 1', exact: true }).fill('اثنان');
  await page.getByRole('textbox', { name: 'الخيار 2', exact: true }).fill('أحد عشر');
  await page.getByRole('radio', { name: 'الخيار 1 صحيح' }).check();
  await expect(page.getByText('3 أسئلة، 3 درجات')).toBeVisible();
  await expect(page.getByText(/لم يكتمل/)).toHaveCount(0);
  await publish(page);
}

async function writeExercise(page: Page, exercise: number) {
  await open(page, `/studio/lectures/${exercise}`);
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.type('اطبع مربع العدد.');
  await page.getByLabel('لغة التمرين').selectOption('javascript');
  await writeCode(page, 'ملفات البداية', 'const n = Number(prompt());\n');
  await writeCode(page, 'الحل', 'const n = Number(prompt());\nconsole.log(n * n);\n');
  await page.getByRole('button', { name: 'اختبار ظاهر' }).click();
  await page.getByRole('button', { name: 'اختبار مخفي' }).click();
  await page.getByLabel('المُدخلات').nth(0).fill('3');
  await page.getByLabel('المُدخلات').nth(1).fill('-4');
  await page.getByRole('button', { name: 'املأ المتوقع من الحل' }).click();
  await expect(page.getByLabel('المتوقع أن يطبعه').nth(1)).toHaveValue('16');
  await publish(page);
}

async function takeQuiz(page: Page, path: string) {
  const question = (number: number) =>
    page.getByRole('article', { name: new RegExp(`^السؤال ${number} من`) });
  const saved = (number: number) => expect(question(number).getByText('حُفظت إجابتك')).toBeVisible();
  await open(page, path);
  await page.getByRole('button', { name: 'ابدأ الاختبار' }).tap();
  await question(1).getByRole('radio').first().check();
  await saved(1);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'التالي' }).tap();
  // Another way of writing it: the same answer.
  await question(2).getByRole('textbox').fill('القاهره');
  await expect(question(2).getByText('لم تُحفظ بعد: لا اتصال')).toBeVisible();
  await page.context().setOffline(false);
  await saved(2);
  await page.getByRole('button', { name: 'التالي' }).tap();
  await question(3).getByText('اثنان').tap();
  await saved(3);
  await page.getByRole('button', { name: 'سلّم الإجابات' }).tap();
  await page.getByRole('button', { name: 'نعم، سلّمها' }).tap();
  await expect(page.getByRole('heading', { name: 'أحسنت، اجتزت الاختبار' })).toBeVisible();
}

async function solveExercise(page: Page, path: string) {
  await open(page, path);
  await expect(page.getByText('اطبع مربع العدد.')).toBeVisible();
  const press = async (name: string) => {
    await page.getByRole('tab', { name: 'الكود' }).tap();
    await page.getByRole('button', { name, exact: true }).tap();
  };
  await page.getByRole('tab', { name: 'الكود' }).tap();
  await writeCode(page, 'كود التمرين', 'console.log(Number(prompt()) ** 2);\n');
  await press('اختبر الحل');
  await expect(page.getByText('نجح 1 من 1')).toBeVisible();
  await press('سلّم الحل');
  await expect(page.getByText('حللت التمرين')).toBeVisible();
}

test('a quiz and an exercise go from the studio to a student on a phone, and the marks come back', async ({
  page,
  browser,
  nibras,
}) => {
  test.slow();
  const { course, quiz, exercise } = await makePlace(nibras);
  await enterAs(page.context(), await demoAdmin(nibras));

  await test.step('the teacher writes and publishes both', async () => {
    await writeQuiz(page, quiz);
    await writeExercise(page, exercise);
    await publishCourse(nibras, course);
  });

  const member = await joinedMember(nibras, course);
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  await enterAs(context, member);
  const student = await context.newPage();
  await test.step('the student takes the quiz, in part without a line', () =>
    takeQuiz(student, `/courses/${course}/lecture/${quiz}`));
  await test.step('the student solves the exercise', () =>
    solveExercise(student, `/courses/${course}/lecture/${exercise}`));
  await test.step('the marks stand on the course page', async () => {
    await open(student, `/courses/${course}`);
    await expect(student.getByText('3 من 3').first()).toBeVisible();
    await expect(student.getByText('10 من 10').first()).toBeVisible();
  });
  await context.close();

  await test.step("the marks stand on the studio's page of the course", async () => {
    await open(page, `/studio/courses/${course}/marks`);
    const cell = (lecture: string, mark: string) =>
      page.getByRole('link', { name: `${member.name}، ${lecture}: ${mark}` });
    await expect(cell(quizName, '3 من 3')).toBeVisible();
    await expect(cell(exerciseName, '10 من 10')).toBeVisible();
  });
});
