import type { GivenAnswer, QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { gradeMultiple, gradeSingle, gradeTrueFalse } from './grade-choices.ts';
import { gradeMatch, gradeOrder } from './grade-parts.ts';
import { gradeGaps, gradeNumber, gradeOutput, gradeText } from './grade-written.ts';
import type { Judgement } from './judgement.ts';

const essay = (): Judgement => ({ share: null, judged: {} });

const graders = {
  single: gradeSingle,
  multiple: gradeMultiple,
  'true-false': gradeTrueFalse,
  text: gradeText,
  number: gradeNumber,
  match: gradeMatch,
  order: gradeOrder,
  gaps: gradeGaps,
  output: gradeOutput,
  essay,
} satisfies Record<
  QuestionContent['kind'],
  (answers: QuestionContent['answers'], answer: GivenAnswer, html: string) => Judgement
>;

/**
 * Judges an answer. No answer has no share of the points, but an essay's is always marked by a person.
 * The rules stand in docs/behaviour/questions.md.
 */
export const grade = (
  { kind, answers, html }: Pick<QuestionContent, 'kind' | 'answers' | 'html'>,
  answer: GivenAnswer,
): Judgement => graders[kind](answers, answer, html);
