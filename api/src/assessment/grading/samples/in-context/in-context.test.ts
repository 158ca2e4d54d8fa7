import type { QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { describe, expect, test } from 'vitest';
import { grade } from '../../grade.ts';
import type { AnswersInContext } from './answers-in-context.ts';
import { everyday } from './everyday.ts';
import { known } from './known.ts';
import { last } from './last.ts';
import { later } from './later.ts';
import { more } from './more.ts';
import { moreSentences } from './more-sentences.ts';
import { names } from './names.ts';
import { newest } from './newest.ts';
import { others } from './others.ts';
import { sentences } from './sentences.ts';
import { turned } from './turned.ts';
import { unknown } from './unknown.ts';
import { withAdditions } from './with-additions.ts';

const all = [
  ...known,
  ...unknown,
  ...later,
  ...more,
  ...last,
  ...newest,
  ...sentences,
  ...moreSentences,
  ...names,
  ...turned,
  ...others,
  ...everyday,
  ...withAdditions,
];
const listOf = (answers: string) =>
  answers
    .split('|')
    .map((answer) => answer.trim())
    .filter(Boolean);

function answersOf({ key }: AnswersInContext): Pick<QuestionContent, 'kind' | 'answers'> {
  if (!('value' in key)) return { kind: 'text', answers: { accepted: [...key] } };
  const noUnit = { tolerance: '', toleranceIn: 'value', unit: '', unitNeeded: false } as const;
  return { kind: 'number', answers: { number: { ...noUnit, units: [], ...key } } };
}

function isRight(one: AnswersInContext, text: string): boolean {
  const html = `<p>${one.question.replaceAll('<', '&lt;')}</p>`;
  return grade({ html, ...answersOf(one) }, { text }).share === 1;
}

describe('answers beside their question', () => {
  test.each(all.map((one) => [one.question, one] as const))('%s', (_question, one) => {
    expect(listOf(one.right).filter((text) => !isRight(one, text))).toEqual([]);
    expect(listOf(one.wrong).filter((text) => isRight(one, text))).toEqual([]);
  });
});

test('what is right for one question is right for no other, unless their keys meet', () => {
  const texts = all.filter(({ key }) => !('value' in key) && !/\d/.test(key.join('')));
  const keysOf = ({ key }: AnswersInContext) => ('value' in key ? [key.value] : key);
  // Each with every twelfth of the others, which takes seconds instead of a minute.
  const wrong = texts.flatMap((one, place) =>
    all.flatMap((other, at) => {
      if (at % 12 !== place % 12) return [];
      const [given = ''] = listOf(other.right);
      const meet = keysOf(other).some((key) => isRight(one, key));
      return !meet && isRight(one, given) ? [`${one.question} ← ${given}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('there are more than 2,500 right ones and 2,000 wrong ones', () => {
  const count = (part: 'right' | 'wrong') => all.flatMap((one) => listOf(one[part])).length;
  expect(count('right')).toBeGreaterThan(2_500);
  expect(count('wrong')).toBeGreaterThan(2_000);
});
