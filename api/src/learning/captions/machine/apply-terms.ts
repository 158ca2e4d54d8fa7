import type { CourseTerm } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';

const wordPattern = /[\p{L}\p{M}\p{N}+#.\u0640]+/gu;

/** A word of a text without the dots around it, with its place. */
interface Word {
  folded: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: whole, index }) => {
    const before = whole.length - whole.replace(/^\.+/, '').length;
    const word = withoutTrailing(whole.slice(before), /\./);
    const start = index + before;
    return word === '' ? [] : [{ folded: foldArabic(word), start, end: start + word.length }];
  });
}

/** Spoken forms by their first word, the longest first. */
export type TermIndex = Map<string, { words: string[]; term: string }[]>;

/** Prepares the terms of a course for `applyTerms`. Forms are compared folded, as searches are. */
export function indexTerms(terms: readonly CourseTerm[]): TermIndex {
  const index: TermIndex = new Map();
  for (const { term, spoken } of terms) {
    for (const form of [term, ...spoken]) {
      const words = wordsOf(form).map(({ folded }) => folded);
      const [first] = words;
      if (first === undefined) continue;
      const known = index.get(first) ?? [];
      index.set(first, [...known, { words, term }]);
    }
  }
  for (const forms of index.values()) {
    forms.sort((one, other) => other.words.length - one.words.length);
  }
  return index;
}

/** The text with each spoken form of a term in place of which the term is written. Only whole words are compared. */
export function applyTerms(text: string, index: TermIndex): string {
  const words = wordsOf(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (!first) continue;
    const found = index
      .get(first.folded)
      ?.find((form) => form.words.every((word, next) => words[at + next]?.folded === word));
    const last = found && words[at + found.words.length - 1];
    if (!found || !last) continue;
    parts.push(text.slice(from, first.start), found.term);
    from = last.end;
    at += found.words.length - 1;
  }
  return [...parts, text.slice(from)].join('').slice(0, limits.textMaxLength);
}

/** The terms as the hint of a transcription, as long as one may be. */
export function promptOf(terms: readonly CourseTerm[]): string {
  let prompt = '';
  for (const { term } of terms) {
    const longer = prompt === '' ? term : `${prompt}, ${term}`;
    if (longer.length > limits.promptMaxLength) break;
    prompt = longer;
  }
  return prompt;
}
