import { statistics as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { decimalOf } from './number/parse-decimal.ts';
import { parseNumber } from './number/parse-number.ts';
import { readText, toPieces } from './text/read-text.ts';
import { sameText } from './text/same-text.ts';

type Content = Pick<QuestionContent, 'kind' | 'answers'>;

/** Answers that are one to the comparison, by their most frequent spelling. */
export interface RefusedGroup {
  text: string;
  count: number;
  spellings: string[];
  near: boolean;
  accepted: boolean;
}

/** A text as it is compared. Texts of one form are accepted together. */
function formOf(text: string, isExact: boolean): string {
  const form = isExact
    ? ''
    : toPieces(readText(text)[1] ?? [])
        .map((piece) => piece.text)
        .join(' ');
  return form === '' ? text.trim() : form;
}

/** Letters of a text that nearness looks at. */
const nearLetters = 80;

/** The pairs of letters of a text's beginning, with how often each is in it. */
function pairsOf(form: string): { counts: ReadonlyMap<string, number>; size: number } {
  const letters = [...form.replaceAll(' ', '')].slice(0, nearLetters);
  const pairs =
    letters.length < 2 ? letters : letters.slice(1).map((letter, at) => letters[at] + letter);
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return { counts, size: pairs.length };
}
type Pairs = ReturnType<typeof pairsOf>;

/** The part of the pairs of letters that two texts share, from 0 to 1 (Dice). */
function likeness(one: Pairs, other: Pairs): number {
  let shared = 0;
  for (const [pair, count] of other.counts) shared += Math.min(count, one.counts.get(pair) ?? 0);
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** Whether a text says the right number, with whatever unit. */
function saysNumber({ answers: { number } }: Content, text: string): boolean {
  const value = number ? decimalOf(number.value) : null;
  const slack = Math.abs(value ?? 0) * 1e-9;
  return value !== null && parseNumber(text).some((one) => Math.abs(one.value - value) <= slack);
}

/** How near a text is to the accepted ones, from 0 to 1. @param rights what is accepted */
function nearness(content: Content, text: string, form: string, rights: readonly Pairs[]): number {
  if (content.kind === 'number' && saysNumber(content, text)) return 1;
  const pairs = pairsOf(form);
  return Math.max(0, ...rights.map((right) => likeness(right, pairs)));
}

/**
 * Groups the answers to a short text or a number that had no points: spellings that the comparison takes for one together,
 * the nearest to an accepted answer first, then the most frequent. Nearness orders them, and decides nothing.
 * @param texts different texts with how often each was given, the most frequent first
 */
export function groupRefused(
  content: Content,
  texts: readonly { text: string; count: number }[],
): RefusedGroup[] {
  const { kind, answers } = content;
  const isExact = answers.exact === true && kind === 'text';
  const accepted = (kind === 'number' ? answers.number?.accepted : answers.accepted) ?? [];
  const forms = accepted.map((text) => formOf(text, isExact));
  const own = kind === 'number' ? [formOf(answers.number?.value ?? '', false)] : [];
  const rights = [...own, ...forms].map(pairsOf);
  const groups = Map.groupBy(texts, ({ text }) => formOf(text, isExact));
  return [...groups]
    .flatMap(([form, all]) => {
      // Of spellings that are as frequent the shortest is the tidiest.
      const [first, ...others] = all.toSorted(
        (one, other) => other.count - one.count || one.text.length - other.text.length,
      );
      if (!first) return [];
      const like = nearness(content, first.text, form, rights);
      const group: RefusedGroup = {
        text: first.text,
        count: all.reduce((sum, one) => sum + one.count, 0),
        spellings: others.map(({ text }) => text).slice(0, limits.spellings),
        near: like >= limits.nearness,
        accepted: forms.includes(form),
      };
      return [{ like, group }];
    })
    .toSorted((one, other) => other.like - one.like || other.group.count - one.group.count)
    .map(({ group }) => group);
}

/** Whether an accepted answer accepts a text, when it is compared alone, without what the question names. */
export const acceptedBy = (accepted: string, text: string, exact: boolean): boolean =>
  sameText(accepted, text, exact);
