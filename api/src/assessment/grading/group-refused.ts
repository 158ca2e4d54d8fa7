import { statistics as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { decimalOf } from './number/parse-decimal.ts';
import { parseNumber } from './number/parse-number.ts';
import { readText, toPieces } from './text/read-text.ts';
import { textComparer } from './text/same-text.ts';

type Content = Pick<QuestionContent, 'kind' | 'answers'>;

/** Answers that are one to the comparison, by their most frequent spelling. */
export interface RefusedGroup {
  text: string;
  count: number;
  spellings: string[];
  near: boolean;
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

const pairsOf = (form: string) => {
  const letters = [...form.replaceAll(' ', '')];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => letters[at] + letter);
};

/** The part of the pairs of letters that two texts share, from 0 to 1 (Dice); linear in their length. */
function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const counts = new Map<string, number>();
  for (const pair of first) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of second) {
    const left = counts.get(pair) ?? 0;
    if (left > 0) shared += 1;
    counts.set(pair, left - 1);
  }
  const all = first.length + second.length;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** Whether a text says the right number, with whatever unit. */
function saysNumber({ answers: { number } }: Content, text: string): boolean {
  const value = number ? decimalOf(number.value) : null;
  const slack = Math.abs(value ?? 0) * 1e-9;
  return value !== null && parseNumber(text).some((one) => Math.abs(one.value - value) <= slack);
}

function nearness(content: Content, text: string): number {
  const { kind, answers } = content;
  const isExact = answers.exact === true && kind === 'text';
  if (kind === 'number' && saysNumber(content, text)) return 1;
  const accepted =
    kind === 'number'
      ? [answers.number?.value ?? '', ...(answers.number?.accepted ?? [])]
      : (answers.accepted ?? []);
  const form = formOf(text, isExact);
  const all = accepted.map((right) => likeness(formOf(right, isExact), form));
  return Math.max(0, ...all);
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
  const isExact = content.answers.exact === true && content.kind === 'text';
  const groups = Map.groupBy(texts, ({ text }) => formOf(text, isExact));
  return [...groups.values()]
    .flatMap((all) => {
      const [first, ...others] = all;
      if (!first) return [];
      const like = nearness(content, first.text);
      const count = all.reduce((sum, one) => sum + one.count, 0);
      const spellings = others.map(({ text }) => text).slice(0, limits.spellings);
      return [
        { like, group: { text: first.text, count, spellings, near: like >= limits.nearness } },
      ];
    })
    .toSorted((one, other) => other.like - one.like || other.group.count - one.group.count)
    .map(({ group }) => group);
}

/** Which of several texts an accepted answer accepts. It is compared alone, without what the question names. */
export function acceptedBy(accepted: string, texts: readonly string[], exact: boolean): string[] {
  return texts.filter((text) => textComparer(text, null)(accepted, exact));
}
