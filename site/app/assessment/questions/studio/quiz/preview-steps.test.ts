import { expect, test } from 'vitest';
import { previewSteps } from './preview-steps.ts';
import { keyedItems } from './quiz-items.ts';

const keyed = keyedItems([
  { question: 1 },
  { tag: 'حلقات', count: 2 },
  { tag: 'دوال', count: 3 },
  { tag: 'فارغ', count: 1 },
]);
const bank = new Map([
  ['حلقات', [1, 2, 3, 4, 5]],
  ['دوال', [4, 5]],
]);

test('draws show examples in their places, none twice, and say where the bank has none', () => {
  for (const turn of [1, 5, 900, 7000]) {
    const steps = previewSteps(keyed, bank, turn);
    expect(steps[0]).toEqual({ question: 1 });
    expect(steps.slice(1, 3)).toMatchObject([{ tag: 'حلقات' }, { tag: 'حلقات' }]);
    expect(steps.at(-1)).toEqual({ emptyTag: 'فارغ' });
    const ids = steps.flatMap((step) => ('question' in step ? step.question : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id === 1)).toHaveLength(1);
  }
});

test('another turn draws other examples, the same turn the same ones', () => {
  const many = new Map([['حلقات', Array.from({ length: 30 }, (_, at) => at + 10)]]);
  const draw = keyedItems([{ tag: 'حلقات', count: 3 }]);
  const drawn = [3, 1000, 5000].map((turn) => JSON.stringify(previewSteps(draw, many, turn)));
  expect(new Set(drawn).size).toBe(3);
  expect(JSON.stringify(previewSteps(draw, many, 3))).toBe(drawn[0]);
});
