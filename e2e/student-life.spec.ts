import type { Page } from '@playwright/test';
import { completeLectures } from './support/complete-lectures.ts';
import { callAs, enterAs, newMember, proveLongAgo } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { notice } from './support/notices.ts';
import { newAddress, typeCode } from './support/sign-in.ts';
import { expect, test, withMovement } from './support/test.ts';
import { videoReady } from './support/video.ts';

test.use(withMovement);

const slug = 'modern-web-html-css';
const teacherEmail = 'teacher2@example.com';
const question = 'متى أستعمل section بدل div؟';
const reply = 'حين يكون للجزء عنوان يخصه في الصفحة.';
const comment = 'شرح مرتب، وكل فكرة بمثال تجربه بيدك.';

interface Course {
  id: number;
  chapters: {
    lectures: { id: number; name: string; type: string; work: 'quiz' | 'exercise' | null }[];
  }[];
}

const readCourse = async (nibras: Nibras) => {
  const answer = await callAs<{ course: Course }>(nibras, `GET /api/course-details/${slug}`);
  const lectures = answer.course.chapters.flatMap((chapter) => chapter.lectures);
  return { id: answer.course.id, lectures };
};

/** The bearer token that the page sends, for API calls of the test. */
async function tokenOf(page: Page): Promise<string> {
  const authorizedRequest = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.reload();
  return ((await authorizedRequest).headers().authorization ?? '').replace('Bearer ', '');
}

async function register(page: Page, nibras: Nibras) {
  const email = newAddress();
  await page.goto('/register');
  await page.getByLabel('الاسم الكامل').fill('ندى فاروق');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/verify$/);
  await typeCode(page, await nibras.mail.codeTo(email));
  await expect(page).toHaveURL(/\/$/);
  return email;
}

/** Seeks to the end of a video. */
async function watchToTheEnd(page: Page) {
  const player = page.locator('video');
  await videoReady(page);
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4;
    return video.play();
  });
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
}

