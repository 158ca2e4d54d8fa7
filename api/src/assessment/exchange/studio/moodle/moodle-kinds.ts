import type {
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { decimalOf } from '#assessment/grading/index.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { readAccepted } from '../accepted.ts';
import { LeftOut, type Note, newPartId, shortened } from '../read-question.ts';
import { readChoices } from '../weights.ts';
import { innerText, moodleHtml } from './moodle-text.ts';
import { childOf, childrenOf, childText, type XmlElement } from './parse-xml.ts';

interface Read {
  kind: QuestionKind;
  answers: QuestionAnswers;
}

const weightOf = (answer: XmlElement) => Number(answer.attributes.fraction ?? 0) || 0;
const feedbackText = (answer: XmlElement) => innerText(childOf(answer, 'feedback')).trim();

/** Notes feedback for which there is no place. */
function noteFeedback(answers: readonly XmlElement[], notes: Note[]): void {
  for (const answer of answers) {
    const text = textOfHtml(feedbackText(answer));
    if (text !== '') notes.push({ note: 'answer-feedback', detail: shortened(text) });
  }
}

function multichoice(element: XmlElement, notes: Note[]): Read {
  const choices = childrenOf(element, 'answer').map((answer) => ({
    html: moodleHtml(answer, notes),
    weight: weightOf(answer),
    feedback: moodleHtml(childOf(answer, 'feedback'), notes),
  }));
  const isSingle = !/^(?:false|0)$/i.test(childText(element, 'single'));
  const read = readChoices(choices, { isSingle, notes });
  // Files of old versions have it twice; the last one counts, as it does in Moodle.
  const shuffle = childrenOf(element, 'shuffleanswers').at(-1)?.text.trim() ?? '';
  return /^(?:false|0)$/i.test(shuffle)
    ? { ...read, answers: { ...read.answers, inOrder: true } }
    : read;
}

function trueFalse(element: XmlElement, notes: Note[]): Read {
  const answers = childrenOf(element, 'answer');
  const right = answers.find((answer) => weightOf(answer) >= 100);
  const word = innerText(right).trim().toLowerCase();
  if (word !== 'true' && word !== 'false') throw new LeftOut('no-right');
  noteFeedback(answers, notes);
  return { kind: 'true-false', answers: { correct: word === 'true' } };
}

function shortAnswer(element: XmlElement, notes: Note[]): Read {
  const answers = childrenOf(element, 'answer').map((answer) => ({
    text: innerText(answer),
    weight: weightOf(answer),
    feedback: textOfHtml(feedbackText(answer)),
  }));
  const accepted = readAccepted(answers, notes);
  const exact = childText(element, 'usecase') === '1';
  return { kind: 'text', answers: { accepted, ...(exact && { exact }) } };
}

const short = (value: number) => String(Number(value.toPrecision(12)));

/** Moodle says how many of a unit one of the first is; here it is said how many of the first one of it is. */
function unitsOf(element: XmlElement): { unit: string; units: { name: string; factor: string }[] } {
  const units = childrenOf(childOf(element, 'units') ?? element, 'unit').map((unit) => ({
    name: childText(unit, 'unit_name'),
    multiplier: decimalOf(childText(unit, 'multiplier')) ?? 1,
  }));
  const base = units.find(({ multiplier }) => multiplier === 1) ?? units[0];
  if (!base) return { unit: '', units: [] };
  return {
    unit: base.name,
    units: units
      .filter((unit) => unit !== base && unit.multiplier > 0)
      .map(({ name, multiplier }) => ({ name, factor: short(base.multiplier / multiplier) })),
  };
}

function numerical(element: XmlElement, notes: Note[]): Read {
  const answers = childrenOf(element, 'answer').filter(
    (answer) => innerText(answer).trim() !== '*',
  );
  const [first, ...others] = answers.filter((answer) => weightOf(answer) >= 100);
  if (!first) throw new LeftOut('no-right');
  const toleranceOf = (answer: XmlElement) => decimalOf(childText(answer, 'tolerance') || '0') ?? 0;
  const further = others.map((answer) => ({ answer, value: decimalOf(innerText(answer)) }));
  const isTaken = ({ answer, value }: (typeof further)[number]) =>
    value !== null && toleranceOf(answer) === 0;
  const accepted = further.filter(isTaken).map(({ value }) => short(value ?? 0));
  const left = [
    ...further.filter((one) => !isTaken(one)).map(({ answer }) => answer),
    ...answers.filter((one) => weightOf(one) > 0 && weightOf(one) < 100),
  ];
  if (left.length > 0) {
    const texts = left.map((answer) => innerText(answer).trim());
    notes.push({ note: 'numbers-further', detail: shortened(texts.join('، ')) });
  }
  noteFeedback(childrenOf(element, 'answer'), notes);
  const value = decimalOf(innerText(first));
  if (value === null) throw new LeftOut('number-wrong', innerText(first));
  const tolerance = toleranceOf(first);
  const unitNeeded = Number(childText(element, 'unitgradingtype') || 0) > 0;
  const penalty = Number(childText(element, 'unitpenalty') || 0);
  if (unitNeeded && penalty > 0 && penalty < 1) {
    notes.push({ note: 'unit-penalty', detail: String(penalty) });
  }
  const number = {
    value: short(value),
    tolerance: tolerance === 0 ? '' : short(tolerance),
    toleranceIn: 'value' as const,
    ...unitsOf(element),
    ...(accepted.length > 0 && { accepted }),
  };
  return {
    kind: 'number',
    answers: { number: { ...number, unitNeeded: unitNeeded && number.unit !== '' } },
  };
}

function matching(element: XmlElement, notes: Note[]): Read {
  const pairs: NonNullable<QuestionAnswers['pairs']> = [];
  const extras: NonNullable<QuestionAnswers['extras']> = [];
  for (const part of childrenOf(element, 'subquestion')) {
    const answer = childOf(part, 'answer');
    const right = answer
      ? moodleHtml({ ...answer, attributes: { format: 'plain_text' } }, notes)
      : '';
    const left = moodleHtml(part, notes);
    if (right === '') throw new LeftOut('pair-wrong', textOfHtml(left));
    if (left === '') extras.push({ id: newPartId(), html: right });
    else pairs.push({ id: newPartId(), left, rightId: newPartId(), right });
  }
  if (pairs.length === 0) throw new LeftOut('no-answers');
  return { kind: 'match', answers: { pairs, ...(extras.length > 0 && { extras }) } };
}

function ordering(element: XmlElement, notes: Note[]): Read {
  const answers = childrenOf(element, 'answer').toSorted(
    (one, other) => weightOf(one) - weightOf(other),
  );
  const items = answers.map((answer) => ({ id: newPartId(), html: moodleHtml(answer, notes) }));
  if (items.length === 0) throw new LeftOut('no-answers');
  return { kind: 'order', answers: { items } };
}

function essay(element: XmlElement, notes: Note[]): Read {
  const template = textOfHtml(innerText(childOf(element, 'responsetemplate')));
  if (template !== '') notes.push({ note: 'template', detail: shortened(template) });
  if (Number(childText(element, 'attachments') || 0) !== 0) {
    notes.push({ note: 'attachments', detail: '' });
  }
  const guide = moodleHtml(childOf(element, 'graderinfo'), notes);
  return { kind: 'essay', answers: guide === '' ? {} : { guide } };
}

/** The kinds of Moodle that have one of ours. */
export const moodleKinds: Record<string, (element: XmlElement, notes: Note[]) => Read> = {
  multichoice,
  truefalse: trueFalse,
  shortanswer: shortAnswer,
  numerical,
  matching,
  match: matching,
  ordering,
  essay,
};
