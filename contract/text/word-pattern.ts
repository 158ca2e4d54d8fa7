import { coreOf, nounForms, pastForms, presentForms } from './affixes.ts';
import { lexicon } from './lexicon.ts';
import { meaningOf } from './stem.ts';

/** The forms of a word of a search. */
export interface WordPattern {
  /** A pattern of a whole folded word, for JavaScript and PostgreSQL alike. */
  pattern: string;
  /** One of these is in every form. */
  cores: string[];
}

/** «بـPython» */
const particleBeforeLatin = /^[وفبكل]([a-z0-9+#].+)$/;
const onlyArabic = /^[\u0621-\u064a]{2,}$/;
const either = (patterns: string[]) =>
  patterns.length === 1 ? (patterns[0] ?? '') : `(?:${patterns.join('|')})`;

/** Without those that another one is a part of. */
const shortest = (cores: string[]) => [
  ...new Set(
    cores.filter((core) => !cores.some((other) => other !== core && core.includes(other))),
  ),
];

/**
 * Builds the pattern of the forms of a folded word. What is listed as another word is no form: «بطاقة» is not «ب» and
 * «طاقة».
 * @returns null for what has no forms: Latin words, numbers, a letter
 */
export function wordPattern(word: string): WordPattern | null {
  const latin = particleBeforeLatin.exec(word)?.[1];
  if (latin) return { pattern: `[وفبكل]?${latin.replaceAll('+', '[+]')}`, cores: [latin] };
  if (!onlyArabic.test(word)) return null;
  const { nouns, presents, pasts, isListed } = meaningOf(word);
  const own = new Set([word, ...nouns, ...pasts]);
  const forms = either([
    ...nouns.map((noun) => nounForms(noun, isListed)),
    ...presents.map(presentForms),
    ...pasts.map(pastForms),
  ]);
  const isForm = new RegExp(`^${forms}$`);
  const others = [...lexicon().nouns.keys()].filter(
    (other) => !own.has(other) && isForm.test(other),
  );
  const except =
    others.length === 0
      ? ''
      : `(?!${either(others.map((other) => nounForms(other, true)))}(?: |$))`;
  const parts = [word, ...nouns, ...presents, ...pasts].map((part) => coreOf(part, isListed));
  return { pattern: either([...own, except + forms]), cores: shortest(parts) };
}
