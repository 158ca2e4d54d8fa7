import { expect, test } from 'vitest';
import { decodeText } from '#platform/text/decode-text.ts';
import { readCaptions, toLines, toWebVtt } from './captions.ts';

const text = 'WEBVTT\n\n00:01.000 --> 00:02.500\nمرحبًا بكم في الدرس\n';
const utf16 = (value: string) => Buffer.from(value, 'utf16le');
const swapped = (value: string) => utf16(value).swap16();

/** Windows-1256, as far as the test needs it. */
function windows1256(value: string): Buffer {
  const decoder = new TextDecoder('windows-1256');
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Buffer.from([...value].map((letter) => bytes.get(letter) ?? 0x3f));
}

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 with a mark', utf16(`\uFEFF${text}`)],
  ['UTF-16 of the other order with a mark', swapped(`\uFEFF${text}`)],
  ['UTF-16 without a mark', utf16(text)],
  ['UTF-16 of the other order without a mark', swapped(text)],
  ['Windows-1256', windows1256(text)],
])('%s is told apart', (_name, bytes) => {
  expect(decodeText(bytes).replace(/^\uFEFF/, '')).toBe(text);
  expect(toWebVtt(bytes)).toContain('مرحبًا بكم في الدرس');
});

test('SubRip becomes WebVTT', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="red">أولًا</font>\r\nسطر ثانٍ\r\n\r\n' +
    '2\r\n01:02:03,4 --> 01:02:05,000\r\n{\\an8}<i>ثانيًا</i> < 3 & أكثر\r\n';
  expect(toWebVtt(Buffer.from(srt))).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nأولًا\nسطر ثانٍ\n\n' +
      '01:02:03.400 --> 01:02:05.000\n<i>ثانيًا</i> &lt; 3 &amp; أكثر\n',
  );
});

test('styles, scripts, notes and foreign tags are left out, settings stay', () => {
  const vtt =
    'WEBVTT\nKind: captions\n\nSTYLE\n::cue { background: url(https://evil.example) }\n\nNOTE سر\n\n' +
    'name\n00:01.000 --> 00:02.000 align:start evil:1 line:80%\n<script>alert(1)</script><b>نص</b>\n';
  const clean = toWebVtt(Buffer.from(vtt));
  expect(clean).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 align:start line:80%\n' +
      '&lt;script>alert(1)&lt;/script><b>نص</b>\n',
  );
});

test('cues without blank lines between them, and out of order, are put in order', () => {
  const srt = '2\n00:00:05,000 --> 00:00:06,000\nثانيًا\n1\n00:00:01,000 --> 00:00:02,000\nأولًا\n';
  expect(toWebVtt(Buffer.from(srt))).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nأولًا\n\n00:00:05.000 --> 00:00:06.000\nثانيًا\n',
  );
});

test.each([
  ['nothing', ''],
  ['a text without times', 'مرحبًا\n\nبكم'],
  ['cues that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nنص\n'],
])('%s is refused', (_name, content) => {
  expect(() => toWebVtt(Buffer.from(content))).toThrow('لا يحتوي هذا الملف على ترجمة');
});

test('far too many cues are refused', () => {
  const cues = Array.from({ length: 20_001 }, () => '00:01.000 --> 00:02.000\nن\n').join('\n');
  expect(() => toWebVtt(Buffer.from(`WEBVTT\n\n${cues}`))).toThrow('أكبر من الحد');
});

test('times inside a cue, which tell word by word, stay tags', () => {
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nأهلًا <00:00:01.500><c>بكم</c> <1:2>\n';
  expect(toWebVtt(Buffer.from(vtt))).toContain('أهلًا <00:00:01.500><c>بكم</c> &lt;1:2>');
});

test('lines have the words of the cues, without tags, on one line', () => {
  const vtt =
    'WEBVTT\n\n00:05.250 --> 00:06.000\nثانيًا &amp; أخيرًا: 1 &lt; 2\n\n' +
    '00:01.000 --> 00:02.500 align:start\n<v أمل>أهلًا <00:00:01.500><c.big>بكم</c></v>\nفي <i>الدرس</i>\n\n' +
    '00:07.000 --> 00:08.000\n<b></b>\n';
  expect(toLines(Buffer.from(toWebVtt(Buffer.from(vtt))))).toEqual([
    { starts_at: 1000, ends_at: 2500, text: 'أهلًا بكم في الدرس' },
    { starts_at: 5250, ends_at: 6000, text: 'ثانيًا & أخيرًا: 1 < 2' },
  ]);
});

test('a line that is too long is cut between letters, and one after a day is left out', () => {
  const vtt = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'😀'.repeat(501)}\n\n25:00:00.000 --> 25:00:01.000\nن\n`;
  expect(toLines(Buffer.from(vtt)).map(({ text }) => [...text].length)).toEqual([500]);
  expect(toLines(Buffer.from(vtt))[0]?.text.isWellFormed()).toBe(true);
});

test('a cue that is too long is refused with its place before anything cleans it', () => {
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\nقصيرة\n\n00:03.000 --> 00:04.000\n${'{\\'.repeat(40_000)}\n`;
  expect(readCaptions(Buffer.from(text))).toEqual({
    failure: 'في ملف الترجمة جملة أطول من الحد المسموح به، وهي عند السطر 7.',
  });
});
