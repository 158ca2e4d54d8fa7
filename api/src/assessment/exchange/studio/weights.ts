import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { LeftOut, type Note, newPartId, shortened } from './read-question.ts';

/** A choice with its weight in per cent of the points. */
export interface WeightedChoice {
  html: string;
  weight: number;
  feedback: string;
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.6;
const namesOf = (choices: readonly WeightedChoice[]) =>
  shortened(choices.map(({ html, weight }) => `${textOfHtml(html)} (${weight}%)`).join('، '));

const toChoices = (choices: readonly WeightedChoice[], isRight: (one: WeightedChoice) => boolean) =>
  choices.map((one) => ({
    id: newPartId(),
    html: one.html,
    correct: isRight(one),
    feedback: one.feedback,
  }));

/** One right choice; what other choices gave of the points is noted. */
function single(choices: readonly WeightedChoice[], notes: Note[]): QuestionAnswers {
  const best = Math.max(...choices.map(({ weight }) => weight));
  if (best <= 0) throw new LeftOut('no-right');
  const right = choices.find(({ weight }) => weight === best);
  const others = choices.filter((one) => one !== right && one.weight > 0);
  if (others.length > 0) notes.push({ note: 'weights-right', detail: namesOf(others) });
  const costly = choices.filter(({ weight }) => weight < 0);
  if (costly.length > 0) notes.push({ note: 'weights-wrong', detail: namesOf(costly) });
  return { choices: toChoices(choices, (one) => one === right) };
}

/** Several right choices, each with an equal part; what was weighed otherwise is noted. */
function multiple(choices: readonly WeightedChoice[], notes: Note[]): QuestionAnswers {
  const right = choices.filter(({ weight }) => weight > 0);
  if (right.length === 0) throw new LeftOut('no-right');
  const part = 100 / right.length;
  const uneven = right.filter(({ weight }) => !isNear(weight, part));
  if (uneven.length > 0) notes.push({ note: 'weights-right', detail: namesOf(uneven) });
  const wrong = choices.filter(({ weight }) => weight <= 0);
  const other = wrong.filter(({ weight }) => !isNear(weight, -part));
  if (other.length > 0) notes.push({ note: 'weights-wrong', detail: namesOf(other) });
  return { partial: true, choices: toChoices(choices, ({ weight }) => weight > 0) };
}

/** Choices of another program with their weights, as one right choice or several. */
export function readChoices(
  choices: readonly WeightedChoice[],
  { isSingle, notes }: { isSingle: boolean; notes: Note[] },
): { kind: 'single' | 'multiple'; answers: QuestionAnswers } {
  if (choices.length === 0) throw new LeftOut('no-answers');
  return isSingle
    ? { kind: 'single', answers: single(choices, notes) }
    : { kind: 'multiple', answers: multiple(choices, notes) };
}
