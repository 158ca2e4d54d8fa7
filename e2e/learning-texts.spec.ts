import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { callAs, enterAs, type Member, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// The tests make calls fail.
test.use({ expectedFaults: /ERR_FAILED|status of 5\d\d/ });

const course = '/courses/modern-web-html-css';
const photo = join(import.meta.dirname, '../demo/media/people/teacher2.webp');

type Answer = 'no answer' | readonly [status: number, body: object];

/**
 * A row of the specification's error catalogue (docs/behaviour/general.md#failures): the texts that a user sees after
 * an action and a response.
 */
interface Row {
  situation: string;
  path: string;
  /** The only call whose response is replaced. */
  call?: readonly [method: 'GET' | 'POST' | 'PUT', path: string];
  answer?: Answer;
  act?(page: Page): Promise<void>;
  texts: readonly string[];
  /** Further expectations. */
  alsoExpect?(page: Page): Promise<void>;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'تحقق من بريدك الإلكتروني' });
const boxes = (page: Page) => dialogOf(page).locator('input');
const enterCode = async (page: Page) => {
  await expect(dialogOf(page)).toBeVisible();
  await typeCode(page, '123456');
};
const resend = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'أعد إرسال الكود' }).click();
const expectEmptyBoxes = async (page: Page) => {
  await expect(boxes(page).first()).toBeFocused();
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');
};
const question = 'لماذا لا يظهر العنوان؟';
const sendQuestion = async (page: Page) => {
  await page.getByLabel('استفسارك عن هذه المحاضرة').fill(question);
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click();
};
const expectQuestionStored = (page: Page) =>
  expect(page.getByLabel('استفسارك عن هذه المحاضرة')).toHaveValue(question);
const markDone = (page: Page) => page.getByRole('button', { name: 'علّمها منجزة' }).click();
const saveProfile = async (page: Page) => {
  await page.getByLabel('رقم الهاتف').fill('01001234567');
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click();
};
const sendPhoto = async (page: Page) => {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'تغيير الصورة' }).click();
  await (await chosen).setFiles(photo);
  await page.getByRole('button', { name: 'احفظ الصورة' }).click();
};

const confirmCall = ['PUT', '/api/enroll/'] as const;
const resendCall = ['PUT', '/api/resendCode/'] as const;
const discussionCall = ['POST', '/api/post-discussion'] as const;
const watchCall = ['POST', '/api/watch-Lecture'] as const;
const updateCall = ['POST', '/api/update-profile'] as const;
const photoCall = ['POST', '/api/update-photo-profile'] as const;
const video = `${course}/lecture/1-1`;
const article = `${course}/lecture/2-3`;

