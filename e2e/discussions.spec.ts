import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAdmin, enterAs, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { notice } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** The path of the first lecture of a course of teacher@, which is open to everybody. */
async function openLecture({ address }: Nibras) {
  const answer = await fetch(`${address}/api/course-details/python-from-zero`);
  const { course } = await answer.json();
  return `/courses/${course.id}/lecture/${course.chapters[0].lectures[0].id}`;
}

/** A page of another user in a browser context of their own. */
async function openUserPage(
  { browser, baseURL, theme, nibras }: Setup,
  sameViewportAs: Page,
  email?: string,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: sameViewportAs.viewportSize(),
    locale: 'ar-EG',
  });
  await context.addInitScript((chosen) => {
    if (location.origin !== 'null') localStorage.setItem('theme', chosen);
  }, theme);
  await enterAs(context, await newMember(nibras, email));
  return context.newPage();
}

interface Setup {
  browser: Browser;
  baseURL: string | undefined;
  theme: string;
  nibras: Nibras;
}

/** The next call to a path fails with a 503. */
const failOnce = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
    { times: 1 },
  );

/** A real picture, 320 px wide. */
const screenshotFile = async () => ({
  name: 'لقطة.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 160, channels: 3, background: '#357' } })
    .png()
    .toBuffer(),
});

async function openAccountMenu(page: Page) {
  await waitForHydration(page);
  await page
    .locator('summary')
    .filter({ hasText: /حسابي|قائمة الحساب/ })
    .filter({ visible: true })
    .click();
}

const questionText = 'لماذا تطبع print(1) سطرًا جديدًا؟';

