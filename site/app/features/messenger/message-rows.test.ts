import { parseMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { describe, expect, it } from 'vitest';
import { attachmentProblem } from './attachment-rules.ts';
import { messageRows } from './message-rows.ts';
import { clockTime, dayLabel, listTime } from './times.ts';

const timeZone = 'Africa/Cairo';
const said = (id: number, user_id: number, created_at: string) =>
  parseMessage.parse({ id, user_id, body: 'نص', created_at });
const reading = { me: 1, readUpTo: null, timeZone };

describe('the rows of a conversation', () => {
  it('stand under their days, by the provider’s clock', () => {
    const rows = messageRows(
      // 23:30 and 00:30 in Cairo, on one day in Greenwich.
      [said(1, 2, '2026-01-01T21:30:00Z'), said(2, 2, '2026-01-01T22:30:00Z')],
      reading,
    );
    expect(rows.map(({ opensDay }) => opensDay)).toEqual([true, true]);
  });

  it('join what one person writes in one go', () => {
    const rows = messageRows(
      [
        said(1, 2, '2026-01-01T10:00:00Z'),
        said(2, 2, '2026-01-01T10:04:00Z'),
        said(3, 1, '2026-01-01T10:05:00Z'),
        said(4, 1, '2026-01-01T10:30:00Z'),
      ],
      reading,
    );
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
    expect(rows.map(({ own }) => own)).toEqual([false, false, true, true]);
  });

  it('have the unread line once, before the first of others that was unread', () => {
    const at = '2026-01-01T10:00:00Z';
    const rows = messageRows([said(1, 2, at), said(2, 1, at), said(3, 2, at), said(4, 2, at)], {
      ...reading,
      readUpTo: 1,
    });
    expect(rows.map(({ opensUnread }) => opensUnread)).toEqual([false, false, true, false]);
  });

  it('bear times that are none', () => {
    const rows = messageRows([said(1, 2, ''), said(2, 2, 'gestern')], reading);
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
    ['', '', ''],
  ])('%s: %s', (value, label, listed) => {
    expect(dayLabel(value, now, timeZone)).toBe(label);
    expect(listTime(value, now, timeZone)).toBe(listed);
  });

  it('are told by the provider’s clock', () => {
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
    const told = attachmentProblem({ name, type, size });
    if (problem) expect(told).toMatch(problem);
    else expect(told).toBeNull();
  });
});
