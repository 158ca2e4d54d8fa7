import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { callAs, enterAs, type Member, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// Calls fail here on purpose.
test.use({ expectedFaults: /ERR_FAILED|status of 5\d\d/ });

const course = '/courses/modern-web-html-css';
const photo = join(import.meta.dirname, '../demo/media/people/teacher2.webp');

type Answer = 'no answer' | readonly [status: number, body: object];

/** A row of the specification's error catalogue (docs/behaviour/general.md#failures): who does this, and is so answered, reads that. */
interface Row {
  situation: string;
  at: string;
  /** The call that is answered so, and no other. */
  call?: readonly [method: 'GET' | 'POST' | 'PUT', path: string];
  answer?: Answer;
  act?(page: Page): Promise<void>;
  reads: readonly string[];
  /** What else holds then. */
  and?(page: Page): Promise<void>;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'تحقق من بريدك الإلكتروني' });
const boxes = (page: Page) => dialogOf(page).locator('input');
const enterCode = async (page: Page) => {
  await expect(dialogOf(page)).toBeVisible();
  await typeCode(page, '123456');
};
const askAgain = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'أعد إرسال الكود' }).click();
const boxesAreEmpty = async (page: Page) => {
  await expect(boxes(page).first()).toBeFocused();
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');
};
const question = 'لماذا لا يظهر العنوان؟';
const ask = async (page: Page) => {
  await page.getByLabel('استفسارك عن هذه المحاضرة').fill(question);
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click();
};
const questionIsStored = (page: Page) =>
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

const confirming = ['PUT', '/api/enroll/'] as const;
const resending = ['PUT', '/api/resendCode/'] as const;
const asking = ['POST', '/api/post-discussion'] as const;
const marking = ['POST', '/api/watch-Lecture'] as const;
const updating = ['POST', '/api/update-profile'] as const;
const photographing = ['POST', '/api/update-photo-profile'] as const;
const video = `${course}/lecture/1-1`;
const article = `${course}/lecture/2-3`;

