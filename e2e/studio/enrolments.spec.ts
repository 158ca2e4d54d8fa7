import type { Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { newAddress } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const asAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

interface CourseAnswer {
  course: { chapters: { lectures: { id: number; show: 0 | 1 }[] }[] };
}

interface Granted {
  enrolment: { id: number };
}

/** A course of one's own with a published lecture for members. */
async function makeCourse(nibras: Nibras, name: string) {
  const { token } = await asAdmin(nibras);
  const call = <Answer>(route: `${'GET' | 'POST' | 'PUT'} /${string}`, body?: object) =>
    callAs<Answer>(nibras, route, { token, ...(body && { body }) });
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', { name });
  const { made } = await call<{ made: number[] }>(
    `POST /api/studio/courses/${course.id}/chapters`,
    {
      name: 'الفصل الأول',
    },
  );
  const lectures = await call<{ made: number[] }>(
    `POST /api/studio/courses/${course.id}/lectures`,
    { chapter_id: made[0], lectures: [{ name: 'درس للمشتركين', type: 'article' }] },
  );
  const grant = (person: Member, until?: string) =>
    call<Granted>(`POST /api/studio/courses/${course.id}/members`, {
      person: { id: person.id },
      ...(until && { until }),
    });
  return { id: course.id, lecture: lectures.made[0], call, grant };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a class is enrolled from a pasted list in three presses, bad lines are named, and it is undone', async ({
  page,
  context,
  nibras,
}) => {
  const course = await makeCourse(nibras, 'كورس الفصل الكامل');
  await enterAs(context, await asAdmin(nibras));
  await page.goto(`/studio/courses/${course.id}/members`);
  await expect(page.getByText('لا مشتركين بعد')).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('main').getByRole('link', { name: 'سجّل من قائمة' }).first().click();
  await expect(page.getByRole('textbox', { name: 'القائمة' })).toBeFocused();
  const [first, second] = [newAddress(), newAddress()];
  const list = ['الاسم\tالبريد', `منى سعيد\t${first}`, 'كريم\tkarim@mail', `سارة\t${second}`];
  await page.keyboard.insertText(list.join('\n'));
  await expect(page.getByText('السطر 3')).toBeVisible();
  await expect(page.getByText('ما بعد @ ليس اسم موقع كاملًا')).toBeVisible();
  await page.getByRole('button', { name: 'سجّل طالبين' }).click();
  // The paste itself is the third.
  expect(presses() + 1).toBeLessThanOrEqual(3);
  await expect(notice(page, 'بدأ التسجيل')).toBeVisible();
  const recent = page.getByRole('region', { name: 'آخر القوائم' });
  await expect(recent).toContainText('سُجّل 2، حسابات جديدة 2');
  await recent.getByRole('link', { name: 'كورس الفصل الكامل' }).click();
  await expect(page.getByRole('heading', { name: 'منى سعيد' })).toBeVisible();
  await page.goBack();
  await recent.getByRole('button', { name: 'تراجع' }).first().click();
  await expect(recent).toContainText('تراجعت عنها');
  await page.goto(`/studio/courses/${course.id}/members`);
  await expect(page.getByText('لا مشتركين بعد')).toBeVisible();
});

test('access is extended in two presses, and ended with a way back', async ({
  page,
  context,
  nibras,
}) => {
  const course = await makeCourse(nibras, 'كورس التمديد');
  const student = await newMember(nibras);
  await course.grant(student, inDays(2));
  await enterAs(context, await asAdmin(nibras));
  await page.goto(`/studio/courses/${course.id}/members`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: student.email });
  await expect(row).toBeVisible();
  const presses = await countPresses(page);
  await row.getByRole('button', { name: /^مدّد/ }).click();
  await page.getByRole('menuitem', { name: 'شهرًا' }).click();
  expect(presses()).toBe(2);
  await expect(notice(page, 'مُدّد شهرًا')).toBeVisible();
  await row.getByRole('button', { name: /^مدّد/ }).click();
  await page.getByRole('menuitem', { name: 'أنهِ الاشتراك الآن' }).click();
  await expect(row).toContainText('انتهى في');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row).toContainText('حتى');
  await row.getByRole('button', { name: /^مدّد/ }).click();
  await page.getByRole('menuitem', { name: 'سبب الاشتراك وتاريخه' }).click();
  const reasons = page.getByRole('dialog');
  await expect(reasons.getByText('تسجيل من الفريق')).toHaveCount(2);
});

/** Opens a page and waits until it hears of changes: until then it would miss one. */
async function openConnected(tab: Page, path: string): Promise<void> {
  const opened = tab.waitForEvent('websocket');
  await tab.goto(path);
  const isConnected = ({ payload }: { payload: string | Buffer }) => `${payload}`.startsWith('40');
  await (await opened).waitForEvent('framereceived', isConnected);
}

test('the open course of a student closes when access ends, opens when it goes on, and says so', async ({
  page,
  context,
  nibras,
}) => {
  const { token } = await asAdmin(nibras);
  const call = <Answer>(route: `${'GET' | 'POST'} /${string}`, body?: object) =>
    callAs<Answer>(nibras, route, { token, ...(body && { body }) });
  const { course } = await call<CourseAnswer>('GET /api/course-details/1');
  const lecture = course.chapters.flatMap(({ lectures }) => lectures).find(({ show }) => !show);
  const student = await newMember(nibras);
  const granted = await call<Granted>('POST /api/studio/courses/1/members', {
    person: { id: student.id },
  });
  await enterAs(context, student);
  const other = await context.newPage();
  await openConnected(page, '/courses/1');
  await openConnected(other, `/courses/1/lecture/${lecture?.id}`);
  const isMember = page.getByText('أنت مشترك في هذا الكورس').first();
  const locked = other.getByText('هذه المحاضرة للمشتركين').first();
  await expect(isMember).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(locked).toBeHidden();
  const enrolments = [granted.enrolment.id];
  await call('POST /api/studio/enrolments/end', { enrolments });
  await expect(page.getByText('ما أنجزته محفوظ لك').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'انتهى اشتراكك' }).first()).toBeVisible();
  await expect(locked).toBeVisible();
  await call('POST /api/studio/enrolments/extend', { enrolments, by: 'month' });
  await expect(isMember).toBeVisible();
  await expect(locked).toBeHidden();
});

test('several at once, in all courses: searched, chosen and extended to a day', async ({
  page,
  context,
  nibras,
}) => {
  const course = await makeCourse(nibras, 'كورس الجماعة');
  const [one, other] = [await newMember(nibras), await newMember(nibras)];
  await course.grant(one, inDays(1));
  await course.grant(other, inDays(1));
  await enterAs(context, await asAdmin(nibras));
  await page.goto(`/studio/enrolments?course=${course.id}&list=ending`);
  await page.getByRole('checkbox', { name: 'حدّد كل ما في هذه الصفحة' }).check();
  const bar = page.getByRole('region', { name: 'الاشتراكات المحددة' });
  await expect(bar).toContainText('اشتراكان');
  await bar.getByRole('button', { name: 'مدّد أو أنهِ' }).click();
  await page.getByRole('menuitem', { name: 'حتى تاريخ…' }).click();
  await page.getByLabel('اليوم').fill('2040-05-03');
  await page.getByRole('dialog').getByRole('button', { name: 'مدّد' }).click();
  await expect(notice(page, 'مُدّد حتى')).toBeVisible();
  await expect(page.getByText('لا اشتراكات بهذا الاختيار')).toBeVisible();
  await page.getByRole('link', { name: 'الكل' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: '2040' }),
  ).toHaveCount(2);
});
