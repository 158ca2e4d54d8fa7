import { contact } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { contactTexts, mailInstead, sendMessageVisibly } from './send-message.ts';

const apiSend = vi.hoisted(() => vi.fn());
vi.mock('#platform/api/api-client.ts', () => ({ apiSend }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sending is seen for a second, however quick the server is', async () => {
  apiSend.mockResolvedValue({ message: 'وصلت' });
  const told = vi.fn();
  void sendMessageVisibly({ message: 'أهلًا' }).then(told);
  await vi.advanceTimersByTimeAsync(contact.sendingShown - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith('وصلت');
});

test('a server without the call is told as a failure, in the form’s own words', async () => {
  apiSend.mockRejectedValue(new ApiError({ kind: 'http', status: 404, message: 'غير موجود' }));
  const error = await sendMessageVisibly({ message: 'أهلًا' }).catch((thrown) => thrown);
  expect(failedOutcome(error, contactTexts.failed)).toEqual({
    kind: 'failed',
    ...contactTexts.failed,
  });
});

test('what was typed goes along into a mail of one’s own', () => {
  const address = mailInstead('hello@example.com', {
    subject: 'متجر & تطبيق',
    message: 'سطر\nوسطر',
  });
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('hello@example.com');
  expect(Object.fromEntries(searchParams)).toEqual({ subject: 'متجر & تطبيق', body: 'سطر\nوسطر' });
  expect(mailInstead('hello@example.com', {})).toBe('mailto:hello@example.com');
});
