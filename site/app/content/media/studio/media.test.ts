import { describe, expect, test } from 'vitest';
import { guessLanguage } from './fields/caption-language.ts';
import { formatDuration, usesText } from './media-texts.ts';

describe('the language of captions', () => {
  const of = (name: string, content: string | Uint8Array<ArrayBuffer> = '') =>
    guessLanguage(new File([content], name));
  const arabic = 'WEBVTT\n\n00:01.000 --> 00:02.000\nمرحبًا بكم في الدرس الأول\n';

  test.each([
    ['lesson.ar.vtt', 'ar'],
    ['lesson_en.srt', 'en'],
    ['lesson-eng.srt', 'en'],
    ['Lesson 1 (fr).vtt', 'fr'],
    ['lesson.pt-BR.vtt', 'ar'],
    ['الدرس الأول - English.srt', 'en'],
    ['الدرس بالعربية.srt', 'ar'],
  ])('%s', async (name, language) => {
    expect(await of(name, arabic)).toBe(language);
  });

  test('without a word in the name it is told by the letters, in any encoding', async () => {
    expect(await of('lesson.vtt', arabic)).toBe('ar');
    expect(await of('lesson.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome\n')).toBe('en');
    expect(await of('lesson.vtt', 'سلام، گفت که چرا این ژانر را نمی‌پسندد')).toBe('fa');
    // «مرحبا» in Windows-1256.
    expect(await of('lesson.srt', Uint8Array.of(0xe3, 0xd1, 0xcd, 0xc8, 0xc7))).toBe('ar');
  });
});

test.each([
  [16.56, '00:17'],
  [754, '12:34'],
  [3_723, '1:02:03'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, 'غير مستخدم'],
  [1, 'مستخدم في موضع واحد'],
  [2, 'مستخدم في موضعين'],
  [5, 'مستخدم في 5 مواضع'],
  [12, 'مستخدم في 12 موضعًا'],
])('%s uses are «%s»', (uses, text) => {
  expect(usesText(uses)).toBe(text);
});
