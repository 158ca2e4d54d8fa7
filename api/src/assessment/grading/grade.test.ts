import type {
  GivenAnswer,
  QuestionAnswers,
  QuestionContent,
} from '@nibras/contract/assessment/questions/shapes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnswerShape } from './check-answer-shape.ts';
import { grade } from './grade.ts';
import { isComplete } from './is-complete.ts';
import { keyOf } from './key-of.ts';
import { roundScore, scoreOf } from './score-of.ts';

const question = (
  kind: QuestionContent['kind'],
  answers: QuestionAnswers,
  more: Partial<QuestionContent> = {},
): QuestionContent => ({ kind, html: '<p>سؤال</p>', answers, explanation: '', hints: [], ...more });
const choice = (id: string, correct: boolean, feedback = '') => ({
  id,
  html: `<p>${id}</p>`,
  correct,
  feedback,
});
const item = (id: string, html = id) => ({ id, html });
const pair = (id: string, right: string) => ({ id, left: id, rightId: `${id}-r`, right });

const single = question('single', {
  choices: [choice('a', true, '<p>نعم</p>'), choice('b', false), choice('c', false)],
});
const several = (partial: boolean) =>
  question('multiple', {
    partial,
    choices: [choice('a', true), choice('b', true), choice('c', false), choice('d', false)],
  });
const match = question('match', {
  pairs: [pair('x', 'نص'), pair('y', 'عدد'), pair('z', 'نص')],
  extras: [item('e', 'منطقي')],
});
const order = question('order', { items: ['1', '2', '3', '4'].map((id) => item(id)) });
const gaps = question('gaps', {
  code: 'for (let i = 0; [[1]]; [[2]])',
  language: 'javascript',
  gaps: [{ accepted: ['i < 5', 'i <= 4'] }, { accepted: ['i++'] }],
});
const share = (content: QuestionContent, answer: GivenAnswer) => grade(content, answer).share;

test('one right choice has all points, and the key of others is not told', () => {
  expect(grade(single, { choice: 'a' })).toEqual({ share: 1, judged: { a: true } });
  expect(grade(single, { choice: 'b' })).toEqual({ share: 0, judged: { b: false } });
  expect(grade(single, {})).toEqual({ share: 0, judged: {} });
});

test.each<[string[], whole: number, partial: number]>([
  [['a', 'b'], 1, 1],
  [['a'], 0, 0.5],
  [['a', 'b', 'c'], 0, 0.5],
  [['a', 'c'], 0, 0],
  [['a', 'b', 'c', 'd'], 0, 0],
  [['c'], 0, 0],
  [[], 0, 0],
  [['a', 'a', 'b'], 1, 1],
])('of several choices %j have %s, and %s by parts', (choices, whole, partial) => {
  expect(share(several(false), { choices })).toBe(whole);
  expect(share(several(true), { choices })).toBe(partial);
  expect(Object.keys(grade(several(true), { choices }).judged)).toEqual([...new Set(choices)]);
});

test('true or false', () => {
  const no = question('true-false', { correct: false });
  expect([share(no, { choice: 'false' }), share(no, { choice: 'true' }), share(no, {})]).toEqual([
    1, 0, 0,
  ]);
  expect(share(question('true-false', { correct: null }), { choice: 'false' })).toBe(0);
});

test('each matched pair has its part, and right sides that look alike are one', () => {
  const pairs = { x: 'z-r', y: 'y-r', z: 'e' };
  expect(grade(match, { pairs })).toEqual({
    share: 2 / 3,
    judged: { x: true, y: true, z: false },
  });
  expect(share(match, {})).toBe(0);
});

test.each([
  [['1', '2', '3', '4'], 1],
  [['2', '1', '3', '4'], 4 / 6],
  [['4', '3', '2', '1'], 0],
  [['4', '1', '2', '3'], 0],
  [['1', '2', '3'], 0],
  [[], 0],
])('the order %j has %s', (given, expected) => {
  expect(share(order, { order: given })).toBeCloseTo(expected);
});

test('lines that look alike may stand for each other', () => {
  const lines = question('order', {
    items: [item('a', '{'), item('b', '}'), item('c', 'x'), item('d', '}')],
  });
  expect(share(lines, { order: ['a', 'd', 'c', 'b'] })).toBe(1);
});

test('orders by chance have no points on average', () => {
  const shuffled = fc.shuffledSubarray(['1', '2', '3', '4'], { minLength: 4 });
  fc.assert(
    fc.property(shuffled, (given) => {
      const mirrored = given.toReversed();
      const [one = 0, other = 0] = [given, mirrored].map(
        (ids) => share(order, { order: ids }) ?? 0,
      );
      expect(Math.min(one, other)).toBe(0);
    }),
  );
});

test('each gap has its part', () => {
  expect(grade(gaps, { gaps: ['i<=4', 'i+1'] })).toEqual({
    share: 0.5,
    judged: { 0: true, 1: false },
  });
  expect(grade(gaps, { gaps: ['', 'i ++'] })).toEqual({ share: 0.5, judged: { 1: true } });
});