test('a student asks, the teacher answers on the inbox page, and both see it at once', async ({
  page,
  context,
  browser,
  baseURL,
  theme,
  nibras,
  checkAccessibility,
  checkScreen,
}) => {
  test.slow();
  const setup = { browser, baseURL, theme, nibras };
  const lecture = await openLecture(nibras);
  const teacher = await openUserPage(setup, page, 'teacher@example.com');
  await teacher.goto('/teacher-desk');
  const inboxItem = teacher.getByRole('article').filter({ hasText: questionText });
  await expect(teacher).toHaveURL(/\/studio\/inbox\?kind=questions$/);
  const waitingRow = (text: string) =>
    teacher
      .getByRole('region', { name: 'ما ينتظر' })
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('link');
  await expect(teacher.locator('a[data-waiting]')).not.toHaveCount(0);
  await checkAccessibility(teacher);

  await enterAs(context, await newMember(nibras));
  await page.goto(lecture);
  const question = page.getByRole('textbox', { name: 'استفسارك عن هذه المحاضرة' });
  const ask = page.getByRole('button', { name: 'أرسل الاستفسار' });
  await expect(
    page.getByRole('heading', { name: 'اطرح استفسارًا على كريم مصطفى الشناوي' }),
  ).toBeVisible();
  let callCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/post-discussion')) callCount += 1;
  });

  // Blank text makes no call, and a text that could not be sent stays in the field.
  await question.fill(' \n ');
  await ask.click();
  await failOnce(page, '/api/post-discussion');
  await question.fill(questionText);
  await page.getByLabel('صورة مرفقة').setInputFiles(await screenshotFile());
  const alt = page.getByRole('textbox', { name: /ماذا تُظهر الصورة/ });
  await alt.fill('نافذة فيها سطران');
  await ask.click();
  await expect(notice(page, 'حدث خطأ أثناء الإرسال')).toBeVisible();
  await expect(question).toHaveValue(questionText);
  await expect(alt).toHaveValue('نافذة فيها سطران');
  await checkAccessibility(page);
  await ask.click();
  await expect(notice(page, 'تم إرسال الاستفسار بنجاح')).toBeVisible();
  expect(callCount).toBe(2);

  // One question per student and lecture: the form is gone, and the own question is first and open.
  await expect(question).toHaveCount(0);
  const thread = page.getByRole('listitem').filter({ hasText: questionText });
  await expect(thread.getByText('أنت', { exact: true })).toBeVisible();
  await expect(thread.getByRole('button', { name: /أنت/ })).toBeFocused();
  const picture = thread.getByRole('img', { name: 'نافذة فيها سطران' });
  await expect(picture).toHaveJSProperty('naturalWidth', 320);
  await checkAccessibility(page);
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'نافذة فيها سطران' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.body.dataset.session = 'first';
  });

  // It appears in the teacher's inbox without a reload.
  await waitingRow(questionText).click();
  await inboxItem
    .getByPlaceholder('اكتب ردك بصفتك المعلّم')
    .fill('هكذا:\n```python\nprint(1, end="")\n```');
  await expect(inboxItem.getByRole('img', { name: 'نافذة فيها سطران' })).toBeVisible();
  await inboxItem.getByLabel('صورة مرفقة').setInputFiles(await screenshotFile());
  await inboxItem.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(notice(teacher, 'أُرسل ردك إلى')).toBeVisible();
  await expect(teacher.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  await checkAccessibility(teacher);

  // It is found again among the answered ones, also by what the teacher wrote.
  await teacher.getByRole('link', { name: 'ما أجبت عنه' }).click();
  await teacher.getByRole('searchbox', { name: 'ابحث فيما أجبت عنه' }).fill('end=');
  await expect(teacher).toHaveURL(/list=answered&search=end/);
  await expect(inboxItem).toHaveCount(1);
  await expect(inboxItem.getByRole('button', { name: 'أرسل الرد' })).toHaveCount(0);
  await checkAccessibility(teacher);
  await teacher.getByRole('button', { name: 'امسح البحث' }).click();
  await teacher.getByRole('link', { name: 'تنتظر ردك' }).click();
  await expect(teacher).toHaveURL(/\/studio\/inbox\?kind=questions$/);

  // The answer appears on the student's page, its code left to right.
  const code = thread.getByRole('group', { name: 'كود python' });
  await expect(code).toHaveText('print(1, end="")');
  await expect(code).toHaveCSS('direction', 'ltr');
  await expect(thread.getByText('المعلّم')).toBeVisible();
  await checkAccessibility(page);

  const reply = thread.getByPlaceholder('اكتب ردك');
  const send = thread.getByRole('button', { name: 'أرسل الرد' });
  await failOnce(page, '/api/messages');
  await reply.fill('فهمت، شكرًا!');
  await send.click();
  // The notice of the question's failure may still be shown: it stays while the pointer is over it.
  await expect(notice(page, 'حاول إرساله مرة أخرى.')).toBeVisible();
  await expect(reply).toHaveValue('فهمت، شكرًا!');
  await send.click();
  await expect(thread.getByRole('list', { name: 'الردود' })).toContainText('فهمت، شكرًا!');
  await expect(reply).toHaveValue('');
  expect(await page.evaluate(() => document.body.dataset.session)).toBe('first');

  // A reply that needs no answer can be dismissed, and restored if that was a mistake.
  await waitingRow('فهمت، شكرًا!').click();
  const settle = inboxItem.getByRole('button', { name: 'لا يحتاج ردًا' });
  await settle.click();
  await expect(notice(teacher, 'أُزيل الاستفسار مما ينتظر')).toBeVisible();
  await teacher.getByRole('button', { name: 'تراجع' }).click();
  await settle.click();
  await expect(teacher.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  await teacher.goto('/studio/inbox?kind=questions');
  await expect(teacher.locator('a[data-waiting]')).not.toHaveCount(0);
  await expect(waitingRow('فهمت، شكرًا!')).toHaveCount(0);

  // Another student can read but not reply.
  const reader = await openUserPage(setup, page);
  await reader.goto(lecture);
  const thirdPartyView = reader.getByRole('listitem').filter({ hasText: questionText });
  await expect(thirdPartyView).toContainText('فهمت، شكرًا!');
  for (const name of ['نافذة فيها سطران', 'صورة أرفقها كريم مصطفى الشناوي']) {
    await expect(thirdPartyView.getByRole('img', { name })).toHaveJSProperty('naturalWidth', 320);
  }
  await expect(reader.getByPlaceholder('اكتب ردك')).toHaveCount(0);
  await expect(reader.getByRole('textbox', { name: 'استفسارك عن هذه المحاضرة' })).toBeVisible();
  await reader.context().close();
  await teacher.context().close();

  // The student finds it among their questions, and from there its place below the lecture.
  await page.goto('/');
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'أسئلتي' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'أسئلتي' })).toBeVisible();
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: questionText });
  await expect(own).toContainText('أُجيب عنه');
  await checkScreen(page);
  // Also where the questions wait for the lecture's text above them, and come before it.
  await page.evaluate(() => localStorage.setItem('transcript', 'open'));
  let showText = () => {};
  const held = new Promise<void>((resolve) => {
    showText = resolve;
  });
  await page.route('**/api/lecture-transcript/**', async (route) => {
    await held;
    await route.continue();
  });
  await own.getByRole('link').click();
  const waiting = page.locator('[id^="discussion-"]').filter({ hasText: questionText });
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toBeHidden();
  showText();
  await expect(page).toHaveURL(new RegExp(`${lecture}#discussion-\\d+$`));
  await expect(thread.getByRole('button', { name: /أنت/ })).toBeFocused();
  await expect(thread.getByRole('button', { name: /أنت/ })).toBeInViewport();
});

