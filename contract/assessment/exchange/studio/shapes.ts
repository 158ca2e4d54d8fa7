import { z } from 'zod';
import { undoId } from '../../../content/items/studio/page.ts';
import { questionKinds } from '../../questions/shapes.ts';
import { questionLacks } from '../../questions/studio/question-lacks.ts';

/** The formats in which questions come from other programs and go to them. */
export const exchangeFormats = ['gift', 'xml'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** Why a question is left out; the site has the texts. */
export const leftOutProblems = [
  'kind-unknown',
  'cloze',
  'calculated',
  'drag',
  'random',
  'description',
  'hidden',
  'brace-open',
  'brace-close',
  'braces-many',
  'no-answers',
  'no-right',
  'no-text',
  'number-wrong',
  'pair-wrong',
  'too-long',
  'too-many-parts',
  'bank-has',
  'twice',
] as const;
export type LeftOutProblem = (typeof leftOutProblems)[number];

/** What of a question is made otherwise than it was written; the site has the texts. */
export const exchangeNotes = [
  'weights-right',
  'weights-wrong',
  'answer-part',
  'answer-wildcard',
  'answer-feedback',
  'general-feedback',
  'numbers-further',
  'unit-penalty',
  'points',
  'picture',
  'file',
  'element',
  'markdown',
  'template',
  'attachments',
  'hints-further',
  'tags-further',
  'hint-options',
] as const;
export type ExchangeNote = (typeof exchangeNotes)[number];

/** Why a whole text is not read. */
export const exchangeProblems = [
  'empty',
  'binary',
  'unknown',
  'xml-broken',
  'xml-declarations',
  'xml-large',
  'xml-other',
  'too-many',
  'too-slow',
] as const;
export type ExchangeProblem = (typeof exchangeProblems)[number];

const note = z.object({ note: z.enum(exchangeNotes), detail: z.string() });

/** A question that an import makes. */
export const forecastQuestion = z.object({
  /** The line on which it begins. */
  line: z.int(),
  kind: z.enum(questionKinds),
  name: z.string(),
  points: z.int(),
  tags: z.array(z.string()),
  /** What it still lacks before it can be published. */
  missing: z.array(z.enum(questionLacks)),
  notes: z.array(note),
});
export type ForecastQuestion = z.infer<typeof forecastQuestion>;

/** A question that an import leaves out. */
export const leftOutQuestion = z.object({
  line: z.int(),
  name: z.string(),
  problem: z.enum(leftOutProblems),
  detail: z.string(),
});
export type LeftOutQuestion = z.infer<typeof leftOutQuestion>;

/** How a text was read, and what its import would make. The first `exchange.shown` of each list are in it. */
export const exchangeCheck = z.object({
  format: z.enum(exchangeFormats).nullable(),
  problem: z.enum(exchangeProblems).nullable(),
  /** What the problem is about: a line, or an element. */
  detail: z.string(),
  counts: z.object({
    /** Questions that are made. */
    good: z.int(),
    /** Those of them with notes. */
    noted: z.int(),
    /** Those of them that lack something. */
    incomplete: z.int(),
    left: z.int(),
  }),
  questions: z.array(forecastQuestion),
  left: z.array(leftOutQuestion),
});
export type ExchangeCheck = z.infer<typeof exchangeCheck>;

/** A form with the file `questions`, pasted or uploaded. */
export const checkExchangeAnswer = z.object({ check: exchangeCheck });

/** `client_key` names this import: asking again, after a lost answer, makes nothing twice. */
export const importQuestionsBody = z.object({ client_key: z.string().min(1).max(100) });
export const importQuestionsAnswer = z.object({
  message: z.string(),
  made: z.int(),
  left: z.int(),
  undo: undoId,
});

export const exportQuestionsQuery = z.object({ format: z.enum(exchangeFormats) });