const rows: readonly Row[] = [
  {
    situation: 'a wrong code, without a message of the server',
    path: course,
    call: confirmCall,
    answer: [422, {}],
    act: enterCode,
    texts: ['خطأ', 'كود التحقق غير صحيح'],
    alsoExpect: expectEmptyBoxes,
  },
  {
    situation: 'a wrong code, with a message of the server',
    path: course,
    call: confirmCall,
    answer: [422, { title: 'تنبيه', message: 'انتهت مهلة هذا الكود' }],
    act: enterCode,
    texts: ['تنبيه', 'انتهت مهلة هذا الكود'],
    alsoExpect: expectEmptyBoxes,
  },
  {
    situation: 'a 200 answer whose message contains «خطأ»',
    path: course,
    call: confirmCall,
    answer: [200, { message: 'الكود خطأ' }],
    act: enterCode,
    texts: ['خطأ', 'الكود خطأ'],
    alsoExpect: expectEmptyBoxes,
  },
  {
    situation: 'no connection in the dialog',
    path: course,
    call: confirmCall,
    answer: 'no answer',
    act: enterCode,
    texts: ['حدث خطأ أثناء الاتصال بالخادم'],
    alsoExpect: expectEmptyBoxes,
  },
  {
    situation: 'a correct code',
    path: course,
    call: confirmCall,
    answer: [200, {}],
    act: enterCode,
    texts: ['نجاح', 'تم التسجيل في الكورس بنجاح'],
    alsoExpect: (page) => expect(dialogOf(page)).toBeHidden(),
  },
  {
    situation: 'a code that is sent again',
    path: course,
    call: resendCall,
    answer: [200, {}],
    act: resend,
    texts: ['تم إرسال كود التحقق إلى بريدك الإلكتروني'],
    alsoExpect: (page) => expect(dialogOf(page).getByText(/أعد الإرسال بعد/)).toBeVisible(),
  },
  {
    situation: 'a code that could not be sent again',
    path: course,
    call: resendCall,
    answer: [500, {}],
    act: resend,
    texts: ['فشل في إرسال كود التحقق'],
  },
  {
    situation: 'a discussion that was sent',
    path: video,
    call: discussionCall,
    answer: [200, {}],
    act: sendQuestion,
    texts: ['تم إرسال الاستفسار بنجاح'],
  },
  {
    situation: 'a discussion that was not sent',
    path: video,
    call: discussionCall,
    answer: [500, {}],
    act: sendQuestion,
    texts: ['حدث خطأ أثناء الإرسال'],
    alsoExpect: expectQuestionStored,
  },
  {
    situation: 'a discussion that the server refused with a message',
    path: video,
    call: discussionCall,
    answer: [409, { message: 'سألت من قبل' }],
    act: sendQuestion,
    texts: ['سألت من قبل'],
    alsoExpect: expectQuestionStored,
  },
  {
    situation: 'a lecture marked watched',
    path: article,
    call: watchCall,
    answer: [200, {}],
    act: markDone,
    texts: ['تم تسجيل مشاهدة المحاضرة بنجاح'],
  },
  {
    situation: 'a mark that failed',
    path: article,
    call: watchCall,
    answer: [422, {}],
    act: markDone,
    texts: ['حدث خطأ أثناء تسجيل المشاهدة'],
  },
  {
    situation: 'a mark that the server refused with a message',
    path: article,
    call: watchCall,
    answer: [403, { message: 'المحاضرة للمشتركين' }],
    act: markDone,
    texts: ['المحاضرة للمشتركين'],
  },
  {
    situation: 'a course that does not exist',
    path: '/courses/99999',
    texts: ['لم يتم العثور على الكورس'],
  },
  {
    situation: 'a lecture that does not exist',
    path: `${course}/lecture/99999`,
    texts: ['لم يتم العثور على البيانات'],
  },
  {
    situation: 'a profile that could not be fetched',
    path: '/profile',
    call: ['GET', '/api/student'],
    answer: [403, {}],
    texts: ['تعذر جلب بيانات المستخدم'],
  },
  {
    situation: 'a profile that was saved',
    path: '/profile',
    call: updateCall,
    answer: [200, {}],
    act: saveProfile,
    texts: ['تم تحديث البيانات بنجاح'],
  },
  {
    situation: 'a profile that was not saved',
    path: '/profile',
    call: updateCall,
    answer: [500, {}],
    act: saveProfile,
    texts: ['حدث خطأ أثناء التحديث'],
  },
  {
    situation: 'a profile that the server refused with a message',
    path: '/profile',
    call: updateCall,
    answer: [422, { message: 'هذا الرقم مستخدم' }],
    act: saveProfile,
    texts: ['هذا الرقم مستخدم'],
  },
  {
    situation: 'a photo that was changed',
    path: '/profile',
    call: photoCall,
    answer: [200, {}],
    act: sendPhoto,
    texts: ['تم تحديث الصورة بنجاح'],
  },
  {
    situation: 'a photo that was not changed',
    path: '/profile',
    call: photoCall,
    answer: [500, {}],
    act: sendPhoto,
    texts: ['حدث خطأ أثناء تحديث الصورة'],
  },
  {
    situation: 'a photo that the server refused with a message',
    path: '/profile',
    call: photoCall,
    answer: [415, { message: 'هذا الملف ليس صورة' }],
    act: sendPhoto,
    texts: ['هذا الملف ليس صورة'],
  },
];

let pending: Promise<Member> | undefined;

/**
 * A student whose enrolment in the course waits for its code; one per worker, because the number of codes is limited.
 */
function pendingStudent(nibras: Nibras): Promise<Member> {
  const make = async () => {
    const member = await newMember(nibras);
    const details = await callAs<{ course: { id: number } }>(
      nibras,
      `GET /api/course-details/${course.split('/').at(-1)}`,
    );
    const body = { courseId: details.course.id };
    await callAs(nibras, 'POST /api/enroll', { token: member.token, body });
    return member;
  };
  pending ??= make();
  return pending;
}

/** Replaces the server's response. */
const answerWith = (answer: Answer) => (route: Route) =>
  answer === 'no answer' ? route.abort() : route.fulfill({ status: answer[0], json: answer[1] });

for (const { situation, path: pagePath, call, answer, act, texts, alsoExpect } of rows) {
  test(`${situation}: «${texts.join('» «')}»`, async ({ page, context, nibras }) => {
    await enterAs(context, await pendingStudent(nibras));
    if (call && answer) {
      const [method, path] = call;
      const isCall = (url: URL) => url.pathname.startsWith(path);
      await page.route(isCall, (route) =>
        route.request().method() === method ? answerWith(answer)(route) : route.fallback(),
      );
    }
    await page.goto(pagePath);
    await waitForHydration(page);
    await act?.(page);
    for (const text of texts) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await alsoExpect?.(page);
  });
}
