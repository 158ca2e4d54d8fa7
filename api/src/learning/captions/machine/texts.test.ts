import { describe, expect, test } from 'vitest';
import { applyTerms, indexTerms, promptOf } from './apply-terms.ts';
import { parseTranscript } from './parse-transcript.ts';
import { shapeLines } from './shape-lines.ts';

const index = indexTerms([
  { term: 'closure', spoken: ['كلوجر', 'الكلوجر'] },
  { term: 'event loop', spoken: ['إيفنت لوب', 'حلقة الأحداث'] },
  { term: 'event', spoken: ['إيفنت'] },
  { term: 'TypeScript', spoken: ['تايب سكربت'] },
]);

describe('the terms of a course', () => {
  test.each([
    ['هذا كلوجر.', 'هذا closure.'],
    ['«الكلوجر» هنا', '«closure» هنا'],
    // Spelt otherwise, or with marks.
    ['ايفنت لوب', 'event loop'],
    ['كلوجَر', 'closure'],
    ['نكتب typescript', 'نكتب TypeScript'],
    // The longest form first, and a shorter one where only that stands.
    ['إيفنت لوب ثم إيفنت', 'event loop ثم event'],
    // Parts of words, and forms that were not listed, stay.
    ['كلوجرات وكلوجر', 'كلوجرات وكلوجر'],
    ['', ''],
  ])('«%s» becomes «%s»', (text, expected) => {
    expect(applyTerms(text, index)).toBe(expected);
  });

  test('are a hint no longer than one may be', () => {
    const terms = Array.from({ length: 300 }, (_, at) => ({
      term: `term-number-${at}`,
      spoken: [],
    }));
    expect(promptOf(terms).length).toBeLessThanOrEqual(800);
    expect(promptOf(terms).startsWith('term-number-0, term-number-1')).toBe(true);
  });
});

test('the JSON of whisper.cpp is read, and what is no segment left out', () => {
  const json = {
    transcription: [
      { offsets: { from: 0, to: 1200 }, text: ' أهلًا\nبكم ' },
      { offsets: { from: 1200, to: 'x' }, text: 'بلا وقت' },
      null,
      { offsets: { from: 5000, to: 4000 }, text: 'مقلوب' },
    ],
  };
  expect(parseTranscript(JSON.stringify(json))?.lines).toMatchObject([
    { start: 0, end: 1200, text: 'أهلًا بكم' },
  ]);
  expect(parseTranscript('{"a":1}')).toBeNull();
  expect(parseTranscript('[')).toBeNull();
});

test('a long segment becomes lines that share its time and lose no word', () => {
  const text = Array.from({ length: 60 }, (_, at) => `كلمة${at}`).join(' ');
  const line = { start: 1_000, end: 31_000, speaker: '', text, settings: '', markup: null };
  const lines = shapeLines([line]);
  expect(lines.map((one) => one.text).join(' ')).toBe(text);
  expect(lines[0]?.start).toBe(1_000);
  expect(lines.at(-1)?.end).toBe(31_000);
  for (const [at, one] of lines.entries()) {
    expect(one.text.length).toBeLessThanOrEqual(84);
    expect(one.start).toBe(lines[at - 1]?.end ?? 1_000);
  }
});
