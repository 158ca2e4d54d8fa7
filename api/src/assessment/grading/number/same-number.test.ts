import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionWords } from '../question/question-words.ts';
import { sameNumber } from './same-number.ts';

type Key = NonNullable<QuestionAnswers['number']>;
const key = (value: string, more: Partial<Key> = {}): Key => ({
  value,
  tolerance: '',
  toleranceIn: 'value',
  unit: '',
  units: [],
  unitNeeded: false,
  ...more,
});
const metres = {
  unit: 'م',
  units: [
    { name: 'سم', factor: '0.01' },
    { name: 'كم', factor: '1000' },
  ],
};

describe('is right', () => {
  test.each<[given: string, key: Key]>([
    ['3.14', key('3.14')],
    ['٣٫١٤', key('3.14')],
    ['٣،١٤', key('3.14')],
    ['3,14', key('٣٫١٤')],
    ['.5', key('0.5')],
    ['1,234,567', key('1234567')],
    ['١٬٢٣٤٬٥٦٧', key('1234567')],
    ['1 234 567', key('1234567')],
    ['1,234', key('1234')],
    ['1,234', key('1.234')],
    ['7-', key('-7')],
    ['٧٫٥-', key('-7.5')],
    ['16,000', key('16000')],
    ['1.5e3', key('1500')],
    ['1.5E-3', key('0.0015')],
    ['1.5×10³', key('1500')],
    ['1.5 * 10^3', key('1500')],
    ['5x10^-2', key('0.05')],
    ['1/2', key('0.5')],
    ['½', key('0.5')],
    ['2½', key('2.5')],
    ['2 1/2', key('2.5')],
    ['-7', key('-7')],
    ['−7', key('-7')],
    ['سالب سبعة', key('-7')],
    ['ناقص ٧', key('-7')],
    ['خمسة وعشرون', key('25')],
    ['خمس وعشرين', key('25')],
    ['ألفان', key('2000')],
    ['5 آلاف', key('5000')],
    ['ثلاثة ونصف', key('3.5')],
    ['نصف', key('0.5')],
    ['= 42', key('42')],
    ['x = 42', key('42')],
    ['الناتج = 42', key('42')],
    ['42.', key('42')],
    ['حوالي 42', key('42')],
    ['0.30000000000000004', key('0.3')],
    ['50%', key('0.5')],
    ['٪50', key('50', { unit: '%', unitNeeded: true })],
    ['خمسون بالمئة', key('50', { unit: '%', unitNeeded: true })],
    ['9.6', key('9.8', { tolerance: '0.2' })],
    ['10', key('9.8', { tolerance: '0.2' })],
    ['9.604', key('9.8', { tolerance: '2', toleranceIn: 'percent' })],
    ['5', key('5', metres)],
    ['5 م', key('5', { ...metres, unitNeeded: true })],
    ['5 أمتار', key('5', { ...metres, unitNeeded: true })],
    ['خمسة أمتار', key('5', { ...metres, unitNeeded: true })],
    ['500 سم', key('5', metres)],
    ['٥٠٠سم', key('5', metres)],
    ['500 cm', key('5', metres)],
    ['0.005 كيلومتر', key('5', metres)],
    ['ساعتان', key('2', { unit: 'ساعة', unitNeeded: true })],
    ['$5', key('5', { unit: 'دولار', unitNeeded: true })],
    ['16 kb', key('16', { unit: 'KB' })],
    ['16 كيلوبايت', key('16', { unit: 'KB' })],
    ['خمس ثوانٍ', key('5', { unit: 'ثانية' })],
  ])('%s', (given, right) => {
    expect(sameNumber(right, given)).toBe(true);
  });
});

describe('is wrong', () => {
  test.each<[given: string, key: Key]>([
    ['', key('0')],
    ['abc', key('0')],
    ['-', key('0')],
    ['3.15', key('3.14')],
    ['314', key('3.14')],
    ['7', key('-7')],
    ['خمسة عشر', key('50')],
    ['9.59', key('9.8', { tolerance: '0.2' })],
    ['9.603', key('9.8', { tolerance: '2', toleranceIn: 'percent' })],
    ['5 سم', key('5', metres)],
    ['5 كم', key('5', metres)],
    ['5 مم', key('5', metres)],
    ['5', key('5', { ...metres, unitNeeded: true })],
    ['5 كيلو', key('5')],
    ['5 6', key('5')],
    ['5 أو 6', key('5')],
    ['1,2,3', key('123')],
    ['12,34', key('1234')],
    ['1.2.3', key('1.23')],
    ['1/0', key('0')],
    ['5', key('')],
    ['16,000', key('16')],
    ['5-3', key('-5')],
    ['7-', key('7')],
    ['5', key('خمسة')],
    ['16 mb', key('16', { unit: 'KB' })],
    ['Infinity', key('0')],
    ['1e400', key('1')],
  ])('%s', (given, right) => {
    expect(sameNumber(right, given)).toBe(false);
  });
});

describe('beside its question', () => {
  test.each<[question: string, given: string, key: Key, isRight: boolean]>([
    ['كم نسبة الناجحين؟', '50٪', key('50'), true],
    ['كم عدد الناجحين؟', '50٪', key('50'), false],
    ['ما ناتج 7 % 3؟', '1%', key('1'), false],
    ['ما ناتج 7 % 3؟', '100%', key('1'), false],
    ['كم سنة عاش؟', '17 عامًا', key('17'), true],
    ['كم سنة عاش؟', '17 شهرًا', key('17'), false],
    ['كم دقيقة في الساعة؟', '60 دقيقة في الساعة', key('60'), true],
    ['كم دقيقة في الساعة؟', '60 ساعة', key('60'), false],
    ['كم كلمة تقرأ بالدقيقة؟', '200 دقيقة', key('200'), false],
    ['ما باقي قسمة 10 على 3؟', 'الباقي 1', key('1'), true],
    ['ما قيمة x؟', 'x = 5', key('5'), true],
    ['ما قيمة x؟', 'x += 5', key('5'), false],
    ['ما قيمة x؟', 'x != 5', key('5'), false],
    ['احسب 8 × 2', '8 × 2 = 16', key('16'), true],
    ['احسب 8 × 2', '16,000', key('16'), false],
    ['احسب 8 × 2', '16.000', key('16'), false],
    ['كم يساوي 10 أس 6؟', '١٠⁶', key('1000000'), true],
    ['كم عددهم؟', 'أكثر من 5', key('5'), false],
    ['كم عددهم؟', 'ليس 5', key('5'), false],
    ['في أي سنة هجرية؟', '2 هـ', key('2'), true],
    ['في أي سنة هجرية؟', '2 م', key('2'), false],
  ])('%s %s', (question, given, right, isRight) => {
    expect(sameNumber(right, given, questionWords(`<p>${question}</p>`))).toBe(isRight);
  });
});

test('a number is right as far as its tolerance reaches and no farther', () => {
  const amount = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(
      amount,
      fc.nat(500),
      fc.integer({ min: -1_000, max: 1_000 }),
      (value, around, by) => {
        const right = key(String(value / 100), { tolerance: String(around / 100) });
        expect(sameNumber(right, String((value + by) / 100))).toBe(Math.abs(by) <= around);
      },
    ),
  );
});
