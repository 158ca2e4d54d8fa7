import type { GivenAnswer, QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { sameCode } from './code/same-code.ts';
import { sameOutput } from './code/same-output.ts';
import type { Judgement } from './judgement.ts';
import { sameNumber } from './number/same-number.ts';
import { type QuestionWords, questionWords } from './question/question-words.ts';
import { claimsOf } from './text/claims.ts';
import { foreignNames } from './text/foreign-names.ts';
import { fractionOf } from './text/fractions.ts';
import { isForeignName, textComparers } from './text/same-text.ts';

const whole = (right: boolean): Judgement => ({ share: right ? 1 : 0, judged: {} });

/** Whether one of the ways to take an answer is right, with all of its parts. */
const isClaimed = (text: string, question: QuestionWords, isRight: (claim: string) => boolean) =>
  claimsOf(text, question).some((parts) => parts.every(isRight));

/** Texts are compared without what the question names around them; an accepted answer is compared alone first. */
export function gradeText(
  { accepted = [], exact = false }: QuestionAnswers,
  { text = '' }: GivenAnswer,
  html: string,
): Judgement {
  if (exact) {
    const same = textComparers(null)(text);
    return whole(accepted.some((right) => same(right, true)));
  }
  const question = questionWords(html);
  const rights = accepted.flatMap((right) => [right, ...fractionOf(right)]);
  const names = foreignNames(accepted);
  const comparerOf = textComparers(question);
  return whole(
    isClaimed(text, question, (claim) => {
      const same = comparerOf(claim);
      return rights.some((right) => same(right, false)) || isForeignName(claim, question, names);
    }),
  );
}

/** Within the tolerance, or one of the answers that the teacher accepted as texts. */
export function gradeNumber(
  { number }: QuestionAnswers,
  { text = '' }: GivenAnswer,
  html: string,
): Judgement {
  if (number === undefined) return whole(false);
  const question = questionWords(html);
  const { accepted = [] } = number;
  const comparerOf = textComparers(question);
  return whole(
    isClaimed(text, question, (claim) => {
      if (sameNumber(number, claim, question)) return true;
      const same = comparerOf(claim);
      return accepted.some((right) => same(right, false));
    }),
  );
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
