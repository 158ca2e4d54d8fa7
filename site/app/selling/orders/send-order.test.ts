import { expect, test } from 'vitest';
import { orderTexts } from './order-texts.ts';
import { successText } from './send-order.ts';

test.each([
  [{ messages: 'وصل طلبك', message: 'شيء آخر' }, 'وصل طلبك'],
  [{ messages: ['وصل طلبك', 'شكرًا لك'] }, 'وصل طلبك شكرًا لك'],
  [{ message: 'وصل طلبك' }, 'وصل طلبك'],
  [{ messages: '', message: 'وصل طلبك' }, 'وصل طلبك'],
  [{ messages: { ok: true } }, orderTexts.sent],
  [{ messages: [7] }, orderTexts.sent],
  [[], orderTexts.sent],
  [null, orderTexts.sent],
])('a response of %j gives the text «%s»', (response, text) => {
  expect(successText(response)).toBe(text);
});
