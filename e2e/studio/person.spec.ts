import type { Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let teacher: Promise<Member> | undefined;
const asTeacher = (nibras: Nibras) => {
  teacher ??= newMember(nibras, 'teacher@example.com');
  return teacher;
};
const readers = { admin: demoAdmin, teacher: asTeacher };

/** A phone with the browser's bars. */
const size = { width: 360, height: 740, touch: true };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A new student of the teacher's own course, whose name nobody else has. */
async function makeStudent(nibras: Nibras, name: string) {
  const { token } = await asTeacher(nibras);
  const student = await newMember(nibras);
  await callAs(nibras, 'PUT /api/name', { token: student.token, body: { name } });
  const { courses } = await callAs<{ courses: { data: { id: number; name: string }[] } }>(
    nibras,
    'GET /api/studio/courses?state=published',
    { token },
  );
  const course = courses.data[0];
  if (!course) throw new Error('the demo’s teacher has no published course');
  const path = `POST /api/studio/courses/${course.id}/members` as const;
  const body = { person: { email: student.email }, until: inDays(20), note: 'منحة' };
  const granted = await callAs<{ enrolment: { id: number } }>(nibras, path, { token, body });
  return { ...student, name, course, enrolment: granted.enrolment.id };
}

const timeline = (page: Page) => page.getByRole('region', { name: 'ما جرى' });

/** Opens the page of a person by the search, from the studio's first page. */
async function search(page: Page, name: string, open: () => Promise<void>) {
  await open();
  const field = page.getByRole('combobox', { name: 'ابحث في الاستوديو' });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  const found = page.getByRole('option', { name });
  await expect(found).toBeVisible();
  return found;
}

for (const [who, enter] of Object.entries(readers)) {
  test(`${who}: what a student has done is two presses away at a desk, and filtered by kind`, async ({
    page,
    context,
    nibras,
    checkScreen,
  }) => {
    const student = await makeStudent(nibras, `نجلاء الشرقاوي ${who}`);
    await enterAs(context, await enter(nibras));
    await page.goto('/studio');
    await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
    const presses = await countPresses(page);
    await search(page, student.name, () => page.keyboard.press('Control+k'));
    await page.keyboard.press('Enter');
    await expect(timeline(page)).toContainText('بدأ الاشتراك');
    expect(presses()).toBe(2);
    await expect(page.getByRole('region', { name: 'الكورسات' })).toContainText(student.course.name);
    await expect(timeline(page)).toContainText('منحة');
    await expect(timeline(page).getByRole('heading', { name: 'اليوم' })).toBeVisible();
    await checkScreen(page);

    const kinds = timeline(page).getByRole('navigation', { name: 'أي نوع' });
    await expect(kinds.getByRole('link', { name: 'المال' })).toHaveCount(who === 'admin' ? 1 : 0);
    await kinds.getByRole('link', { name: 'الإشعارات' }).click();
    await expect(page).toHaveURL(/kind=notices/);
    await expect(timeline(page)).toContainText('لم يُقرأ بعد');
    await expect(timeline(page)).not.toContainText('بدأ الاشتراك');
    await page.reload();
    await expect(timeline(page)).toContainText('لم يُقرأ بعد');
    await kinds.getByRole('link', { name: 'المحادثات' }).click();
    await expect(timeline(page)).toContainText('لا شيء بعد في «المحادثات».');
  });

  test.describe(`${who} on a phone`, () => {
    test.use({ viewport: size, sizes: [[size], { scope: 'test' }], hasTouch: true, theme: 'dark' });

    test(`${who}: what a student has done is two presses away by touch`, async ({
      page,
      context,
      nibras,
      checkScreen,
    }) => {
      const student = await makeStudent(nibras, `وفاء المنياوي ${who}`);
      await enterAs(context, await enter(nibras));
      await page.goto('/studio');
      await expect(page.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
      const presses = await countPresses(page);
      const found = await search(page, student.name, () =>
        page.getByRole('button', { name: 'ابحث أو انتقل' }).tap(),
      );
      await found.tap();
      await expect(timeline(page)).toContainText('بدأ الاشتراك');
      expect(presses()).toBe(2);
      await checkScreen(page);
    });
  });
}

test('a teacher reaches the page from the members and from a question, and extends and ends access there', async ({
  page,
  context,
  nibras,
}) => {
  const student = await makeStudent(nibras, 'هند المحلاوي');
  const asking = await makeStudent(nibras, 'صفاء الأسواني');
  await enterAs(context, await asTeacher(nibras));
  await page.goto(`/studio/courses/${student.course.id}/members`);
  await page.getByRole('main').getByRole('link', { name: student.name }).click();
  const courses = page.getByRole('region', { name: 'الكورسات' });
  await courses.getByRole('button', { name: /^مدّد/ }).click();
  await page.getByRole('menuitem', { name: 'شهرًا' }).click();
  await expect(notice(page, 'مُدّد شهرًا')).toBeVisible();
  await expect(timeline(page)).toContainText('مُدّد الاشتراك حتى');
  await courses.getByRole('button', { name: /^مدّد/ }).click();
  await page.getByRole('menuitem', { name: 'أنهِ الاشتراك الآن' }).click();
  await expect(timeline(page)).toContainText('أُنهي الاشتراك');

  const { course } = await callAs<{ course: { chapters: { lectures: { id: number }[] }[] } }>(
    nibras,
    `GET /api/course-details/${asking.course.id}`,
  );
  const lecture = course.chapters[0]?.lectures[0];
  await callAs(nibras, 'POST /api/post-discussion', {
    token: asking.token,
    body: {
      course_id: asking.course.id,
      lecture_id: lecture?.id,
      description: 'متى الدرس التالي؟',
    },
  });
  await page.goto('/studio/inbox?kind=questions');
  await page.getByRole('link', { name: asking.name, exact: true }).click();
  await page.getByRole('link', { name: 'صفحة الشخص' }).click();
  await expect(timeline(page)).toContainText('متى الدرس التالي؟');
});

test('the page of a person who has nothing to do with the teacher is not there', async ({
  page,
  context,
  nibras,
}) => {
  const stranger = await newMember(nibras);
  await enterAs(context, await asTeacher(nibras));
  await page.goto(`/studio/people/${stranger.id}`);
  await expect(page.getByText('لا شيء في هذا العنوان')).toBeVisible();
});
