import type {
  QuestionAnswers,
  QuestionContent,
} from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionLack } from '@nibras/contract/assessment/questions/studio/question-lacks.ts';
import { decimalOf } from './number/parse-decimal.ts';

/** Whether HTML shows something: a letter, or an element that is seen by itself. */
const isShown = (html: string) =>
  /<(?:img|table|pre|hr)\b/i.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
const areShown = (texts: readonly string[]) => texts.length > 0 && texts.every(isShown);
const look = (html: string) => html.replace(/&nbsp;|\s+/g, ' ').trim();
const areEqual = (texts: readonly string[]) => new Set(texts.map(look)).size < texts.length;

type Check = [isMissing: boolean, code: QuestionLack];

function lacksOfChoices({ choices = [] }: QuestionAnswers): Check[] {
  const texts = choices.map(({ html }) => html);
  return [
    [choices.length < 2, 'choices'],
    [texts.some((html) => !isShown(html)), 'choice-empty'],
    [areShown(texts) && areEqual(texts), 'choices-equal'],
    [!choices.some(({ correct }) => correct), 'correct'],
  ];
}

const hasText = (texts: readonly string[] = []) => texts.some((text) => text.trim() !== '');

function lacksOfNumber({ number }: QuestionAnswers): Check[] {
  if (!number) return [[true, 'number']];
  const { value, tolerance, unit, units, unitNeeded } = number;
  const around = tolerance.trim() === '' ? 0 : decimalOf(tolerance);
  return [
    [decimalOf(value) === null, 'number'],
    [around === null || around < 0, 'tolerance'],
    [unit.trim() === '' && (unitNeeded || units.length > 0), 'unit'],
    [
      units.some(({ name, factor }) => name.trim() === '' || !((decimalOf(factor) ?? 0) > 0)),
      'units',
    ],
  ];
}

function lacksOfPairs({ pairs = [], extras = [] }: QuestionAnswers): Check[] {
  const sides = [
    ...pairs.flatMap(({ left, right }) => [left, right]),
    ...extras.map((one) => one.html),
  ];
  return [
    [pairs.length < 2 || !areShown(sides), 'pairs'],
    [areEqual(pairs.map(({ left }) => left).filter(isShown)), 'pairs-equal'],
  ];
}

function lacksOfGaps({ code = '', gaps = [] }: QuestionAnswers): Check[] {
  const numbers = [...code.matchAll(/\[\[(\d{1,3})\]\]/g)].map((match) => Number(match[1]));
  const expected = gaps.map((_, at) => at + 1);
  const isNumbered = numbers.toSorted((one, other) => one - other).join() === expected.join();
  return [
    [code.trim() === '', 'code'],
    [numbers.length === 0, 'gaps'],
    [gaps.some(({ accepted }) => !hasText(accepted)), 'gap-empty'],
    [numbers.length > 0 && !isNumbered, 'gap-numbers'],
  ];
}

function lacksOfKind({ kind, answers }: QuestionContent): Check[] {
  switch (kind) {
    case 'single':
      return [
        ...lacksOfChoices(answers),
        [(answers.choices ?? []).filter(({ correct }) => correct).length > 1, 'correct-many'],
      ];
    case 'multiple':
      return lacksOfChoices(answers);
    case 'true-false':
      return [[typeof answers.correct !== 'boolean', 'correct']];
    case 'text':
      return [[!hasText(answers.accepted), 'accepted']];
    case 'number':
      return lacksOfNumber(answers);
    case 'match':
      return lacksOfPairs(answers);
    case 'order': {
      const texts = (answers.items ?? []).map(({ html }) => html);
      return [[texts.length < 2 || !areShown(texts), 'items']];
    }
    case 'gaps':
      return lacksOfGaps(answers);
    case 'output':
      return [
        [(answers.code ?? '').trim() === '', 'code'],
        [!hasText(answers.accepted), 'accepted'],
      ];
    case 'essay':
      return [];
  }
}

/** The codes of what a question lacks before it can be published; empty where it is complete. */
export function isComplete(content: QuestionContent): QuestionLack[] {
  const checks: Check[] = [
    [!isShown(content.html), 'body'],
    ...lacksOfKind(content),
    [content.hints.some(({ html }) => !isShown(html)), 'hint-empty'],
  ];
  return checks.filter(([isMissing]) => isMissing).map(([, code]) => code);
}
