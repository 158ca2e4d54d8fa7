import {
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '../../api/src/factories/courses.ts';
import { makeAttempt, makeQuiz } from '../../api/src/factories/quizzes.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { defaultCompletionRules } from '../../contract/learning/completion/shapes.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const openTables = async (nibras: Nibras) =>
  openDatabase(await nibras.databaseUrl(), { connections: 1 });

/** A course of two texts and a quiz between them, with members. */
async function publishCourse(nibras: Nibras, members: readonly Member[]) {
  const { db, close } = await openTables(nibras);
  const { id: courseId } = await makeCourse(db, { name: 'كورس قصير له قواعد' });
  const { id: chapterId } = await makeChapter(db, { courseId });
  const place = { courseId, chapterId };
  const text = { ...place, type: 'article' as const, body: '<p>نص</p>' };
  const first = await makeLecture(db, { ...text, name: 'أول الطريق' });
  const quiz = await makeQuiz(db, { ...place, name: 'اختبار المنتصف' });
  const last = await makeLecture(db, { ...text, name: 'آخر الطريق' });
  for (const { id } of members) await makeEnrolment(db, { courseId, personId: id });
  await close();
  const pathOf = ({ id }: { id: number }) => `/courses/${courseId}/lecture/${id}`;
  return { id: courseId, quiz, first: pathOf(first), quizPath: pathOf(quiz), last: pathOf(last) };
}

interface Notices {
  notifications: { data: { type: string; text: string }[] };
}

test('what is missing is listed and leads there, and the end of a course is celebrated once', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  const member = await newMember(nibras);
  const course = await publishCourse(nibras, [member]);
  await enterAs(context, member);
  const missing = page.getByRole('region', { name: 'ما بقي لك' });

  await test.step('the course page lists it', async () => {
    await page.goto(`/courses/${course.id}`);
    await waitForHydration(page);
    await expect(missing.getByRole('link', { name: /اجتز «اختبار المنتصف»/ })).toHaveAttribute(
      'href',
      course.quizPath,
    );
    await checkAccessibility(page);
    await missing.getByRole('link', { name: /شاهد محاضرتين أخريين من 3/ }).click();
    await expect(page).toHaveURL(course.first);
    await page.getByRole('button', { name: 'علّمها منجزة' }).click();
    await expect(page.getByText('أتممت قراءة هذا المقال')).toBeVisible();
  });

  await test.step('the last lecture says that the quiz is missing', async () => {
    await page.goto(course.last);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'علّمها منجزة' }).click();
    const left = page.getByRole('region', { name: 'ما بقي لك لتتم الكورس' });
    await expect(left.getByRole('listitem')).toHaveCount(1);
    await expect(left.getByRole('link', { name: /اجتز «اختبار المنتصف»/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /أتممت الكورس/ })).toHaveCount(0);
    await checkAccessibility(page);
  });

  await test.step('with the quiz the course is completed', async () => {
    const { db, close } = await openTables(nibras);
    const done = { state: 'done' as const, handedInAt: new Date(), score: 1, passed: true };
    await makeAttempt(db, { lectureId: course.quiz.id, personId: member.id, ...done });
    await close();
    await page.reload();
    await expect(page.getByRole('region', { name: /أتممت الكورس/ })).toBeVisible();
    await expect
      .poll(async () => {
        const { token } = member;
        const { notifications } = await callAs<Notices>(nibras, 'GET /api/notifications', {
          token,
        });
        return notifications.data.filter(({ type }) => type.endsWith('CourseCompleted')).length;
      })
      .toBe(1);
  });

  await test.step('the course page says the day from then on', async () => {
    await page.goto(`/courses/${course.id}`);
    await expect(page.getByText(/أتممت هذا الكورس في/)).toBeVisible();
    await expect(page.getByText('أنجزت 3 من 3 محاضرات')).toBeVisible();
    await expect(missing).toHaveCount(0);
  });
});

test('rules are explained in words, and what nobody can do is refused', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  const admin = await demoAdmin(nibras);
  const member = await newMember(nibras);
  const course = await publishCourse(nibras, [member]);
  await enterAs(context, admin);
  await page.goto(`/studio/courses/${course.id}/details`);
  await waitForHydration(page);
  const section = page.getByRole('region', { name: 'إتمام الكورس', exact: true });
  await expect(section.getByText('لم يتمه أحد بعد، وفيه طالب واحد.')).toBeVisible();
  await expect(section.getByText('أنجز محاضرات الكورس كلها')).toBeVisible();

  await section.getByLabel('المحاضرات المطلوبة (%)').fill('50');
  await section.getByLabel('أقل متوسط للدرجات (%)').fill('70');
  await expect(section.getByText('أنجز 50% من المحاضرات على الأقل')).toBeVisible();
  await expect(section.getByText(/احصل على متوسط درجات لا يقل عن 70%/)).toBeVisible();
  await checkAccessibility(page);

  await section.getByLabel('لا يكتمل قبل يوم').fill('2031-05-01');
  await section.getByLabel('آخر يوم يُحسب فيه ما يُنجز').fill('2031-04-01');
  await expect(section.getByRole('alert')).toContainText('فلا يتمه أحد');
  await section.getByRole('button', { name: 'أعد القواعد المعتادة' }).click();
  await expect(section.getByText('أنجز محاضرات الكورس كلها')).toBeVisible();
  await section.getByLabel('المحاضرات المطلوبة (%)').fill('50');
  const rules = { ...defaultCompletionRules, lectures: 50 };
  await expect
    .poll(async () => {
      const path = `GET /api/studio/items/course/${course.id}` as const;
      const { item } = await callAs<{ item: { fields: { completion_rules: unknown } } }>(
        nibras,
        path,
        {
          token: admin.token,
        },
      );
      return item.fields.completion_rules;
    })
    .toEqual(rules);
});
