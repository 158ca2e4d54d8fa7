import type { Locator } from '@playwright/test';
import { composer, expect, messages, say, test } from '../support/chat.ts';

test('the simple chat sends messages and polls for new ones', async ({ openAs, chat, nibras }) => {
  const student = await openAs(chat.student, `/chat/${chat.id}`);
  await expect(messages(student)).toBeVisible();
  const text = `بسيطة ${Date.now()}`;
  await composer(student).fill(text);
  await composer(student).press('Enter');
  await expect(messages(student).getByText(text)).toHaveCount(1);
  await expect(composer(student)).toHaveValue('');
  await say(nibras, chat.teacher, chat.id, `رد ${text}`);
  await expect(messages(student).getByText(`رد ${text}`)).toBeVisible();
});

test('the simple chat shows which error a response has, and keeps polling', async ({
  openAs,
  chat,
}) => {
  const student = await openAs(chat.student, '/chat');
  const call = '**/api/messages?*';
  const expectText = async (text: string) => {
    await student.goto(`/chat/${chat.id}`);
    await expect(student.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await student.unroute(call);
  };
  await student.route(call, (route) => route.fulfill({ status: 500, json: { message: 'Error' } }));
  await expectText('تعذر تحميل الرسائل.');
  await student.route(call, (route) => route.fulfill({ json: { ok: true } }));
  await expectText('استجابة غير متوقعة من الخادم.');
  await student.route(call, (route) => route.abort());
  await expectText('حدث خطأ أثناء تحميل الرسائل.');
  await expect(messages(student)).toBeVisible();
});

test('the messenger shows an error in place of the messages, for a refusal and for a lost connection', async ({
  openAs,
  chat,
}) => {
  const student = await openAs(chat.student, '/chat');
  let answer: 'refused' | 'none' | 'right' = 'refused';
  await student.route(`**/api/conversations/${chat.id}/messages?*`, (route) => {
    if (answer === 'refused') return route.fulfill({ status: 403, json: { message: 'No' } });
    return answer === 'none' ? route.abort() : route.continue();
  });
  /** A socket that connects meanwhile loads the messages by itself, and the button is gone. */
  const tryAgainFor = (shown: Locator) =>
    expect(async () => {
      const button = student.getByRole('button', { name: 'أعد المحاولة' });
      if (await button.isVisible()) await button.click({ timeout: 2_000 });
      await expect(shown).toBeVisible({ timeout: 2_000 });
    }).toPass();
  await student.goto(`/chat?c=${chat.id}`);
  await expect(student.getByText('تعذر تحميل الرسائل.', { exact: true })).toBeVisible();
  // The connection works: the server responded.
  await expect(student.getByRole('alert')).toContainText('اختر محادثة أخرى');
  await expect(messages(student)).toHaveCount(0);
  answer = 'none';
  await tryAgainFor(student.getByText('حدث خطأ أثناء تحميل الرسائل.', { exact: true }));
  await expect(student.getByRole('alert')).toContainText('تحقق من اتصالك');
  answer = 'right';
  await tryAgainFor(messages(student));
});
