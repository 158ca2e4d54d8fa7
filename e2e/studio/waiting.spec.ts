import type { BrowserContext, Page } from '@playwright/test';
import { makeConversation } from '../../api/src/factories/conversations.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { newAddress } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const adminOf = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};
const enter = async (context: BrowserContext, nibras: Nibras) =>
  enterAs(context, await adminOf(nibras));

const sendMessage = (nibras: Nibras, name: string) =>
  callAs(nibras, 'POST /api/contact', {
    body: { name, email: newAddress(), subject: 'سؤال عن كورس', message: 'متى يبدأ؟' },
  });

/** A student of a course of the teacher asks: other tests of the worker may have answered all others. */
async function askQuestion(nibras: Nibras, teacher: Member) {
  const { courses } = await callAs<{ courses: { data: { id: number }[] } }>(
    nibras,
    'GET /api/studio/courses?state=published',
    teacher,
  );
  const id = courses.data[0]?.id;
  const student = await newMember(nibras);
  await callAs(nibras, `POST /api/studio/courses/${id}/members`, {
    ...teacher,
    body: { person: { email: student.email } },
  });
  const { course } = await callAs<{ course: { chapters: { lectures: { id: number }[] }[] } }>(
    nibras,
    `GET /api/course-details/${id}`,
    student,
  );
  await callAs(nibras, 'POST /api/post-discussion', {
    ...student,
    body: {
      description: 'لماذا لا يظهر الناتج؟',
      course_id: id,
      lecture_id: course.chapters[0]?.lectures[0]?.id,
    },
  });
}

async function openInbox(page: Page, query = '') {
  await page.goto(`/studio/inbox${query}`);
  await waitForHydration(page);
  await expect(page.locator('a[data-waiting]').first()).toBeVisible();
}
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'ما ينتظر' }).getByRole('link', { name, exact: true });
const opened = (page: Page, name: string) => page.getByRole('region', { name });

test('a message is opened by keys, answered in place, shown as answered, and the next is one key away', async ({
  page,
  context,
  nibras,
  checkScreen,
  checkAccessibility,
}) => {
  await enter(context, nibras);
  const [one, two] = ['رنا الوارد الأولى', 'رنا الوارد الثانية'];
  for (const name of [one, two]) await sendMessage(nibras, name);
  await openInbox(page, '?kind=messages');
  await checkScreen(page);
  // The oldest come first, and the two may be the only rows.
  await rowOf(page, one).focus();
  await page.keyboard.press('j');
  await expect(rowOf(page, two)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rowOf(page, one)).toBeFocused();
  await page.keyboard.press('Enter');
  const thing = opened(page, `رسالة تواصل: ${one}`);
  await expect(thing.getByRole('textbox', { name: `جوابك إلى ${one}` })).toBeFocused();
  await checkScreen(page);
  await page.keyboard.type('أهلًا رنا، يبدأ غدًا.');
  await page.keyboard.press('Control+Enter');
  await expect(thing.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  await expect(rowOf(page, one)).toBeVisible();
  await checkAccessibility(page);
  await thing.getByRole('link', { name: 'التالي' }).focus();
  await page.keyboard.press('Enter');
  await expect(opened(page, `رسالة تواصل: ${two}`)).toBeVisible();
  await expect(rowOf(page, one)).toHaveCount(0);
});

test('a thing is assigned and snoozed with the way back, and returns to the list', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const name = 'هالة المؤجلة';
  await sendMessage(nibras, name);
  await openInbox(page, '?kind=messages');
  await rowOf(page, name).click();
  const thing = opened(page, `رسالة تواصل: ${name}`);
  await thing.getByRole('button', { name: 'أسنده' }).click();
  await page.getByRole('menuitem', { name: 'إليّ' }).click();
  await expect(thing.getByRole('button', { name: 'أُسند إلى لك' })).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(thing.getByRole('button', { name: 'أسنده' })).toBeVisible();

  await thing.getByRole('button', { name: 'أجّله' }).click();
  await page.getByRole('menuitem', { name: 'غدًا صباحًا' }).click();
  await expect(notice(page, 'أُجّل.')).toBeVisible();
  await page.goto('/studio/inbox?snoozed=only');
  await waitForHydration(page);
  await rowOf(page, name).click();
  await thing.getByRole('button', { name: 'أعده الآن' }).click();
  await openInbox(page, '?kind=messages');
  await expect(rowOf(page, name)).toBeVisible();
});

