import { describe, expect, test } from 'vitest';
import { contactTexts, sendMessage } from '#conversation/contact/send-message.ts';
import { lockText, signInTexts } from '#people/auth/sign-in-texts.ts';
import { requestFailure } from '#people/auth/use-code-request.ts';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { provideRequestScope } from '#platform/api/transport.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { makeBrowser } from '#platform/session/testing.ts';
import { orderTexts } from '#selling/orders/order-texts.ts';
import { sendOrder } from '#selling/orders/send-order.ts';

/** The texts of a form's banner and of the session's error. The texts of pages are in literal-texts.test.ts. */

/** Replaces the server of all calls; a string stands for HTML, null for a lost network. */
function server(answer: { status?: number; body: unknown } | string | null) {
  const apiFetch = async () => {
    if (answer === null) throw new TypeError('no network');
    if (typeof answer === 'string') return new Response(answer);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  provideRequestScope(() => ({ apiFetch, signal: new AbortController().signal }));
}

const english = { status: 500, body: { message: 'Server Error' } };
const explained = { status: 422, body: { message: 'كلام الخادم' } };

describe('signing in', () => {
  const http = ({ status, body }: typeof explained) =>
    new ApiError({
      kind: 'http',
      status,
      message: status === 500 ? failureTexts.server : body.message,
    });

  test.each([
    [
      'a login that fails without a message',
      http(english),
      signInTexts.loginFailed,
      'حدث خطأ أثناء تسجيل الدخول',
    ],
    [
      'a registration that fails without a message',
      http(english),
      signInTexts.registerFailed,
      'حدث خطأ أثناء التسجيل',
    ],
    ['a login that the server explains', http(explained), signInTexts.loginFailed, 'كلام الخادم'],
    [
      'a registration that the server explains',
      http(explained),
      signInTexts.registerFailed,
      'كلام الخادم',
    ],
    [
      'no connection',
      new ApiError({ kind: 'network', message: failureTexts.network }),
      signInTexts.loginFailed,
      'تعذر الاتصال بالخادم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
    ],
  ])('%s', (_, error, fallback, words) => {
    expect(requestFailure(error, fallback).message).toBe(words);
  });

  test('too many attempts show the wait', () => {
    expect(lockText(15)).toBe('تجاوزت عدد المحاولات المسموح بها. حاول مرة أخرى بعد 15 دقيقة.');
  });
});

describe('the session', () => {
  const refused = (status: number) =>
    Promise.reject(new ApiError({ kind: 'http', status, message: 'x' }));
  const page = () => Promise.reject(new ApiError({ kind: 'not-json', status: 200, message: 'x' }));
  const answer = { token: 'a1', refresh_token: 'r1', user: { id: 7 } };
  type Calls = Parameters<ReturnType<typeof makeBrowser>['openTab']>[0];
  type Tab = ReturnType<ReturnType<typeof makeBrowser>['openTab']>;
  const loadsUser = ({ controller }: Tab) => controller.loadUser();
  const signsIn = (body: unknown) => async (tab: Tab) => void (await tab.controller.signIn(body));
  const refreshes = (body: unknown) => async (tab: Tab) => {
    await tab.controller.signIn(body);
    await tab.controller.refresh();
  };

  const rows: [string, Calls, (tab: Tab) => Promise<void>, string][] = [
    ['the user is loaded without a token', {}, loadsUser, 'لا يوجد token'],
    [
      'the call for the user is refused',
      { user: () => refused(401) },
      signsIn({ token: 'a1' }),
      'انتهت صلاحية الجلسة',
    ],
    [
      'a user without id and e-mail',
      { user: async () => ({ name: 'س' }) },
      signsIn({ token: 'a1' }),
      'بيانات المستخدم غير صالحة',
    ],
    [
      'a call for the user that returns an HTML page',
      { user: page },
      signsIn({ token: 'a1' }),
      'رد الخادم ليس بصيغة JSON، وقد يكون صفحة HTML أو خطأ في الخادم',
    ],
    [
      'a refresh without a refresh token',
      {},
      refreshes({ ...answer, refresh_token: null }),
      'لا يوجد refresh token',
    ],
    [
      'a refresh that is refused',
      { refresh: () => refused(401) },
      refreshes(answer),
      'فشل في تجديد الجلسة',
    ],
    [
      'a refresh without a new token',
      { refresh: async () => ({}) },
      refreshes(answer),
      'فشل في الحصول على token جديد',
    ],
    ['a sign-in without a token', {}, signsIn({ user: { id: 7 } }), 'فشل في تسجيل الدخول'],
    ['a sign-in that the server explains', {}, signsIn({ message: 'كلام الخادم' }), 'كلام الخادم'],
  ];

  test.each(rows)('%s', async (_, calls, act, words) => {
    const tab = makeBrowser().openTab(calls);
    await act(tab);
    expect(tab.store.getState().error).toBe(words);
  });
});

describe('forms', () => {
  test.each([
    ['the server fails', english, 'حدث خطأ أثناء إرسال الطلب'],
    ['an HTML page is returned', '<html></html>', 'حدث خطأ أثناء إرسال الطلب'],
    ['there is no network', null, 'حدث خطأ أثناء إرسال الطلب'],
    ['the server explains', explained, 'كلام الخادم'],
  ])('an order that fails when %s', async (_, answer, words) => {
    server(answer);
    const error = await sendOrder({ name: 'سلمى' }).catch((thrown: unknown) => thrown);
    expect(failedOutcome(error, orderTexts.failed).message).toBe(words);
  });

  test('a success shows the server’s message or the form’s own', async () => {
    server({ body: {} });
    expect(await sendOrder({})).toBe('تم إرسال طلبك، وسيتواصل معك مقدّم الخدمة قريبًا.');
    expect(await sendMessage({})).toBe('تم إرسال رسالتك، وسنرد عليك قريبًا.');
    server({ body: { messages: 'وصل', message: 'وصلت' } });
    expect(await sendOrder({})).toBe('وصل');
    expect(await sendMessage({})).toBe('وصلت');
  });

  test('a message that was not sent shows a failure', async () => {
    server({ status: 404, body: { message: 'Not Found' } });
    const error = await sendMessage({}).catch((thrown: unknown) => thrown);
    expect(failedOutcome(error, contactTexts.failed).message).toBe('تعذر إرسال رسالتك');
  });
});
