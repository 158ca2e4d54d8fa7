import {
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '../api/src/factories/courses.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { notice } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** A course of one text that promises a certificate, with a member. */
async function publishCourse(nibras: Nibras, { id: personId }: Member, name: string) {
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { id: courseId } = await makeCourse(db, { name, certificate: true });
  const { id: chapterId } = await makeChapter(db, { courseId });
  const text = { type: 'article' as const, body: '<p>نص</p>', name: 'المحاضرة الأخيرة' };
  const lecture = await makeLecture(db, { ...text, courseId, chapterId });
  await makeEnrolment(db, { courseId, personId });
  await close();
  return { id: courseId, lecture: `/courses/${courseId}/lecture/${lecture.id}` };
}

interface Own {
  certificates: { code: string }[];
}

/** A code as a person types it from paper: small letters, Arabic digits, in groups. */
const typedByHand = (code: string) =>
  code
    .toLowerCase()
    .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    .replace(/(.{4})(?=.)/g, '$1 ');

test('the last lecture brings a certificate, which its code proves until it is withdrawn', async ({
  page,
  context,
  browser,
  nibras,
  checkAccessibility,
}) => {
  const member = await newMember(nibras);
  const course = await publishCourse(nibras, member, `كورس بشهادة ${member.id}`);
  await callAs(nibras, 'PUT /api/certificate-name', {
    token: member.token,
    body: { name: 'سعاد عبد الحميد' },
  });
  await enterAs(context, member);

  await test.step('the student finishes the course', async () => {
    await page.goto(course.lecture);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'علّمها منجزة' }).click();
    await expect(page.getByText('أتممت قراءة هذا المقال')).toBeVisible();
  });

  const code = await test.step('and finds the certificate in the account', async () => {
    const { token } = member;
    const own = () => callAs<Own>(nibras, 'GET /api/my-certificates', { token });
    await expect.poll(async () => (await own()).certificates.length).toBe(1);
    await page.goto('/my-certificates');
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      `كورس بشهادة ${member.id}`,
    );
    await checkAccessibility(page);
    await expect(page.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
      'href',
      /linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME/,
    );
    return (await own()).certificates[0]?.code ?? '';
  });

  const stranger = await browser.newContext();
  const session = await stranger.newPage();
  await test.step('a stranger types the code from paper', async () => {
    await session.goto(`${nibras.address}/certificates`);
    await waitForHydration(session);
    await session.getByRole('textbox', { name: 'رمز الشهادة' }).fill(typedByHand(code));
    await session.getByRole('button', { name: 'تحقّق من الشهادة' }).click();
    await expect(session).toHaveURL(`${nibras.address}/certificates/${code}`);
    await expect(session.getByText('شهادة صحيحة')).toBeVisible();
    await expect(session.getByRole('heading', { level: 1 })).toHaveText('سعاد عبد الحميد');
  });

  await test.step('the studio withdraws it', async () => {
    const admin = await demoAdmin(nibras);
    const { certificates } = await callAs<{ certificates: { data: { id: number }[] } }>(
      nibras,
      `GET /api/studio/certificates?search=${code}`,
      { token: admin.token },
    );
    const desk = await browser.newContext();
    await enterAs(desk, admin);
    const studio = await desk.newPage();
    await studio.goto(`${nibras.address}/studio/certificates/${certificates.data[0]?.id}`);
    await studio.getByRole('button', { name: 'اسحب الشهادة' }).click();
    const dialog = studio.getByRole('dialog');
    await dialog.getByRole('textbox').fill('صدرت لحساب آخر.');
    await dialog.getByRole('button', { name: 'اسحب الشهادة' }).click();
    await expect(notice(studio, 'سُحبت الشهادة')).toBeVisible();
    await desk.close();
  });

  await test.step('and its page says so, also without scripts', async () => {
    await session.reload();
    await expect(session.getByText('سُحبت هذه الشهادة')).toBeVisible();
    await expect(session.getByText('صدرت لحساب آخر.')).toBeVisible();
    const form = await session.request.get(`${nibras.address}/certificates?code=${code}`);
    expect(form.url()).toBe(`${nibras.address}/certificates/${code}`);
    const html = await form.text();
    expect(html).toContain('سُحبت هذه الشهادة');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    const unknown = await session.request.get(`${nibras.address}/certificates/not-a-code`);
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('لا توجد شهادة بهذا الرمز');
  });
  await stranger.close();
});

test('a certificate whose letters cannot be printed waits for a name, and comes with it', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  const member = await newMember(nibras);
  const name = `كورس ينتظر اسمًا ${member.id}`;
  const course = await publishCourse(nibras, member, name);
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  await pool.query('update people set name = $1 where id = $2', ['漢字 Ali', member.id]);
  await close();
  await enterAs(context, member);
  await page.goto(course.lecture);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(page.getByText('أتممت قراءة هذا المقال')).toBeVisible();
  const { token } = member;
  const waiting = async () =>
    (await callAs<{ waiting: object[] }>(nibras, 'GET /api/my-certificates', { token })).waiting;
  await expect.poll(async () => (await waiting()).length).toBe(1);

  await page.goto('/my-certificates');
  await expect(page.getByRole('status').filter({ hasText: '漢 字' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('تنتظر اسمًا');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'اختر اسمًا' }).click();
  await page.getByRole('textbox', { name: 'الاسم على الشهادة' }).fill('علي الصيني 漢');
  await page.getByRole('button', { name: 'احفظ الاسم' }).click();
  await expect(page.getByText('لا يُطبع على الشهادة: 漢.')).toBeVisible();
  await page.getByRole('textbox', { name: 'الاسم على الشهادة' }).fill('علي الصيني');
  await page.getByRole('button', { name: 'احفظ الاسم' }).click();
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('علي الصيني');
});
