import type { GivenAnswer, QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import type { Judgement } from './judgement.ts';

const rightIds = ({ choices = [] }: QuestionAnswers) =>
  new Set(choices.filter(({ correct }) => correct).map(({ id }) => id));

/** One right choice has all of the points. */
export function gradeSingle(answers: QuestionAnswers, { choice }: GivenAnswer): Judgement {
  if (choice === undefined) return { share: 0, judged: {} };
  const right = rightIds(answers).has(choice);
  return { share: right ? 1 : 0, judged: { [choice]: right } };
}

/**
 * All right choices and no other; or, with `partial`, a part for each right one less one for each wrong one. Choices that
 * were not chosen are not judged: that would tell the key.
 */
export function gradeMultiple(answers: QuestionAnswers, { choices = [] }: GivenAnswer): Judgement {
  const right = rightIds(answers);
  const chosen = [...new Set(choices)];
  const hits = chosen.filter((id) => right.has(id)).length;
  const misses = chosen.length - hits;
  const whole = right.size > 0 && hits === right.size && misses === 0;
  const part = right.size === 0 ? 0 : Math.max(0, hits - misses) / right.size;
  return {
    share: answers.partial ? part : whole ? 1 : 0,
    judged: Object.fromEntries(chosen.map((id) => [id, right.has(id)])),
  };
}

export function gradeTrueFalse({ correct }: QuestionAnswers, { choice }: GivenAnswer): Judgement {
  if (choice === undefined) return { share: 0, judged: {} };
  const right = typeof correct === 'boolean' && choice === String(correct);
  return { share: right ? 1 : 0, judged: { [choice]: right } };
}