const rows: readonly Row[] = [
  {
    situation: 'a wrong code, the server without words',
    at: course,
    call: confirming,
    answer: [422, {}],
    act: enterCode,
    reads: ['خطأ', 'كود التحقق غير صحيح'],
    and: boxesAreEmpty,
  },
  {
    situation: 'a wrong code, in the words of the server',
    at: course,
    call: confirming,
    answer: [422, { title: 'تنبيه', message: 'انتهت مهلة هذا الكود' }],
    act: enterCode,
    reads: ['تنبيه', 'انتهت مهلة هذا الكود'],
    and: boxesAreEmpty,
  },
  {
    situation: 'a good answer that speaks of something wrong',
    at: course,
    call: confirming,
    answer: [200, { message: 'الكود خطأ' }],
    act: enterCode,
    reads: ['خطأ', 'الكود خطأ'],
    and: boxesAreEmpty,
  },
  {
    situation: 'no connection in the dialog',
    at: course,
    call: confirming,
    answer: 'no answer',
    act: enterCode,
    reads: ['حدث خطأ أثناء الاتصال بالخادم'],
    and: boxesAreEmpty,
  },
  {
    situation: 'a right code',
    at: course,
    call: confirming,
    answer: [200, {}],
    act: enterCode,
    reads: ['نجاح', 'تم التسجيل في الكورس بنجاح'],
    and: (page) => expect(dialogOf(page)).toBeHidden(),
  },
  {
    situation: 'a code that is sent again',
    at: course,
    call: resending,
    answer: [200, {}],
    act: askAgain,
    reads: ['تم إرسال كود التحقق إلى بريدك الإلكتروني'],
    and: (page) => expect(dialogOf(page).getByText(/أعد الإرسال بعد/)).toBeVisible(),
  },
  {
    situation: 'a code that could not be sent again',
    at: course,
    call: resending,
    answer: [500, {}],
    act: askAgain,
    reads: ['فشل في إرسال كود التحقق'],
  },
  {
    situation: 'a discussion that was sent',
    at: video,
    call: asking,
    answer: [200, {}],
    act: ask,
    reads: ['تم إرسال الاستفسار بنجاح'],
  },
  {
    situation: 'a discussion that was not sent',
    at: video,
    call: asking,
    answer: [500, {}],
    act: ask,
    reads: ['حدث خطأ أثناء الإرسال'],
    and: questionIsStored,
  },
  {
    situation: 'a discussion that the server refused in its words',
    at: video,
    call: asking,
    answer: [409, { message: 'سألت من قبل' }],
    act: ask,
    reads: ['سألت من قبل'],
    and: questionIsStored,
  },
  {
    situation: 'a lecture marked watched',
    at: article,
    call: marking,
    answer: [200, {}],
    act: markDone,
    reads: ['تم تسجيل مشاهدة المحاضرة بنجاح'],
  },
  {
    situation: 'a mark that failed',
    at: article,
    call: marking,
    answer: [422, {}],
    act: markDone,
    reads: ['حدث خطأ أثناء تسجيل المشاهدة'],
  },
  {
    situation: 'a mark that the server refused in its words',
    at: article,
    call: marking,
    answer: [403, { message: 'المحاضرة للمشتركين' }],
    act: markDone,
    reads: ['المحاضرة للمشتركين'],
  },
  {
    situation: 'a course that is not there',
    at: '/courses/99999',
    reads: ['لم يتم العثور على الكورس'],
  },
  {
    situation: 'a lecture that is not there',
    at: `${course}/lecture/99999`,
    reads: ['لم يتم العثور على البيانات'],
  },
  {
    situation: 'a profile that could not be fetched',
    at: '/profile',
    call: ['GET', '/api/student'],
    answer: [403, {}],
    reads: ['تعذر جلب بيانات المستخدم'],
  },
  {
    situation: 'a profile that was saved',
    at: '/profile',
    call: updating,
    answer: [200, {}],
    act: saveProfile,
    reads: ['تم تحديث البيانات بنجاح'],
  },
  {
    situation: 'a profile that was not saved',
    at: '/profile',
    call: updating,
    answer: [500, {}],
    act: saveProfile,
    reads: ['حدث خطأ أثناء التحديث'],
  },
  {
    situation: 'a profile that the server refused in its words',
    at: '/profile',
    call: updating,
    answer: [422, { message: 'هذا الرقم مستخدم' }],
    act: saveProfile,
    reads: ['هذا الرقم مستخدم'],
  },
  {
    situation: 'a photo that was changed',
    at: '/profile',
    call: photographing,
    answer: [200, {}],
    act: sendPhoto,
    reads: ['تم تحديث الصورة بنجاح'],
  },
  {
    situation: 'a photo that was not changed',
    at: '/profile',
    call: photographing,
    answer: [500, {}],
    act: sendPhoto,
    reads: ['حدث خطأ أثناء تحديث الصورة'],
  },
  {
    situation: 'a photo that the server refused in its words',
    at: '/profile',
    call: photographing,
    answer: [415, { message: 'هذا الملف ليس صورة' }],
    act: sendPhoto,
    reads: ['هذا الملف ليس صورة'],
  },
];

let pending: Promise<Member> | undefined;

/** A student whose enrolment in the course waits for its code; the same for the whole worker, since codes are few. */
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

/** What the server is made to say. */
const answerWith = (answer: Answer) => (route: Route) =>
  answer === 'no answer' ? route.abort() : route.fulfill({ status: answer[0], json: answer[1] });

for (const { situation, at, call, answer, act, reads, and } of rows) {
  test(`${situation}: «${reads.join('» «')}»`, async ({ page, context, nibras }) => {
    await enterAs(context, await pendingStudent(nibras));
    if (call && answer) {
      const [method, path] = call;
      const isCall = (url: URL) => url.pathname.startsWith(path);
      await page.route(isCall, (route) =>
        route.request().method() === method ? answerWith(answer)(route) : route.fallback(),
      );
    }
    await page.goto(at);
    await waitForHydration(page);
    await act?.(page);
    for (const text of reads) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await and?.(page);
  });
}
