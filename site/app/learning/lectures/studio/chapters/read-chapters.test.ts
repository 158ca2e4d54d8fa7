import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { readChapters, withChapters } from './read-chapters.ts';

test.each([
  ['00:00 مقدمة', 0, 'مقدمة'],
  ['0:05 - البداية', 5, 'البداية'],
  ['1:02:03 الختام', 3723, 'الختام'],
  ['75:30 درس طويل', 4530, 'درس طويل'],
  ['٠١:٣٠ المتغيرات', 90, 'المتغيرات'],
  ['۰۲:۰۵ الدوال', 125, 'الدوال'],
  ['• 03:10 — الحلقات', 190, 'الحلقات'],
  ['(04:00) الشروط', 240, 'الشروط'],
  ['[04:20]: المصفوفات', 260, 'المصفوفات'],
  ['1. 05:00 أولًا', 300, 'أولًا'],
  ['2) 06:00 | ثانيًا', 360, 'ثانيًا'],
  ['- المتغيرات 07:10', 430, 'المتغيرات'],
  ['3. الدوال (08:00)', 480, 'الدوال'],
  ['الأسئلة - 1:00:00', 3600, 'الأسئلة'],
  ['\u200f00:30\u200f مقدمة\u200f', 30, 'مقدمة'],
  ['\u202b09:15 خاتمة\u202c', 555, 'خاتمة'],
  ['00:00 - 01:30 مقدمة', 0, 'مقدمة'],
  ['00:10 2024 كان عامًا', 10, '2024 كان عامًا'],
  ['10:00 C++ و C#', 600, 'C++ و C#'],
  ['00:40', 40, ''],
  ['00:50 (ملحق)', 50, '(ملحق)'],
])('«%s» is read', (line, start, name) => {
  expect(readChapters(line)).toEqual({ chapters: [{ start, name }], unread: [] });
});

test.each([
  ['بلا وقت'],
  ['12 مقدمة'],
  ['00:75 مقدمة'],
  ['1:60:00 مقدمة'],
  ['25:00:00 مقدمة'],
  ['1:2:3:4 مقدمة'],
  ['https://example.com/a:00'],
  [`00:00 ${'م'.repeat(limits.nameMaxLength + 1)}`],
])('«%s» is named as a line that cannot be read', (line) => {
  expect(readChapters(line)).toEqual({ chapters: [], unread: [line] });
});

test('the lines of a description are read each by itself, and the others are named', () => {
  const text = 'شرح الدوال\r\n\r\n00:00 مقدمة\n01:00 الدوال\u2028اشتركوا في القناة\n';
  expect(readChapters(text)).toEqual({
    chapters: [
      { start: 0, name: 'مقدمة' },
      { start: 60, name: 'الدوال' },
    ],
    unread: ['شرح الدوال', 'اشتركوا في القناة'],
  });
});

test('what is longer than a text may be is not lost', () => {
  const { unread } = readChapters(`${'\n'.repeat(limits.pastedMaxLength)}00:00 مقدمة`);
  expect(unread).toEqual(['00:00 مقدمة']);
});

test.each([
  ['digits', '1'.repeat(limits.pastedMaxLength)],
  ['colons', ':'.repeat(limits.pastedMaxLength)],
  ['bullets', '-'.repeat(limits.pastedMaxLength)],
  ['times', '0:'.repeat(limits.pastedMaxLength / 2)],
  ['many lines', '((((1:\n'.repeat(limits.pastedMaxLength / 7)],
])('%s without an end are read in no time', (_, text) => {
  const begun = performance.now();
  expect(readChapters(text).chapters).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('a second that has a name keeps it, and the other is left', () => {
  const there = [
    { start: 10, name: 'أولًا' },
    { start: 20, name: '' },
  ];
  const added = [
    { start: 20, name: 'ثانيًا' },
    { start: 10, name: 'غيره' },
    { start: 0, name: 'مقدمة' },
    { start: 10, name: 'أولًا' },
  ];
  expect(withChapters(there, added)).toEqual({
    chapters: [
      { start: 0, name: 'مقدمة' },
      { start: 10, name: 'أولًا' },
      { start: 20, name: 'ثانيًا' },
    ],
    left: [{ start: 10, name: 'غيره' }],
  });
});

test('what does not fit into the list is left', () => {
  const added = Array.from({ length: limits.perVideo + 2 }, (_, start) => ({ start, name: 'فصل' }));
  const { chapters, left } = withChapters([], added);
  expect(chapters).toHaveLength(limits.perVideo);
  expect(left).toHaveLength(2);
});
