import { z } from 'zod';
import { questions as limits, quizzes } from '../limits.ts';

export const questionKinds = [
  'single',
  'multiple',
  'true-false',
  'text',
  'number',
  'match',
  'order',
  'gaps',
  'output',
  'essay',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The languages in which code is shown and run. */
export const codeLanguages = ['javascript', 'typescript', 'html', 'python', 'sql'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The id of a choice, pair or item: random, so that it tells nothing about the key. */
const partId = z.string().regex(/^[\w-]{1,24}$/);
const html = z.string().max(limits.partMaxLength);
const accepted = z.array(z.string().max(limits.acceptedMaxLength)).max(limits.accepted);

const choice = z.strictObject({
  id: partId,
  html,
  correct: z.boolean(),
  /** Why it is right or wrong; '' for none. */
  feedback: html,
  /** Whether it stays behind the others where choices are shuffled; absent for what its words say («جميع ما سبق»). */
  last: z.boolean().optional(),
});

const number = z.strictObject({
  /** As it is typed; a decimal number when it is published. */
  value: z.string().max(limits.numberMaxLength),
  tolerance: z.string().max(limits.numberMaxLength),
  /** Whether the tolerance is in units of the value or in per cent of it. */
  toleranceIn: z.enum(['value', 'percent']),
  /** '' for none. */
  unit: z.string().max(limits.unitMaxLength),
  /** Other units, each with what one of it is in `unit`: `سم` is `0.01` of `م`. */
  units: z
    .array(
      z.strictObject({
        name: z.string().max(limits.unitMaxLength),
        factor: z.string().max(limits.numberMaxLength),
      }),
    )
    .max(limits.parts),
  /** Whether an answer without its unit is wrong. */
  unitNeeded: z.boolean(),
  /** Further answers that count as right, as texts; absent for none. */
  accepted: accepted.optional(),
});

/**
 * What may be answered and what is right, for every kind in one shape: changing the kind of a question loses nothing that
 * was written. Each kind reads its own parts.
 */
export const questionAnswers = z.strictObject({
  /** `single`, `multiple`. */
  choices: z.array(choice).max(limits.parts).optional(),
  /** `single`, `multiple`: whether the choices stay in the order in which they are written, whatever the quiz says. */
  inOrder: z.boolean().optional(),
  /** `multiple`: all or nothing, or a part for each right choice, less one for each wrong one, never below 0. */
  partial: z.boolean().optional(),
  /** `true-false`; null while nobody has decided. */
  correct: z.boolean().nullable().optional(),
  /** `text`, `output`: what counts as right. For an output the first is what the program prints. */
  accepted: accepted.optional(),
  /** `text`: whether letters are compared as they are, for code; otherwise after the folding of searches. */
  exact: z.boolean().optional(),
  number: number.optional(),
  /** `match`: `right` belongs to `left`. The ids of the two sides differ, since both reach the browser. */
  pairs: z
    .array(z.strictObject({ id: partId, left: html, rightId: partId, right: html }))
    .max(limits.parts)
    .optional(),
  /** `match`: what belongs to nothing. */
  extras: z
    .array(z.strictObject({ id: partId, html }))
    .max(limits.parts)
    .optional(),
  /** `order`: in the right order. */
  items: z
    .array(z.strictObject({ id: partId, html }))
    .max(limits.parts)
    .optional(),
  /** `gaps`, `output`. In `gaps`, `[[1]]` stands where the first gap is, and so on. */
  code: z.string().max(limits.codeMaxLength).optional(),
  language: z.enum(codeLanguages).nullable().optional(),
  gaps: z.array(z.strictObject({ accepted })).max(limits.gaps).optional(),
  /** `essay`: what a good answer has, for the person who grades it; shown with the results. */
  guide: html.optional(),
});
export type QuestionAnswers = z.infer<typeof questionAnswers>;

/** A hint, and what it costs of the question's points, in per cent. */
export const questionHint = z.strictObject({ html, cost: z.int().min(0).max(100) });
export type QuestionHint = z.infer<typeof questionHint>;

/** A published question with its key. It never leaves the server but to those who edit the course. */
export interface QuestionContent {
  kind: QuestionKind;
  /** Sanitised HTML with highlighted code. */
  html: string;
  answers: QuestionAnswers;
  /** Sanitised HTML; '' for none. */
  explanation: string;
  hints: QuestionHint[];
}

const text = z.string().max(quizzes.answerMaxLength);

/** What a learner answers; each kind has its own part. An empty object is no answer. */
export const givenAnswer = z.strictObject({
  /** `single`: the id; `true-false`: `true` or `false`. */
  choice: partId.optional(),
  /** `multiple`. */
  choices: z.array(partId).max(limits.parts).optional(),
  /** `text`, `number`, `output`, `essay`. */
  text: text.optional(),
  /** `match`: for each left id the right one. */
  pairs: z.record(partId, partId).optional(),
  /** `order`: ids from first to last. */
  order: z.array(partId).max(limits.parts).optional(),
  /** `gaps`: a text for each gap. */
  gaps: z.array(z.string().max(limits.acceptedMaxLength)).max(limits.gaps).optional(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;
