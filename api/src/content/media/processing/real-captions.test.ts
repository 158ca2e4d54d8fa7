import { expect, test } from 'vitest';
import { toLines, toWebVtt } from './captions.ts';

/** Captions as programs write them: each with the cues that must come out. */

const cues = (vtt: string | null) =>
  (vtt ?? '')
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times = '', ...lines] = block.trimEnd().split('\n');
      const [from = '', to = ''] = times.split(' --> ');
      return `${from}–${to.split(' ')[0]} ${lines.join(' / ')}`;
    });

test.each<[string, string, string[]]>([
  [
    'YouTube, made automatically, with words in time',
    'WEBVTT\nKind: captions\nLanguage: ar\n\n00:00:00.160 --> 00:00:02.389 align:start position:0%\n \nمرحبا<00:00:00.480><c> بكم</c><00:00:01.120><c> في</c>\n\n00:00:02.389 --> 00:00:02.399 align:start position:0%\nمرحبا بكم في\n \n',
    // Browsers show each word in its time.
    [
      '00:00:00.160–00:00:02.389 مرحبا<00:00:00.480><c> بكم</c><00:00:01.120><c> في</c>',
      '00:00:02.389–00:00:02.399 مرحبا بكم في',
    ],
  ],
  [
    'Whisper, SubRip with numbers and no spaces at the end',
    '1\n00:00:00,000 --> 00:00:03,480\nفي هذا الدرس نتعرف على الحلقات.\n\n2\n00:00:03,480 --> 00:00:07,000\nوننظر كيف تعمل for.\n',
    [
      '00:00:00.000–00:00:03.480 في هذا الدرس نتعرف على الحلقات.',
      '00:00:03.480–00:00:07.000 وننظر كيف تعمل for.',
    ],
  ],
  [
    'Whisper, WebVTT with minutes and seconds',
    'WEBVTT\n\n00:00.000 --> 00:04.000\nأهلًا بكم\n\n00:04.000 --> 01:02.500\nنبدأ\n',
    ['00:00:00.000–00:00:04.000 أهلًا بكم', '00:00:04.000–00:01:02.500 نبدأ'],
  ],
  [
    'Subtitle Edit with marks of the right-to-left order',
    '\ufeff1\r\n00:00:01,200 --> 00:00:02,900\r\n\u202bما هي المتغيرات؟\u202c\r\n\r\n2\r\n00:00:03,000 --> 00:00:05,100\r\n<i>\u202bسؤال جيد.\u202c</i>\r\n\r\n',
    [
      '00:00:01.200–00:00:02.900 \u202bما هي المتغيرات؟\u202c',
      '00:00:03.000–00:00:05.100 <i>\u202bسؤال جيد.\u202c</i>',
    ],
  ],
  [
    'Aegisub, exported as SubRip with positions',
    '1\n00:00:01,00 --> 00:00:03,50\n{\\an8}{\\pos(192,35)}عنوان الدرس\n\n2\n00:00:04,00 --> 00:00:06,00\n{\\i1}تعريف{\\i0} المصفوفة\n',
    ['00:00:01.000–00:00:03.500 عنوان الدرس', '00:00:04.000–00:00:06.000 تعريف المصفوفة'],
  ],
  [
    'Premiere, with a dot for the comma and a line without text',
    '1\n00:00:00.500 --> 00:00:02.000\nالخطوة الأولى\n\n2\n00:00:02.000 --> 00:00:03.000\n\n\n3\n00:00:03.000 --> 00:00:05.000\nالخطوة الثانية\n',
    ['00:00:00.500–00:00:02.000 الخطوة الأولى', '00:00:03.000–00:00:05.000 الخطوة الثانية'],
  ],
  [
    'Zoom, WebVTT with speakers',
    'WEBVTT\r\n\r\n1\r\n00:00:02.310 --> 00:00:05.120\r\nأحمد سالم: هل تسمعونني؟\r\n\r\n2\r\n00:00:05.900 --> 00:00:07.000\r\nمنى: نعم.\r\n',
    ['00:00:02.310–00:00:05.120 أحمد سالم: هل تسمعونني؟', '00:00:05.900–00:00:07.000 منى: نعم.'],
  ],
  [
    'Teams, WebVTT with voices and identifiers',
    'WEBVTT\n\n8ac1f1c8-02e3-4b3d-9a4b-1f3a/12-0\n00:00:03.100 --> 00:00:04.660\n<v أستاذ خالد>نبدأ بالواجب.</v>\n',
    ['00:00:03.100–00:00:04.660 <v أستاذ خالد>نبدأ بالواجب.</v>'],
  ],
  [
    'Kapwing, hours of one digit and tags of fonts',
    '1\n0:00:01,000 --> 0:00:02,000\n<font color="#ffffff"><b>مهم</b></font>\n\n2\n0:00:02,100 --> 0:00:03,000\nانتبه &amp; احفظ\n',
    ['00:00:01.000–00:00:02.000 <b>مهم</b>', '00:00:02.100–00:00:03.000 انتبه &amp; احفظ'],
  ],
  [
    'a film of two hours with cues that touch and overlap',
    '118\n01:59:58,900 --> 02:00:01,000\nنهاية الجزء\n\n119\n02:00:00,500 --> 02:00:02,000\nوبداية ما بعده\n',
    ['01:59:58.900–02:00:01.000 نهاية الجزء', '02:00:00.500–02:00:02.000 وبداية ما بعده'],
  ],
])('%s', (_program, file, expected) => {
  expect(cues(toWebVtt(Buffer.from(file)))).toEqual(expected);
});

test('words in time are plain words in the text of a lecture', () => {
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nمرحبا<00:00:01.480><c> بكم</c>\n';
  expect(toLines(Buffer.from(vtt)).map(({ text }) => text)).toEqual(['مرحبا بكم']);
});
