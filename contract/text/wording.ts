import type { Noun } from './nouns.ts';

/** The nouns of the interface that a provider can replace by others (`interface-nouns.ts`). */
export type InterfaceNoun =
  | 'course'
  | 'lecture'
  | 'chapter'
  | 'student'
  | 'teacher'
  | 'quiz'
  | 'exercise'
  | 'certificate'
  | 'article'
  | 'service'
  | 'project'
  | 'review';

/**
 * The provider's nouns as texts need them, made by `wordingTable`: for each changed noun its forms by the default ones,
 * and whether its gender is the other one. A key ends with `+` for the form before a pronoun, and with the mark of its case.
 */
export type WordingTable = {
  [Noun in InterfaceNoun]?: { flipped?: true; forms: Record<string, string> };
};

type Texts = readonly string[];

/** What replaces the default nouns (`reword.ts`). The first scripts of a page contain it only where nouns are changed. */
export interface Reworder {
  /** The texts of a template in the provider's nouns. */
  texts(template: Texts): Texts;
  text(text: string): string;
  noun(noun: Noun): Noun;
}

/** The global under which a page's first script leaves the table (site/app/platform/request/wording-script.ts). */
export const wordingKey = 'nibrasWording';

let reworder: Reworder | null = null;

/** Sets what replaces the default nouns in every text of this process or page; null for none. */
export function setReworder(next: Reworder | null): void {
  reworder = next;
}

/**
 * A text in the default nouns, without marks. `{الذي|التي}`, `{course:الذي|التي}`: the first agrees with the default noun. A noun's
 * case: `محاضرة{ًا}`, `طلاب{ون}`; before another noun `طلاب{و}`, `طلاب{ي}`. `{=شهادة}`: a word that is no noun of the interface
 * here.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/\{(?:[a-z]+:)?([^{}|]*)\|[^{}|]*\}|\{(?:=([^{}]*)|ًا|ون|و|ي)\}/g, '$1$2');

/**
 * A text of the interface that names one of its nouns, written in the default ones: `` wording`الكورس {متاح|متاحة}` ``.
 * The provider's nouns take their places in the text itself, never in its values, which may be what people have written.
 * Read when the text is shown, never while modules load (docs/behaviour/nouns.md#texts).
 */
export function wording(template: TemplateStringsArray, ...values: readonly unknown[]): string {
  const texts = reworder ? reworder.texts(template) : template.map(withoutMarks);
  // Texts and values by turns.
  return String.raw({ raw: texts }, ...values);
}

/**
 * The same for a text of a table that is made while modules load, such as the failures. Only for texts of the code: each is
 * remembered.
 */
export const worded = (text: string): string =>
  reworder ? reworder.text(text) : withoutMarks(text);

/** A counted noun in the provider's forms. */
export const wordedNoun = (noun: Noun): Noun => reworder?.noun(noun) ?? noun;