test('the teacher opens the inbox from the menu, and can answer below the lecture too', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  test.slow();
  await enterAs(context, await newMember(nibras, 'teacher2@example.com'));
  await page.goto('/');
  await openAccountMenu(page);
  await page.getByRole('link', { name: /مكتب المعلّم/ }).click();
  await expect(page).toHaveURL(/\/studio\/inbox\?kind=questions$/);
  await expect(page.getByRole('heading', { level: 1, name: 'الوارد' })).toBeVisible();
  await page
    .getByRole('region', { name: 'ما ينتظر' })
    .getByRole('link', { name: 'نورهان عادل فتحي' })
    .first()
    .click();
  const question = page.getByRole('article').filter({ hasText: 'نورهان عادل فتحي' });
  await expect(question).toBeVisible();
  await checkScreen(page);

  await question.getByRole('link', { name: 'هيكل صفحة HTML' }).click();
  // The link leads to the question, unfolded, wherever it stands in the list.
  await expect(page).toHaveURL(/\/lecture\/\d+#discussion-\d+$/);
  const linked = page.getByRole('button', { name: /^نورهان عادل فتحي/ });
  await expect(linked).toBeFocused();
  await expect(linked).toHaveAttribute('aria-expanded', 'true');
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('heading', { name: 'استفسارات الطلاب' })).toBeVisible();
  // Teachers cannot ask on their own lecture; one question is shown, then two more each time.
  await expect(page.getByRole('button', { name: 'أرسل الاستفسار' })).toHaveCount(0);
  const shown = page.locator('[id^="discussion-"]');
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'عرض المزيد من الاستفسارات' }).click();
  await expect(shown).toHaveCount(3);
  await expect(shown.locator('[aria-expanded="true"]')).toHaveCount(1);
  await shown.nth(1).getByRole('button').first().click();
  await expect(shown.nth(1).getByPlaceholder('اكتب ردك بصفتك المعلّم')).toBeVisible();
  await checkScreen(page);
});

test('a student has no teacher inbox, and no questions before the first', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enterAs(context, await newMember(nibras));
  await page.goto('/teacher-desk');
  await expect(page.getByRole('heading', { name: 'هذا المكتب للمعلّمين' })).toBeVisible();
  await page.goto('/my-questions');
  await expect(page.getByRole('heading', { name: 'لم تسأل بعد' })).toBeVisible();
  await checkScreen(page);
});

test('an admin sees what waits in every course, with the teacher’s name and no form', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/teacher-desk?list=all');
  await expect(page.getByRole('article').first()).toContainText('المعلّم:');
  await expect(page.getByRole('button', { name: 'أرسل الرد' })).toHaveCount(0);
  await checkScreen(page);
});
