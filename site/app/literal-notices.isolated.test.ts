import { describe, expect, test } from 'vitest';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { provideRequestScope } from '#platform/api/transport.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { makeBrowser } from '#platform/session/testing.ts';
import { lockText, signInTexts } from './features/auth/sign-in-texts.ts';
import { requestFailure } from './features/auth/use-code-request.ts';
import { contactTexts, sendMessage } from './features/contact/send-message.ts';
import { orderTexts } from './features/orders/order-texts.ts';
import { sendOrder } from './features/orders/send-order.ts';

/** What is said in a form's banner or in the session's error, and not on a page: those stand in literal-texts.test.ts. */

/** The server that all calls reach; a text stands for HTML, null for a lost network. */
function server(answer: { status?: number; body: unknown } | string | null) {
  const apiFetch = async () => {
    if (answer === null) throw new TypeError('no network');
    if (typeof answer === 'string') return new Response(answer);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  provideRequestScope(() => ({ apiFetch, signal: new AbortController().signal }));
}

const english = { status: 500, body: { message: 'Server Error' } };
const told = { status: 422, body: { message: 'كلام الخادم' } };

describe('signing in', () => {
  const http = ({ status, body }: typeof told) =>
    new ApiError({
      kind: 'http',
      status,
      message: status === 500 ? failureTexts.server : body.message,
    });

  test.each([
    [
      'a login that fails without words',
      http(english),
      signInTexts.loginFailed,
      'حدث خطأ أثناء تسجيل الدخول',
    ],
    [
      'a registration that fails without words',
      http(english),
      signInTexts.registerFailed,
      'حدث خطأ أثناء التسجيل',
    ],
    ['a login that the server explains', http(told), signInTexts.loginFailed, 'كلام الخادم'],
    [
      'a registration that the server explains',
      http(told),
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

  test('too many attempts name the wait', () => {
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
  const asks = ({ controller }: Tab) => controller.loadUser();
  const signsIn = (given: unknown) => async (tab: Tab) => void (await tab.controller.signIn(given));
  const refreshes = (given: unknown) => async (tab: Tab) => {
    await tab.controller.signIn(given);
    await tab.controller.refresh();
  };

  const rows: [string, Calls, (tab: Tab) => Promise<void>, string][] = [
    ['the user is asked for without a token', {}, asks, 'لا يوجد token'],
    [
      'the user call is refused',
      { user: () => refused(401) },
      signsIn({ token: 'a1' }),
      'انتهت صلاحية الجلسة',
    ],
    [
      'a user without id and address',
      { user: async () => ({ name: 'س' }) },
      signsIn({ token: 'a1' }),
      'بيانات المستخدم غير صالحة',
    ],
    [
      'a user call that answers a page',
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
    ['a sign-in that answers no token', {}, signsIn({ user: { id: 7 } }), 'فشل في تسجيل الدخول'],
    ['a sign-in that the server explains', {}, signsIn({ message: 'كلام الخادم' }), 'كلام الخادم'],
  ];

  test.each(rows)('%s', async (_, calls, happen, words) => {
    const tab = makeBrowser().openTab(calls);
    await happen(tab);
    expect(tab.store.getState().error).toBe(words);
  });
});

describe('forms', () => {
  test.each([
    ['the server fails', english, 'حدث خطأ أثناء إرسال الطلب'],
    ['a page comes back', '<html></html>', 'حدث خطأ أثناء إرسال الطلب'],
    ['there is no network', null, 'حدث خطأ أثناء إرسال الطلب'],
    ['the server explains', told, 'كلام الخادم'],
  ])('an order that fails when %s', async (_, answer, words) => {
    server(answer);
    const error = await sendOrder({ name: 'سلمى' }).catch((thrown: unknown) => thrown);
    expect(failedOutcome(error, orderTexts.failed).message).toBe(words);
  });

  test('what was sent is told, in the server’s words or ours', async () => {
    server({ body: {} });
    expect(await sendOrder({})).toBe('تم إرسال طلبك، وسيتواصل معك مقدّم الخدمة قريبًا.');
    expect(await sendMessage({})).toBe('تم إرسال رسالتك، وسنرد عليك قريبًا.');
    server({ body: { messages: 'وصل', message: 'وصلت' } });
    expect(await sendOrder({})).toBe('وصل');
    expect(await sendMessage({})).toBe('وصلت');
  });

  test('a message that was not sent is never claimed sent', async () => {
    server({ status: 404, body: { message: 'Not Found' } });
    const error = await sendMessage({}).catch((thrown: unknown) => thrown);
    expect(failedOutcome(error, contactTexts.failed).message).toBe('تعذر إرسال رسالتك');
  });
});
