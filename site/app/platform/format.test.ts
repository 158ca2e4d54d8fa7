import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatFileSize,
  formatMinutes,
  formatTimeAgo,
  readingMinutes,
} from './format.ts';

const plain = (text: string) => text.replaceAll('\u200f', '');

describe('numbers', () => {
  test('file sizes are megabytes with two decimals', () => {
    expect(formatFileSize(1_572_864)).toBe('1.50 ميجابايت');
    expect(formatFileSize(0)).toBe('0.00 ميجابايت');
    expect(formatFileSize(null)).toBe('غير محدد');
    expect(formatFileSize(Number.NaN)).toBe('غير محدد');
  });

  test('durations from an hour on are written in hours', () => {
    expect(formatMinutes(45)).toBe('45 دقيقة');
    expect(formatMinutes(60)).toBe('ساعة واحدة');
    expect(formatMinutes(135)).toBe('ساعتان و15 دقيقة');
  });

  test('reading time counts words of the text, not of its tags', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('كلمة '.repeat(200))).toBe(1);
    expect(readingMinutes('كلمة '.repeat(201))).toBe(2);
    expect(readingMinutes(`<p class="a b c">${'كلمة '.repeat(200)}</p>`)).toBe(1);
  });
});

describe('dates', () => {
  test('two-digit day and month, four-digit year, in the time zone of Cairo', () => {
    expect(plain(formatDate('2026-03-04T22:30:00Z', 'Africa/Cairo'))).toBe('05/03/2026');
    expect(plain(formatDateTime('2026-03-04T15:07:00Z', 'Africa/Cairo'))).toBe(
      '04/03/2026، 05:07 م',
    );
    expect(plain(formatDateTime('2026-03-04T15:07:00Z', 'UTC'))).toBe('04/03/2026، 03:07 م');
  });

  test.each([null, undefined, '', 'ليس تاريخًا'])('%s is no date', (value) => {
    expect(formatDate(value, 'UTC')).toBe('غير محدد');
    expect(formatTimeAgo(value, 0)).toBe('غير محدد');
  });

  const second = 1;
  const minute = 60;
  const hour = 60 * minute;
  const day = 24 * hour;
  test.each([
    [59 * second, 'الآن'],
    [60 * second, 'منذ دقيقة'],
    [2 * minute, 'منذ دقيقتين'],
    [59 * minute + 59, 'منذ 59 دقيقة'],
    [hour, 'منذ ساعة'],
    [23 * hour, 'منذ 23 ساعة'],
    [day, 'منذ يوم'],
    [6 * day, 'منذ 6 أيام'],
    [7 * day, 'منذ أسبوع'],
    [29 * day, 'منذ 4 أسابيع'],
    [30 * day, 'منذ شهر'],
    [364 * day, 'منذ 12 شهرًا'],
    [365 * day, 'منذ سنة'],
    [800 * day, 'منذ سنتين'],
    [-hour, 'الآن'],
  ])('%i seconds ago reads %s', (seconds, text) => {
    const now = Date.parse('2026-03-04T12:00:00Z');
    expect(formatTimeAgo(now - seconds * 1000, now)).toBe(text);
  });
});
