import type { GivenAnswer, QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { sameCode } from './code/same-code.ts';
import { sameOutput } from './code/same-output.ts';
import type { Judgement } from './judgement.ts';
import { sameNumber } from './number/same-number.ts';
import { questionWords } from './question/question-words.ts';
import { textComparer } from './text/same-text.ts';

const whole = (right: boolean): Judgement => ({ share: right ? 1 : 0, judged: {} });

/** Texts are compared without what the question names around them; an accepted answer is compared alone first. */
export function gradeText(
  { accepted = [], exact = false }: QuestionAnswers,
  { text = '' }: GivenAnswer,
  html: string,
): Judgement {
  const same = textComparer(text, exact ? null : questionWords(html));
  return whole(accepted.some((right) => same(right, exact)));
}

/** Within the tolerance, or one of the answers that the teacher accepted as texts. */
export function gradeNumber(
  { number }: QuestionAnswers,
  { text = '' }: GivenAnswer,
  html: string,
): Judgement {
  if (number === undefined) return whole(false);
  const question = questionWords(html);
  const same = textComparer(text, question);
  const { accepted = [] } = number;
  return whole(sameNumber(number, text, question) || accepted.some((right) => same(right, false)));
}

export const gradeOutput = (
  { accepted = [] }: QuestionAnswers,
  { text = '' }: GivenAnswer,
): Judgement => whole(accepted.some((right) => sameOutput(right, text)));

/** A share of the points for each right gap. */
export function gradeGaps(
  { gaps = [], language = null, code = '' }: QuestionAnswers,
  { gaps: given = [] }: GivenAnswer,
): Judgement {
  const judged: Record<string, boolean> = {};
  gaps.forEach(({ accepted }, at) => {
    const text = given[at]?.trim() ?? '';
    if (text === '') return;
    judged[at] = accepted.some((right) => sameCode(right, text, { language, code, gap: at }));
  });
  const hits = Object.values(judged).filter(Boolean).length;
  return { share: gaps.length === 0 ? 0 : hits / gaps.length, judged };
}