test('a student registers, finishes a course, gets a question answered and writes a review', async ({
  page,
  browser,
  nibras,
  checkAccessibility,
}) => {
  test.slow();
  const course = await readCourse(nibras);
  const [first, second] = course.lectures;
  const reading = course.lectures.find(({ type }) => type === 'article');
  const last = course.lectures.at(-1);
  if (!first || !second || !reading || !last) throw new Error('the demo course is incomplete');

  const email = await register(page, nibras);

  await test.step('enrols in the course with the code from the mail', async () => {
    // While the enrolment is being checked the button is disabled.
    const enrolmentChecked = page.waitForResponse((answer) =>
      answer.url().includes('/api/check-enroll/'),
    );
    await page.goto(`/courses/${course.id}`);
    await enrolmentChecked;
    // The sign-in was some time ago: the address is proved again.
    await proveLongAgo(nibras, email);
    await page.getByRole('button', { name: 'اشترك الآن مجانًا' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'تحقق من بريدك الإلكتروني' });
    await expect(dialog).toBeVisible();
    await checkAccessibility(page);
    const code = await nibras.mail.codeTo(email, 2);
    await typeCode(page, code === '000000' ? '000001' : '000000');
    await expect(dialog.getByText('كود التحقق غير صحيح')).toBeVisible();
    await expect(dialog.getByLabel('الرقم 1 من 6')).toBeFocused();
    await typeCode(page, code);
    await expect(notice(page, 'تم التسجيل في الكورس بنجاح')).toBeVisible();
    await expect(page.getByText('أنت مشترك في هذا الكورس')).toBeVisible();
    // An enrolled student is not asked for a code again.
    await page.reload();
    await expect(page.getByText('أنت مشترك في هذا الكورس')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await checkAccessibility(page);
  });

  await test.step('watches the first lecture to its end and opens the next', async () => {
    await page.getByRole('link', { name: 'ابدأ التعلّم' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    await watchToTheEnd(page);
    const next = page.getByRole('region', { name: 'المحاضرة التالية' });
    await next.getByRole('link', { name: /ابدأ الآن/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
  });

  await test.step('asks a question and sees the teacher’s answer without a reload', async () => {
    // Paused, because the video plays by itself and would open the next lecture at its end.
    await videoReady(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await page.getByLabel('استفسارك عن هذه المحاضرة').fill(question);
    await page.getByRole('button', { name: 'أرسل الاستفسار' }).click();
    await expect(notice(page, 'تم إرسال الاستفسار بنجاح')).toBeVisible();
    await expect(page.getByText(question).first()).toBeVisible();
    // One question per student and lecture.
    await expect(page.getByLabel('استفسارك عن هذه المحاضرة')).toHaveCount(0);
    await checkAccessibility(page);

    const desk = await browser.newContext({
      baseURL: nibras.address,
      locale: 'ar-EG',
      viewport: page.viewportSize(),
    });
    await enterAs(desk, await newMember(nibras, teacherEmail));
    const teacher = await desk.newPage();
    await teacher.goto('/teacher-desk');
    await teacher
      .getByRole('region', { name: 'ما ينتظر' })
      .getByRole('listitem')
      .filter({ hasText: question })
      .getByRole('link')
      .click();
    const inboxItem = teacher.getByRole('article').filter({ hasText: question });
    await expect(inboxItem).toBeVisible();
    await checkAccessibility(teacher);
    await inboxItem.getByPlaceholder('اكتب ردك بصفتك المعلّم…').fill(reply);
    await inboxItem.getByRole('button', { name: 'أرسل الرد' }).click();
    await expect(teacher.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
    await desk.close();

    // Without a reload.
    await expect(page.getByText(reply)).toBeVisible();
  });

  await test.step('finds the lecture to go on with and the answer on the first page', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تابع من حيث توقفت');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: second.name })).toBeVisible();
    await expect(main.getByRole('link', { name: question })).toBeVisible();
    await checkAccessibility(page);
    await main.getByRole('link', { name: /تابع التعلّم/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
  });

  await test.step('continues with the next lecture from the page of own courses', async () => {
    const token = await tokenOf(page);
    const others = course.lectures.filter((lecture) => ![reading, last].includes(lecture));
    await completeLectures(nibras, { email, token }, { id: course.id, lectures: others });
    const all = course.lectures.length;
    await page.goto('/my-courses');
    await expect(page.getByText(`${all - 2} من ${all} محاضرة`)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('link', { name: /^تابع التعلّم/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reading.name);
    await page.getByRole('button', { name: 'علّمها منجزة' }).click();
    await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  });

  await test.step('finishes the last lecture and the course', async () => {
    await page.goto(`/courses/${course.id}/lecture/${last.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.name);
    await page.getByRole('button', { name: 'علّمها منجزة' }).click();
    await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
    await page.goto('/my-courses');
    await expect(page.getByText('شاهدت محاضراته كلها')).toBeVisible();
  });

  await test.step('reviews the course; a failed review is kept as a draft', async () => {
    await page.goto(`/courses/${course.id}#reviews`);
    const reviews = page.getByRole('tabpanel', { name: /التقييمات/ });
    await reviews.getByRole('button', { name: 'أضف تقييمك' }).click();
    const send = reviews.getByRole('button', { name: 'أرسل التقييم' });
    await send.click();
    await expect(reviews.getByText('اختر عدد النجوم أولًا.')).toBeVisible();
    // The focus is on the first star; the next is to its left.
    const stars = reviews.getByRole('radio');
    await expect(stars.first()).toBeFocused();
    await page.keyboard.press('Space');
    for (const star of [1, 2, 3]) {
      await page.keyboard.press('ArrowLeft');
      await expect(stars.nth(star)).toBeChecked();
    }
    await reviews.getByRole('textbox', { name: /رأيك/ }).fill(comment);
    await checkAccessibility(page);

    await page.route('**/api/course-review/*', (route) =>
      route.fulfill({ status: 429, json: { message: 'الخدمة مشغولة الآن' } }),
    );
    await send.click();
    await expect(reviews.getByRole('alert')).toContainText('الخدمة مشغولة الآن');
    await page.unroute('**/api/course-review/*');
    await page.reload();
    await reviews.getByRole('button', { name: 'أضف تقييمك' }).click();
    await expect(reviews.getByRole('textbox', { name: /رأيك/ })).toHaveValue(comment);
    await expect(stars.nth(3)).toBeChecked();

    const counted = page.getByRole('tab', { name: /التقييمات/ });
    const before = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);
    await send.click();
    await expect(notice(page, 'حُفظ تقييمك')).toBeVisible();
    await expect(counted).toContainText(`(${before + 1})`);
    await expect(reviews.getByRole('article').first()).toContainText(comment);
    await expect(reviews.getByRole('button', { name: 'عدّل تقييمك' })).toBeFocused();
    await checkAccessibility(page);
  });

  await test.step('changes and deletes the review', async () => {
    const reviews = page.getByRole('tabpanel', { name: /التقييمات/ });
    const ownReview = reviews.getByRole('article').first();
    await reviews.getByRole('button', { name: 'عدّل تقييمك' }).click();
    await expect(reviews.getByRole('radio').nth(3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await reviews.getByRole('button', { name: 'احفظ التعديل' }).click();
    await expect(ownReview.getByRole('img', { name: 'التقييم 5 من 5' })).toBeVisible();
    await reviews.getByRole('button', { name: 'احذفه' }).click();
    await checkAccessibility(page);
    await page.getByRole('dialog').getByRole('button', { name: 'احذف التقييم' }).click();
    await expect(notice(page, 'حُذف تقييمك')).toBeVisible();
    await expect(reviews.getByText(comment)).toHaveCount(0);
    await expect(reviews.getByRole('button', { name: 'أضف تقييمك' })).toBeFocused();
  });

  await test.step('opens the teacher’s page', async () => {
    await page.getByRole('article').getByRole('link', { name: 'ليان سامر الخطيب' }).click();
    await expect(page).toHaveURL(/\/teacher\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ليان سامر الخطيب');
    await checkAccessibility(page);
  });
});

test('a pending enrolment opens the code dialog once, and again by its button', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  const { id } = await readCourse(nibras);
  // An address as long as it may be must not push the dialog out of a phone's screen.
  const member = await newMember(nibras, `${'a'.repeat(44)}-${newAddress()}`);
  await callAs(nibras, 'POST /api/enroll', { token: member.token, body: { courseId: id } });
  await enterAs(context, member);
  await page.goto(`/courses/${id}`);
  const dialog = page.getByRole('dialog', { name: 'تحقق من بريدك الإلكتروني' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(member.email)).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('الرقم 6 من 6')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'تحقق', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A refetch does not open the dialog again.
  await page.getByRole('tab', { name: 'التفاصيل' }).click();
  await expect(page.getByText('اشتراكك ينتظر الكود')).toBeVisible();
  await expect(dialog).toBeHidden();
  await checkAccessibility(page);

  const again = page.getByRole('button', { name: 'أدخل كود الاشتراك' }).first();
  await again.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'إغلاق' }).click();
  await expect(again).toBeFocused();
});

test('favourite courses, none and two: no axe findings, no overflow, and one removed can be restored', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const member = await newMember(nibras);
  await enterAs(context, member);
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { name: 'لا كورسات في المفضلة بعد' })).toBeVisible();
  await checkScreen(page);
  for (const name of ['python-from-zero', slug]) {
    const { course } = await callAs<{ course: Course }>(nibras, `GET /api/course-details/${name}`);
    await callAs(nibras, `POST /api/toggle-favorite/${course.id}`, { token: member.token });
  }
  // Sixty letters without a place to break them.
  await page.route('**/api/favourites*', async (route) => {
    const response = await route.fetch();
    const answer: { data: { name: string }[] } = await response.json();
    for (const course of answer.data) course.name = `${course.name} ${'برمجة'.repeat(12)}`;
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  const courses = page.getByRole('main').getByRole('listitem').getByRole('heading');
  // The newest first.
  await expect(courses).toHaveText([/HTML/, /بايثون/]);
  await expect(page.locator('h1')).toHaveCount(1);
  await checkScreen(page);
  await page.getByRole('button', { name: /^إزالة «.*HTML.*» من المفضلة$/ }).click();
  await expect(courses).toHaveText([/بايثون/]);
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).click();
  await expect(courses).toHaveText([/HTML/, /بايثون/]);
});
