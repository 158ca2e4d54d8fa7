import type {
  QuestionAnswers,
  QuestionHint,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';

/** The fields of a question's draft. */
export interface QuestionFields {
  kind: QuestionKind;
  body: string;
  answers: QuestionAnswers;
  hints: QuestionHint[];
  points: number;
}

const byId = <Part extends { id: string }>(parts: readonly Part[]) =>
  parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** A question as a learner is asked it, for the preview: without its key, and in an order that does not tell it. */
export function asAsked(fields: QuestionFields, position: number): AskedQuestion {
  const { kind, body, answers, hints, points } = fields;
  const {
    choices = [],
    pairs = [],
    extras = [],
    items = [],
    code,
    language,
    gaps,
    number,
  } = answers;
  const isChoice = kind === 'single' || kind === 'multiple';
  return {
    position,
    kind,
    html: body,
    points,
    ...(isChoice && { choices: choices.map(({ id, html }) => ({ id, html })) }),
    ...(kind === 'match' && {
      lefts: pairs.map(({ id, left }) => ({ id, html: left })),
      rights: byId([
        ...pairs.map(({ rightId, right }) => ({ id: rightId, html: right })),
        ...extras,
      ]),
    }),
    ...(kind === 'order' && { items: byId(items) }),
    ...((kind === 'gaps' || kind === 'output') && { code: code ?? '', language: language ?? null }),
    ...(kind === 'gaps' && { gaps: gaps?.length ?? 0 }),
    ...(kind === 'number' && {
      unit: number?.unit ?? '',
      unit_needed: number?.unitNeeded ?? false,
    }),
    hint_costs: hints.map(({ cost }) => cost),
    hints: [],
    answer: null,
    save: 0,
  };
}