test('what arrives and what another person answers changes the open inbox by itself', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  await openInbox(page, '?kind=messages');
  const name = 'ماجد الواصل الآن';
  await sendMessage(nibras, name);
  await expect(rowOf(page, name)).toBeVisible();
  await rowOf(page, name).click();
  const thing = opened(page, `رسالة تواصل: ${name}`);
  await expect(thing.getByRole('textbox', { name: `جوابك إلى ${name}` })).toBeVisible();
  await page.keyboard.type('كنت أكتب جوابًا');
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const member = await adminOf(nibras);
  await callAs(nibras, `POST /api/studio/messages/${id}/answer`, {
    ...member,
    body: { body: 'سبقتك', state: 'answered', key: `before-${id}-answer`, seen: 0 },
  });
  await expect(thing.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  // What was typed is not lost.
  await expect(thing.getByRole('textbox', { name: `جوابك إلى ${name}` })).toHaveValue(
    'كنت أكتب جوابًا',
  );
});

test('on a phone the list leads to the thing and back, with the focus where it was', async ({
  page,
  context,
  nibras,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(context, nibras);
  const name = 'دينا على الهاتف';
  await sendMessage(nibras, name);
  await openInbox(page, '?kind=messages');
  await rowOf(page, name).click();
  await expect(opened(page, `رسالة تواصل: ${name}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'ما ينتظر' })).toBeHidden();
  await page.getByRole('link', { name: 'كل الوارد' }).click();
  await expect(rowOf(page, name)).toBeFocused();
});

test('a teacher finds the questions of their students where the old page leads', async ({
  page,
  context,
  nibras,
}) => {
  const teacher = await newMember(nibras, 'teacher2@example.com');
  await askQuestion(nibras, teacher);
  await enterAs(context, teacher);
  await page.goto('/teacher-desk');
  await expect(page).toHaveURL(/\/studio\/inbox\?kind=questions$/);
  const row = page.locator('a[data-waiting]').first();
  await row.click();
  await expect(page.getByRole('button', { name: 'أرسل الرد' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ما أجبت عنه' })).toBeVisible();
});

test('a question that another of the staff answers says when it was asked', async ({
  page,
  context,
  nibras,
}) => {
  await enter(context, nibras);
  const teacher = await newMember(nibras, 'teacher2@example.com');
  await askQuestion(nibras, teacher);
  await page.goto('/studio/inbox?kind=questions&open=oldest');
  await page.getByRole('textbox', { name: /^ردك/ }).fill('اطبع القيمة بالأمر print.');
  await page.getByRole('button', { name: 'أرسل الرد' }).click();
  await expect(page.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  const question = page.getByRole('article');
  await expect(question).toContainText(/سُئل (?:الآن|قبل|منذ)/);
  await expect(question).not.toContainText('أجبت');
});

test('a private conversation is answered in place, or leaves the inbox without an answer and comes back', async ({
  page,
  context,
  nibras,
}) => {
  const student = await newMember(nibras);
  const teacher = await newMember(nibras, 'teacher2@example.com');
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { id } = await makeConversation(db, [student, teacher]);
  await close();
  const say = (message: string) =>
    callAs(nibras, 'POST /api/messages', { ...student, body: { conversation_id: id, message } });
  await say('هل أبدأ بهذا الكورس؟');
  await enterAs(context, teacher);
  await page.goto('/studio/inbox?kind=chats&open=oldest');
  const field = page.getByRole('textbox', { name: /^ردك على/ });
  await expect(field).toBeFocused();
  await expect(page.getByRole('list', { name: 'آخر الرسائل' })).toContainText('هل أبدأ');
  await page.keyboard.type('نعم، ابدأ به.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'آخر الرسائل' })).toContainText('نعم، ابدأ به.');

  await say('شكرًا');
  await page.goto('/studio/inbox?kind=chats&open=oldest');
  await page.getByRole('button', { name: 'لا يحتاج ردًا' }).click();
  await expect(page.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('أُنجز هذا، ولم يعد ينتظر.')).toBeHidden();
  await expect(field).toBeVisible();
});
