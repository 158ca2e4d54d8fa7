import { describe, expect, test } from 'vitest';
import { questionWords } from '../question/question-words.ts';
import { rightAnswers } from '../samples/right-answers.ts';
import { wrongAnswers } from '../samples/wrong-answers.ts';
import { sameText } from './same-text.ts';

describe('right answers', () => {
  test.each(Object.entries(rightAnswers))('%s', (_way, pairs) => {
    expect(pairs.filter(([right, given]) => !sameText(right, given, false))).toEqual([]);
  });
});

describe('wrong answers', () => {
  test.each(Object.entries(wrongAnswers))('%s', (_way, { exact = false, pairs }) => {
    expect(pairs.filter(([right, given]) => sameText(right, given, exact))).toEqual([]);
  });
});

test('there are 200 of each', () => {
  const right = Object.values(rightAnswers).flat();
  const wrong = Object.values(wrongAnswers).flatMap(({ pairs }) => pairs);
  expect([right.length, wrong.length]).toEqual([200, 200]);
  expect([Object.keys(rightAnswers).length, new Set(right.map(String)).size]).toEqual([20, 200]);
});

describe('beside a question', () => {
  const asked = (question: string) => questionWords(`<p>${question}</p>`);
  test.each([
    ['ما الشهر الذي يأتي بعده شوال؟', 'الشهر رمضان', true],
    ['ما الشهر الذي يأتي بعده شوال؟', 'الشهر بعد رمضان', false],
    ['أي الشهرين شهر الصوم: رمضان أم شعبان؟', 'الشهرين رمضان', false],
    ['هل الشهر رمضان أو شعبان؟', 'شعبان رمضان', false],
    ['ما ضد «شعبان» عندهم؟', 'شعبان رمضان', false],
    ['', 'شهر رمضان', true],
  ])('%s %s: %s', (question, given, isRight) => {
    expect(sameText('رمضان', given, false, asked(question))).toBe(isRight);
  });
});
