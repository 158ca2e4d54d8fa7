import { afterEach, describe, expect, test } from 'vitest';
import { countLabel, countWithVerb, formatCount, spanLabel, verbFor } from './count.ts';
import { proposeForms, wordingTable } from './interface-nouns.ts';
import { nouns } from './nouns.ts';
import { adjectives, rareNouns } from './rare-nouns.ts';
import { setWording } from './reword.ts';

afterEach(() => setWording(null));

test.each([
  [0, 'لا محاضرات', '0 محاضرة', '0 محاضرة'],
  [1, 'محاضرة واحدة', 'محاضرة واحدة', 'محاضرة واحدة'],
  [2, 'محاضرتان', 'محاضرتين', 'محاضرتين'],
  [3, '3 محاضرات', '3 محاضرات', '3 محاضرات'],
  [10, '10 محاضرات', '10 محاضرات', '10 محاضرات'],
  [11, '11 محاضرة', '11 محاضرة', '11 محاضرة'],
  [100, '100 محاضرة', '100 محاضرة', '100 محاضرة'],
  [103, '103 محاضرات', '103 محاضرات', '103 محاضرات'],
  [1000, '1,000 محاضرة', '1,000 محاضرة', '1,000 محاضرة'],
])('%i lectures read %s, %s, %s', (count, nominative, genitive, accusative) => {
  expect(countLabel(count, 'lecture')).toBe(nominative);
  expect(countLabel(count, 'lecture', 'genitive')).toBe(genitive);
  expect(countLabel(count, 'lecture', 'accusative')).toBe(accusative);
});

test.each([
  [1, 'كورس واحد', 'كورس واحد', 'كورسًا واحدًا'],
  [2, 'كورسان', 'كورسين', 'كورسين'],
  [11, '11 كورسًا', '11 كورسًا', '11 كورسًا'],
  [100, '100 كورس', '100 كورس', '100 كورس'],
])('%i courses read %s, %s, %s', (count, nominative, genitive, accusative) => {
  expect(countLabel(count, 'course')).toBe(nominative);
  expect(countLabel(count, 'course', 'genitive')).toBe(genitive);
  expect(countLabel(count, 'course', 'accusative')).toBe(accusative);
});

test.each([
  [1, 'حرف واحد'],
  [2, 'حرفين'],
  [8, '8 أحرف'],
  [12, '12 حرفًا'],
  [100, '100 حرف'],
  [2000, '2,000 حرف'],
])('%i letters after a preposition', (count, text) => {
  expect(countLabel(count, 'letter', 'genitive')).toBe(text);
});

test('a unit is written with its 0', () => {
  expect(countLabel(0, 'minute')).toBe('0 دقيقة');
  expect(countLabel(0, rareNouns.mark)).toBe('0 درجة');
});

test('a fraction takes the singular', () => {
  expect(countLabel(1.5, rareNouns.mark)).toBe('1.5 درجة');
});

test.each([
  [1, 'بعد دقيقة'],
  [2, 'بعد دقيقتين'],
  [5, 'بعد 5 دقائق'],
  [15, 'بعد 15 دقيقة'],
])('a span of %i minutes reads %s', (count, text) => {
  expect(`بعد ${spanLabel(count, 'minute')}`).toBe(text);
});

describe('an adjective agrees with its noun', () => {
  test.each([
    [0, 'لا رسائل جديدة'],
    [1, 'رسالة جديدة'],
    [2, 'رسالتان جديدتان'],
    [3, '3 رسائل جديدة'],
    [11, '11 رسالة جديدة'],
  ])('%i messages', (count, text) => {
    expect(countLabel(count, rareNouns.message, 'nominative', adjectives.new)).toBe(text);
  });

  test('in the accusative, of both genders', () => {
    expect(countLabel(2, 'lecture', 'accusative', adjectives.other)).toBe('محاضرتين أخريين');
    expect(countLabel(1, 'course', 'accusative', adjectives.new)).toBe('كورسًا جديدًا');
    expect(countLabel(4, 'course', 'accusative', adjectives.other)).toBe('4 كورسات أخرى');
  });
});

