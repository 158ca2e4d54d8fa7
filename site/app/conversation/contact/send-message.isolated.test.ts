import { contact } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { contactTexts, mailtoUrl, sendMessageVisibly } from './send-message.ts';

const makeCall = vi.hoisted(() => vi.fn());
vi.mock('#platform/api/make-call.ts', () => ({ makeCall }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the sending state is shown for at least a second', async () => {
  makeCall.mockResolvedValue({ message: 'وصلت' });
  const onSent = vi.fn();
  void sendMessageVisibly({ message: 'أهلًا' }).then(onSent);
  await vi.advanceTimersByTimeAsync(contact.sendingShown - 1);
  expect(onSent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSent).toHaveBeenCalledWith('وصلت');
});

test('a server without the call gives the form’s own failure text', async () => {
  makeCall.mockRejectedValue(new ApiError({ kind: 'http', status: 404, message: 'غير موجود' }));
  const error = await sendMessageVisibly({ message: 'أهلًا' }).catch((thrown) => thrown);
  expect(failedOutcome(error, contactTexts.failed)).toEqual({
    kind: 'failed',
    ...contactTexts.failed,
  });
});

test('the mailto link contains the typed text', () => {
  const url = mailtoUrl('hello@example.com', {
    subject: 'متجر & تطبيق',
    message: 'سطر\nوسطر',
  });
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('hello@example.com');
  expect(Object.fromEntries(searchParams)).toEqual({ subject: 'متجر & تطبيق', body: 'سطر\nوسطر' });
  expect(mailtoUrl('hello@example.com', {})).toBe('mailto:hello@example.com');
});
