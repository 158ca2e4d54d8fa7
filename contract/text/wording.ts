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

interface Wording {
  nounOf: Map<string, InterfaceNoun>;
  forms: Map<string, string>;
  flipped: Set<string>;
  /** A word in another sense, or a noun with its prefixes, its pronoun and the mark of its case. */
  pattern: RegExp;
  /** A record for a text that has been worded, by the text or its template. */
  worded: Map<Texts | string, Texts>;
}

/** `{الذي|التي}`, `{course:الذي|التي}`: the first agrees with the default noun, the second with one of the other gender. */
const agreement = /\{(?:([a-z]+):)?([^{}|]*)\|([^{}|]*)\}/g;
/** `{=شهادة}`: a word that is no noun of the interface here. A noun's case: `محاضرة{ًا}`, `طلاب{ون}`; before another noun `طلاب{و}`, `طلاب{ي}`. */
const marks = /\{(?:=([^{}]*)|ًا|ون|و|ي)\}/g;

const unchanged = new WeakMap<Texts, Texts>();
let wordingNow: Wording | null = null;
let tableNow: WordingTable | null = null;

/** The global under which a page's first script leaves the table (site/app/platform/request/wording-script.ts). */
export const wordingKey = 'nibrasWording';

/**
 * Sets the provider's nouns for every text of this process, or of this page in a browser; null for the default ones. The same
 * table again costs nothing.
 */
export function setWording(table: WordingTable | null): void {
  if (table === tableNow) return;
  tableNow = table;
  wordingNow = table && compile(table);
}

function compile(table: WordingTable): Wording {
  const nounOf: Wording['nounOf'] = new Map();
  const forms: Wording['forms'] = new Map();
  const flipped: Wording['flipped'] = new Set();
  const bare = new Set<string>();
  const joined = new Set<string>();
  for (const [noun, changed] of Object.entries(table)) {
    if (changed.flipped) flipped.add(noun);
    for (const [key, form] of Object.entries(changed.forms)) {
      const word = key.replace(/[+{].*$/, '');
      (key.includes('+') ? joined : bare).add(word);
      forms.set(key, form);
      nounOf.set(word, noun as InterfaceNoun);
    }
  }
  const any = (words: Set<string>) =>
    [...words].sort((one, other) => other.length - one.length).join('|');
  return {
    nounOf,
    forms,
    flipped,
    pattern: new RegExp(
      `\\{=[^{}]*\\}|(?<![\\p{L}\\p{M}])([وف]?)(لل|[بك]ال|ال|[بكل]?)(?:(${any(bare)})|(${any(joined)})(ي|ك|ه|ها|هم|هما|كم|كما|نا|هن))(\\{(?:ًا|ون|و|ي)\\})?(?![\\p{L}\\p{M}])`,
      'gu',
    ),
    worded: new Map(),
  };
}

/** «لل» before a noun that begins with ل has lost a letter: «ل» + «الليلة». */
const prefixed = (prefix: string, form: string) =>
  prefix === 'لل' && form.startsWith('ل') ? `ل${form}` : prefix + form;

function reworded(texts: Texts, { pattern, forms, nounOf, flipped }: Wording): Texts {
  const found = new Set<InterfaceNoun>();
  const replaced = texts.map((text) =>
    text.replace(
      pattern,
      (
        whole,
        and: string | undefined,
        prefix = '',
        bare: string | undefined,
        joined = '',
        pronoun = '',
        mark = '',
      ) => {
        if (and === undefined) return whole;
        const word = bare ?? joined;
        const key = bare ?? `${joined}+`;
        const noun = nounOf.get(word);
        if (noun) found.add(noun);
        const form = forms.get(key + mark) ?? forms.get(key) ?? word;
        return and + prefixed(prefix, form) + pronoun;
      },
    ),
  );
  const isFlipped = (noun: string | undefined) =>
    noun ? flipped.has(noun) : [...found].some((one) => flipped.has(one));
  return replaced.map((text) =>
    plain(text.replace(agreement, (_, noun, own, other) => (isFlipped(noun) ? other : own))),
  );
}

/** A text in the default nouns. */
const plain = (text: string): string =>
  text.includes('{') ? text.replace(agreement, '$2').replace(marks, '$1') : text;

function textsOf(strings: Texts): Texts {
  if (wordingNow) {
    const known = wordingNow.worded.get(strings) ?? reworded(strings, wordingNow);
    wordingNow.worded.set(strings, known);
    return known;
  }
  const known = unchanged.get(strings) ?? strings.map(plain);
  unchanged.set(strings, known);
  return known;
}

/**
 * A text of the interface that names one of its nouns, written in the default ones: `` wording`الكورس {متاح|متاحة}` ``.
 * The provider's nouns take their places in the text itself, never in its values, which may be what people have written.
 * Read when the text is shown, never while modules load (docs/behaviour/nouns.md has the notation).
 */
export function wording(strings: TemplateStringsArray, ...values: readonly unknown[]): string {
  const texts = textsOf(strings);
  let text = texts[0] ?? '';
  for (let index = 0; index < values.length; index += 1)
    text += `${values[index]}${texts[index + 1]}`;
  return text;
}

/**
 * The same for a text of a table that is made while modules load, such as the failures. Only for texts of the code: each is
 * remembered.
 */
export function worded(text: string): string {
  if (!wordingNow) return plain(text);
  const known = wordingNow.worded.get(text) ?? reworded([text], wordingNow);
  wordingNow.worded.set(text, known);
  return known[0] ?? text;
}

/** A text as another table would word it, for a preview. */
export const wordedBy = (table: WordingTable | null, text: string): string =>
  (table && reworded([text], compile(table))[0]) ?? plain(text);

/** The provider's form of a default one, as `محاضرة` or `محاضرة{ًا}`; the form itself without its mark where the noun is unchanged. */
export const wordedForm = (form: string, mark = ''): string =>
  wordingNow?.forms.get(form + mark) ?? wordingNow?.forms.get(form) ?? form;

/** Whether the provider's noun has the other gender than the default one with this singular. */
export function isFlipped(singular: string): boolean {
  const noun = wordingNow?.nounOf.get(singular);
  return noun !== undefined && wordingNow?.flipped.has(noun) === true;
}

// In a browser the table is there before any module, so that texts of the first rendering are those of the server.
setWording((globalThis as { [wordingKey]?: WordingTable })[wordingKey] ?? null);