describe('a verb before a counted noun', () => {
  const verb = (count: number, noun: Parameters<typeof verbFor>[1]) =>
    verbFor(count, noun, { masculine: 'لم يكتمل', feminine: 'لم تكتمل' });

  test.each([
    [1, 'لم يكتمل'],
    [2, 'لم يكتمل'],
    [3, 'لم تكتمل'],
    [10, 'لم تكتمل'],
    [11, 'لم يكتمل'],
    [100, 'لم يكتمل'],
    [105, 'لم تكتمل'],
  ])('with %i questions: %s', (count, text) => {
    expect(verb(count, rareNouns.question)).toBe(text);
  });

  test('is feminine with every number of a feminine noun, masculine with people', () => {
    for (const count of [1, 2, 3, 11, 100]) {
      expect(verb(count, 'lecture')).toBe('لم تكتمل');
      expect(verb(count, 'student')).toBe('لم يكتمل');
    }
  });
});

test('a verb stands before what it counts', () => {
  const opened = { masculine: 'فُتح لك', feminine: 'فُتحت لك' };
  expect(countWithVerb(2, 'course', opened)).toBe('فُتح لك كورسان');
  expect(countWithVerb(3, 'course', opened)).toBe('فُتحت لك 3 كورسات');
});

test('a replaced noun is used everywhere, in its gender', () => {
  setWording(
    wordingTable({
      lecture: proposeForms('درس', { plural: 'دروس' }),
      certificate: proposeForms('إفادة'),
      quiz: proposeForms('امتحان'),
    }),
  );
  expect(countLabel(1, 'lecture')).toBe('درس واحد');
  expect(countLabel(12, 'lecture')).toBe('12 درسًا');
  expect(countLabel(2, 'lecture', 'accusative', adjectives.other)).toBe('درسين آخرين');
  expect(verbFor(1, 'lecture', { masculine: 'نُقل', feminine: 'نُقلت' })).toBe('نُقل');
  expect(countLabel(2, 'course')).toBe('كورسان');
  expect(countLabel(2, rareNouns.certificate)).toBe('إفادتان');
  // The tests of an exercise are no quizzes.
  expect(countLabel(2, rareNouns.test)).toBe('اختباران');
});

test.each([
  ['year', nouns.year, 'سنتان', 'سنتين', 'سنة'],
  ['member', rareNouns.member, 'مشتركان', 'مشتركين', 'مشتركًا'],
  ['thing', rareNouns.thing, 'شيئان', 'شيئين', 'شيئًا'],
  ['purchase', rareNouns.purchase, 'عمليتا شراء', 'عمليتي شراء', 'عملية شراء'],
  ['skill', rareNouns.skill, 'مهارتان', 'مهارتين', 'مهارة'],
])('the forms of %s', (_, noun, dual, dualOblique, accusative) => {
  expect(noun).toMatchObject({ dual, dualOblique, accusative });
});

// The rules of `masculine` and `feminine` hold for a noun that ends in a consonant or ة; others state their forms.
test.each(Object.entries({ ...nouns, ...rareNouns }))(
  'no ending is put onto %s wrongly',
  (_, noun) => {
    const { dual, dualOblique, accusative } = noun;
    expect([dual, dualOblique, accusative].join(' ')).not.toMatch(/[ةءىا](?:ان|ين|ًا)|ةً/);
  },
);

test.each([
  ...Array.from({ length: 1_100 }, (_, count) => count),
  ...Array.from({ length: 16 }, (_, power) => [10 ** power - 1, 10 ** power]).flat(),
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e21,
  4.67,
  0.005,
  1234.5,
  -0,
  -1,
  -12_500,
])('%s is written as the browser writes it for Egypt', (count) => {
  const written = new Intl.NumberFormat('ar-EG-u-nu-latn', { maximumFractionDigits: 2 });
  expect(formatCount(count)).toBe(written.format(count));
});
