import { codeFiles, exerciseTests } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { questionKinds } from '@nibras/contract/assessment/questions/shapes.ts';
import { expect, test } from 'vitest';
import { checkAnswerShape, grade, isComplete } from '#assessment/grading/index.ts';
import { content } from '../../../demo/content/index.ts';
import { rightAnswer, wrongAnswer } from './demo-answers.ts';

const all = content.courses
  .flatMap(({ chapters }) => chapters)
  .flatMap((chapter) => chapter.lectures);
const quizzes = all.flatMap(({ quiz }) => quiz ?? []);
const asked = quizzes.flatMap((quiz) => [...quiz.questions, ...(quiz.draws?.from ?? [])]);
const shaped = ({ body, hints = [], ...question }: (typeof asked)[number]): QuestionContent => ({
  ...question,
  html: body,
  hints,
});

test('every question is complete, its key has all points, and a wrong answer has not', () => {
  for (const question of asked) {
    const one = shaped(question);
    expect(isComplete(one), question.body).toEqual([]);
    if (one.kind === 'essay') continue;
    const wrong = wrongAnswer(one, 0);
    for (const answer of [rightAnswer(one), wrong]) {
      expect(checkAnswerShape(one, answer), question.body).toBe(true);
    }
    expect(grade(one, rightAnswer(one)).share, question.body).toBe(1);
    expect(grade(one, wrong).share, question.body).toBeLessThan(1);
    expect(question.explanation, question.body).not.toBe('');
  }
});

test('there are questions of all kinds, a drawn set, a time limit, hints', () => {
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(questionKinds));
  expect(quizzes.some(({ draws }) => draws && draws.from.length > draws.count)).toBe(true);
  expect(quizzes.some(({ rules }) => rules?.minutes)).toBe(true);
  expect(asked.some(({ hints = [] }) => hints.length > 1)).toBe(true);
});

test('there are exercises in all languages, each with what can be published', () => {
  const exercises = all.filter(({ type }) => type === 'exercise');
  expect(exercises.length).toBeGreaterThanOrEqual(12);
  const languages = exercises.map(({ exercise }) => exercise?.language);
  expect(new Set(languages)).toEqual(
    new Set(['python', 'html', 'javascript', 'typescript', 'sql']),
  );
  for (const { body, exercise } of exercises) {
    expect(body).toBeTruthy();
    expect(codeFiles.safeParse(exercise?.solution).success).toBe(true);
    expect(exerciseTests.safeParse(exercise?.tests).success).toBe(true);
    const ids = exercise?.tests.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  }
});