test('texts, numbers and outputs are right or wrong, and an essay waits for a person', () => {
  const text = question('text', { accepted: ['القاهرة'] });
  const number = question('number', {
    number: {
      value: '25',
      tolerance: '',
      toleranceIn: 'value',
      unit: '',
      units: [],
      unitNeeded: false,
    },
  });
  const output = question('output', { code: 'print(1)', accepted: ['1\n2'] });
  expect([share(text, { text: 'القاهره' }), share(text, { text: 'الجيزة' })]).toEqual([1, 0]);
  expect([share(number, { text: 'خمسة وعشرون' }), share(number, {})]).toEqual([1, 0]);
  expect([share(output, { text: '1 \r\n2\n' }), share(output, { text: '12' })]).toEqual([1, 0]);
  expect(share(question('essay', {}), { text: 'نص' })).toBeNull();
});

test.each([single, several(true), several(false), match, order, gaps])(
  'the key of $kind has all points and fits the question',
  (content) => {
    const { answer } = keyOf(content);
    expect(share(content, answer)).toBe(1);
    expect(checkAnswerShape(content, answer)).toBe(true);
    expect(isComplete(content)).toEqual([]);
  },
);

test('the key tells further answers and why', () => {
  const { feedback, accepted } = keyOf(single);
  expect([feedback, accepted]).toEqual([{ a: '<p>نعم</p>' }, []]);
  const text = question('text', { accepted: ['أ', 'ب'], guide: 'سر' }, { explanation: 'لأن' });
  expect(keyOf(text)).toEqual({
    answer: { text: 'أ' },
    accepted: ['ب'],
    feedback: {},
    explanation: 'لأن',
    guide: '',
  });
});

describe('scores', () => {
  test.each([
    [3, 1 / 3, [], 1],
    [1, 1 / 3, [], 0.33],
    [1, 0.335, [], 0.34],
    [1, 1.005 - 0.5, [], 0.51],
    [10, 1, [10, 25], 6.5],
    [10, 0.2, [50], 0],
  ])('%s points, a share of %s and hints for %j are %s', (points, part, hintCosts, score) => {
    expect(scoreOf({ points, share: part, hintCosts })).toBe(score);
  });

  test('are null until a person has marked, and sums are rounded alike', () => {
    expect(scoreOf({ points: 5, share: null })).toBeNull();
    expect(roundScore(0.1 + 0.2)).toBe(0.3);
  });

  test('lie between 0 and the points', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.nat(100), { maxLength: 5 }),
        (points, part, hintCosts) => {
          const score = scoreOf({ points, share: part, hintCosts });
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(points);
          expect(Number(score.toFixed(2))).toBe(score);
        },
      ),
    );
  });
});

test.each<[QuestionContent, GivenAnswer]>([
  [single, { choice: 'x' }],
  [single, { text: 'a' }],
  [single, { choices: ['a'] }],
  [several(true), { choices: ['a', 'a'] }],
  [several(true), { choices: ['x'] }],
  [question('true-false', { correct: true }), { choice: 'yes' }],
  [question('text', { accepted: ['a'] }), { text: 'a'.repeat(501) }],
  [match, { pairs: { x: 'y' } }],
  [match, { pairs: { q: 'x-r' } }],
  [order, { order: ['1', '2'] }],
  [order, { order: ['1', '1', '2', '3'] }],
  [gaps, { gaps: ['1', '2', '3'] }],
])('$kind refuses %j', (content, answer) => {
  expect(checkAnswerShape(content, answer)).toBe(false);
  expect(checkAnswerShape(content, {})).toBe(true);
});

test.each<[QuestionContent, string[]]>([
  [question('single', {}, { html: '<p> </p>' }), ['body', 'choices', 'correct']],
  [question('single', { choices: [choice('a', true), choice('b', true)] }), ['correct-many']],
  [
    question('multiple', { choices: [choice('a', false), { ...choice('b', false), html: '' }] }),
    ['choice-empty', 'correct'],
  ],
  [
    question('single', {
      choices: [choice('a', true), { ...choice('b', false), html: '<p>a</p>' }],
    }),
    ['choices-equal'],
  ],
  [question('true-false', {}), ['correct']],
  [question('text', { accepted: [' '] }), ['accepted']],
  [question('number', {}), ['number']],
  [question('match', { pairs: [pair('a', 'b')] }), ['pairs']],
  [question('order', { items: [item('a'), item('b', '<p></p>')] }), ['items']],
  [question('gaps', { code: 'x', gaps: [] }), ['gaps']],
  [
    question('gaps', { code: '[[1]] [[3]]', gaps: [{ accepted: ['a'] }, { accepted: [] }] }),
    ['gap-empty', 'gap-numbers'],
  ],
  [question('output', {}), ['code', 'accepted']],
  [question('essay', {}), []],
  [question('essay', {}, { hints: [{ html: '', cost: 0 }] }), ['hint-empty']],
])('$kind lacks %j', (content, lacks) => {
  expect(isComplete(content)).toEqual(lacks);
});
