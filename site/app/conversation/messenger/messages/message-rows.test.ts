import { parseMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
import { clockTime, dayLabel, listTime } from '#platform/day-times.ts';
import { attachmentProblem } from '../composer/attachment-rules.ts';
import { messageRows } from './message-rows.ts';

const timeZone = 'Africa/Cairo';
const message = (id: number, user_id: number, created_at: string) =>
  parseMessage.parse({ id, user_id, body: 'نص', created_at });
const options = { me: 1, readUpTo: null, timeZone };

describe('the rows of a conversation', () => {
  it('open a day in the provider’s time zone', () => {
    const rows = messageRows(
      // 23:30 and 00:30 in Cairo, on the same day in UTC.
      [message(1, 2, '2026-01-01T21:30:00Z'), message(2, 2, '2026-01-01T22:30:00Z')],
      options,
    );
    expect(rows.map(({ opensDay }) => opensDay)).toEqual([true, true]);
  });

  it('group consecutive messages of one sender', () => {
    const rows = messageRows(
      [
        message(1, 2, '2026-01-01T10:00:00Z'),
        message(2, 2, '2026-01-01T10:04:00Z'),
        message(3, 1, '2026-01-01T10:05:00Z'),
        message(4, 1, '2026-01-01T10:30:00Z'),
      ],
      options,
    );
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
    expect(rows.map(({ own }) => own)).toEqual([false, false, true, true]);
  });

  it('have one unread line, before the first unread message of others', () => {
    const at = '2026-01-01T10:00:00Z';
    const rows = messageRows(
      [message(1, 2, at), message(2, 1, at), message(3, 2, at), message(4, 2, at)],
      {
        ...options,
        readUpTo: 1,
      },
    );
    expect(rows.map(({ opensUnread }) => opensUnread)).toEqual([false, false, true, false]);
  });

  it('accept invalid times', () => {
    const rows = messageRows([message(1, 2, ''), message(2, 2, 'gestern')], options);
    expect(rows.map(({ opensDay }) => opensDay)).toEqual([false, false]);
  });
});

describe('times', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-10T01:00:00Z', 'اليوم', '3:00 ص'],
    ['2026-03-09T12:00:00Z', 'أمس', 'أمس'],
    ['2026-03-06T12:00:00Z', 'الجمعة، 6 مارس', 'الجمعة'],
    ['2025-12-31T12:00:00Z', 'الأربعاء، 31 ديسمبر 2025', '31‏/12‏/2025'],
    ['2026-01-02T12:00:00Z', 'الجمعة، 2 يناير', '02‏/01‏/2026'],
    ['', '', ''],
  ])('%s: %s', (value, label, listed) => {
    expect(dayLabel(value, now, timeZone)).toBe(label);
    expect(listTime(value, now, timeZone)).toBe(listed);
  });

  it('are in the provider’s time zone', () => {
    expect(clockTime('2026-03-10T22:05:00Z', timeZone)).toBe('12:05 ص');
    expect(clockTime('x', timeZone)).toBe('');
  });
});

describe('an attachment', () => {
  it.each([
    ['a.png', 'image/png', 5, null],
    ['a.PDF', '', 5, null],
    ['a.docx', 'application/octet-stream', 5, null],
    ['a.exe', 'application/x-msdownload', 5, /لا يمكن إرفاق/],
    ['pdf', 'application/pdf', 5, /لا يمكن إرفاق/],
    ['a.pdf', 'application/pdf', 0, /فارغ/],
    ['a.pdf', 'application/pdf', 10 * 1024 * 1024, null],
    ['a.pdf', 'application/pdf', 10 * 1024 * 1024 + 1, /أكبر من 10 ميجابايت/],
  ])('%s (%s, %d bytes)', (name, type, size, problem) => {
    const result = attachmentProblem({ name, type, size });
    if (problem) expect(result).toMatch(problem);
    else expect(result).toBeNull();
  });
});
