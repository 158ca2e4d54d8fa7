import type { GivenAnswer, QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { sameCode } from './code/same-code.ts';
import { sameOutput } from './code/same-output.ts';
import type { Judgement } from './judgement.ts';
import { sameNumber } from './number/same-number.ts';
import { sameText } from './text/same-text.ts';

const whole = (right: boolean): Judgement => ({ share: right ? 1 : 0, judged: {} });

export const gradeText = (
  { accepted = [], exact = false }: QuestionAnswers,
  { text = '' }: GivenAnswer,
): Judgement => whole(accepted.some((right) => sameText(right, text, exact)));

export const gradeNumber = ({ number }: QuestionAnswers, { text = '' }: GivenAnswer): Judgement =>
  whole(number !== undefined && sameNumber(number, text));

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
