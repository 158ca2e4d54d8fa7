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

const shown = (source: string) => toLines(Buffer.from(source)).map(({ text: words }) => words);
const times = (source: string) =>
  toLines(Buffer.from(source)).map(({ starts_at, ends_at }) => [starts_at, ends_at]);

test('entities are read once, and an apostrophe that was written as one twice is an apostrophe', () => {
  const vtt =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nIt&#39;s a &quot;list&quot; &amp; caf&eacute;&#33;\n\n' +
    '00:03.000 --> 00:04.000\nif a &lt; b &gt;&gt; 1, &lt;b&gt; غامق\n\n' +
    '00:05.000 --> 00:06.000\nاكتب &amp;lt; لا &amp;nbsp;، it&amp;#39;s\n';
  const read = ['It\'s a "list" & café!', 'if a < b >> 1, <b> غامق', "اكتب &lt; لا &nbsp;، it's"];
  expect(shown(vtt)).toEqual(read);
  const clean = toWebVtt(Buffer.from(vtt));
  expect(clean).toContain('It\'s a "list" &amp; café!\n');
  expect(clean).toContain('&lt;b> غامق');
  expect(toWebVtt(Buffer.from(clean))).toBe(clean);
});

test.each([
  ['Arabic digits', '١\n٠٠:٠٠:٠١,٥٠٠ --> ٠٠:٠٠:٠٣,٠٠٠\nمرحبًا', [1500, 3000]],
  ['Persian digits and marks', '\u200f۱\n\u200f۰۰:۰۰:۰۱٫۵ --> ۰۰:۰۰:۰۳\u200f\nسلام', [1500, 3000]],
  ['times without fractions', '1\n00:00:01 --> 00:00:03\nمرحبًا', [1000, 3000]],
  ['minutes alone', '0:01 --> 0:03\nمرحبًا', [1000, 3000]],
  ['a space before fractions', '1\n00:00:01, 500 --> 00:00:03, 000\nمرحبًا', [1500, 3000]],
  ['microseconds', '1\n00:00:01.500000 --> 00:00:03.000000\nمرحبًا', [1500, 3000]],
  ['fractions after a colon', '1\n00:00:01:500 --> 00:00:03:000\nمرحبًا', [1500, 3000]],
  ['another arrow', '1\n00:00:01,500 —> 00:00:03,000\nمرحبًا', [1500, 3000]],
  ['SubViewer', '0:00:01.500,0:00:03.000\nمرحبًا\n', [1500, 3000]],
])('times with %s are read', (_name, source, expected) => {
  expect(times(source)).toEqual([expected]);
  expect(shown(source)[0]).toMatch(/^(مرحبًا|سلام)$/);
});

test('what stands after an empty line belongs to its cue, and numbers of cues to none', () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:03,000\nالسطر الأول\n\nالسطر الثاني\n\n\nالثالث\n\n' +
    '2\n\n00:00:04,000 --> 00:00:05,000\n\nبعد سطر فارغ\n\n' +
    '3\n00:00:06,000 --> 00:00:07,000\n5\n\n4\n00:00:08,000 --> 00:00:09,000\nالعدد\n7\n\n5\n';
  expect(shown(srt)).toEqual(['السطر الأول السطر الثاني الثالث', 'بعد سطر فارغ', '5', 'العدد 7']);
});

test('names of cues, notes and styles of WebVTT are no text, wherever they stand', () => {
  const vtt =
    'WEBVTT - من التسجيل\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\nمقدمة\n00:01.000 --> 00:02.000\n<v سارة>أهلًا</v>\n\n' +
    'NOTE\nهذه ملاحظة\nفي سطرين\n\n3f2a-11/7-0\n00:03.000 --> 00:04.000\nأحمد: نعم\n\n' +
    'STYLE\n::cue { color: red }\n\n12\n\n00:05.000 --> 00:06.000\n12\n';
  expect(shown(vtt)).toEqual(['أهلًا', 'أحمد: نعم', '12']);
});

test('a broken byte costs its letter, not the file', () => {
  const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:03,000\nأهلًا بكم X هنا\n');
  bytes[bytes.indexOf('X')] = 0xff;
  expect(toLines(bytes)[0]?.text).toBe('أهلًا بكم \ufffd هنا');
});
