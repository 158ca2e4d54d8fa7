import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

type Choice = { html: string; last?: boolean };
const question = (choices: Choice[], inOrder?: boolean) => ({
  kind: 'single' as const,
  answers: {
    choices: choices.map((choice, at) => ({
      id: `c${at}`,
      correct: at === 0,
      feedback: '',
      ...choice,
    })),
    ...(inOrder !== undefined && { inOrder }),
  },
});
const five = (last: Choice) =>
  ['int', 'str', 'list', 'dict'].map((html): Choice => ({ html })).concat(last);
/** The orders of many attempts. */
const orders = (asked: ReturnType<typeof question>) =>
  Array.from({ length: 60 }, () => arrange(asked, true));

test.each([
  '<p>جميع ما سبق</p>',
  '<p>لا شيء&nbsp;مما سبق</p>',
  '<strong>All of the above</strong>',
])('%s stays behind the others, which are shuffled', (html) => {
  const all = orders(question(five({ html })));
  expect(new Set(all.map((order) => order.at(-1)))).toEqual(new Set(['c4']));
  expect(new Set(all.map(([first]) => first)).size).toBeGreaterThan(1);
  expect(all.every((order) => new Set(order).size === 5)).toBe(true);
});

test('anyone who writes a choice decides where it stays', () => {
  const kept = orders(question(five({ html: 'tuple', last: true })));
  expect(new Set(kept.map((order) => order.at(-1)))).toEqual(new Set(['c4']));
  const moved = orders(question(five({ html: 'جميع ما سبق', last: false })));
  expect(new Set(moved.map((order) => order.at(-1))).size).toBeGreaterThan(1);
});

test('none moves where one names others by their letters, or the question says so', () => {
  expect(arrange(question(five({ html: 'أ وب معًا' })), true)).toEqual([]);
  expect(arrange(question(five({ html: 'tuple' }), true), true)).toEqual([]);
  expect(arrange(question(five({ html: 'tuple' })), false)).toEqual([]);
});
