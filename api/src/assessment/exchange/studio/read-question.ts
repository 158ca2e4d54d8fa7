import { randomBytes } from 'node:crypto';
import type {
  ExchangeNote,
  ExchangeProblem,
  LeftOutProblem,
} from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { exchange, questions as limits } from '@nibras/contract/assessment/limits.ts';
import {
  type QuestionAnswers,
  type QuestionHint,
  type QuestionKind,
  questionAnswers,
} from '@nibras/contract/assessment/questions/shapes.ts';

/** A picture that comes with a question. */
export interface DraftPicture {
  /** Where it will be, which the question's texts name already. */
  path: string;
  /** What it was called. */
  name: string;
  /** In base64. */
  content: string;
}

/** A question as an import makes it. */
export interface DraftQuestion {
  kind: QuestionKind;
  body: string;
  answers: QuestionAnswers;
  explanation: string;
  hints: QuestionHint[];
  points: number;
  tags: string[];
}

/** What of a question is made otherwise than it was written. */
export interface Note {
  note: ExchangeNote;
  detail: string;
}

/** A question of a file, or why it is left out. */
export type ReadQuestion = { line: number; name: string } & (
  | { question: DraftQuestion; pictures: DraftPicture[]; notes: Note[] }
  | { problem: LeftOutProblem; detail: string }
);

/** What a file has, or why it is not read. */
export type ReadFile = { questions: ReadQuestion[] } | { problem: ExchangeProblem; detail: string };

/** Thrown while a question is read that is left out. */
export class LeftOut extends Error {
  readonly problem: LeftOutProblem;
  readonly detail: string;
  constructor(problem: LeftOutProblem, detail = '') {
    super(problem);
    this.problem = problem;
    this.detail = shortened(detail);
  }
}

/** One line of a text, for a report. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > exchange.detailMaxLength
    ? `${line.slice(0, exchange.detailMaxLength - 1)}…`
    : line;
}

/** The id of a choice, pair or item: random, since one that counts would tell the key. */
export const newPartId = () => randomBytes(6).toString('base64url');

/** Whole points within the limits, with a note where they were others. */
export function pointsOf(text: string, notes: Note[]): number {
  const given = text.trim() === '' ? 1 : Number(text);
  const points = Math.min(
    limits.pointsMax,
    Math.max(1, Math.round(Number.isFinite(given) ? given : 1)),
  );
  if (points !== given) notes.push({ note: 'points', detail: `${text.trim()} ← ${points}` });
  return points;
}

/** The tags that fit, with a note for others. */
export function tagsOf(tags: readonly string[], notes: Note[]): string[] {
  const clean = [...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))];
  const fitting = clean.filter((tag) => tag.length <= limits.tagMaxLength).slice(0, limits.tags);
  const others = clean.filter((tag) => !fitting.includes(tag));
  if (others.length > 0) notes.push({ note: 'tags-further', detail: shortened(others.join('، ')) });
  return fitting;
}

/**
 * Reads one question and says why it is left out where it cannot be made.
 * @param read throws `LeftOut`
 */
export function readOne(
  place: { line: number; name: string },
  read: (notes: Note[]) => DraftQuestion,
  pictures: DraftPicture[] = [],
): ReadQuestion {
  const notes: Note[] = [];
  try {
    const question = read(notes);
    requireFitting(question);
    return { ...place, question, pictures, notes };
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    return { ...place, problem: error.problem, detail: error.detail };
  }
}

/** @throws LeftOut too-long, too-many-parts, no-text */
function requireFitting({ body, answers, explanation, hints }: DraftQuestion): void {
  if (body.trim() === '') throw new LeftOut('no-text');
  const tooLong =
    body.length > limits.bodyMaxLength ||
    explanation.length > limits.bodyMaxLength ||
    hints.some(({ html }) => html.length > limits.partMaxLength);
  if (tooLong) throw new LeftOut('too-long');
  const { success, error } = questionAnswers.safeParse(answers);
  if (success) return;
  const isMany = error.issues.some(({ code, path }) => code === 'too_big' && path.length < 2);
  throw new LeftOut(isMany ? 'too-many-parts' : 'too-long');
}
