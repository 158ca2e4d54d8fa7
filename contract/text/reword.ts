import type { Noun } from './nouns.ts';
import {
  type InterfaceNoun,
  type Reworder,
  setReworder,
  type WordingTable,
  withoutMarks,
  wordingKey,
} from './wording.ts';

type Texts = readonly string[];

interface Wording {
  nounOf: Map<string, InterfaceNoun>;
  forms: Map<string, string>;
  flipped: Set<string>;
  /** A word in another sense, or a noun with its prefixes, its pronoun and the mark of its case. */
  pattern: RegExp;
}

/** What agrees with a noun: the second where the provider's has the other gender than the default one. */
const agreement = /\{(?:([a-z]+):)?([^{}|]*)\|([^{}|]*)\}/g;

function compile(table: WordingTable): Wording {
  const nounOf: Wording['nounOf'] = new Map();
  const forms: Wording['forms'] = new Map();
  const flipped: Wording['flipped'] = new Set();
  const bare = new Set<string>();
  const joined = new Set<string>();
  for (const [noun, changed] of Object.entries(table)) {
    if (changed.flipped) flipped.add(noun);
    for (const [key, form] of Object.entries(changed.forms)) {
      const [word = ''] = key.split(/[+{]/);
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
    withoutMarks(text.replace(agreement, (_, noun, own, other) => (isFlipped(noun) ? other : own))),
  );
}

/** What replaces the default nouns by those of a table. Each text is read once. */
function reworderOf(table: WordingTable): Reworder {
  const wording = compile(table);
  const templates = new WeakMap<Texts, Texts>();
  const single = new Map<string, string>();
  const form = (own: string, mark = '') =>
    wording.forms.get(own + mark) ?? wording.forms.get(own) ?? own;
  return {
    texts(template) {
      const known = templates.get(template) ?? reworded(template, wording);
      templates.set(template, known);
      return known;
    },
    text(text) {
      const known = single.get(text) ?? reworded([text], wording)[0] ?? text;
      single.set(text, known);
      return known;
    },
    noun(noun: Noun): Noun {
      const { singular, dual, dualOblique, plural, accusative } = noun;
      const name = wording.nounOf.get(singular);
      if (!name || noun.fixed) return noun;
      return {
        ...noun,
        feminine: noun.feminine !== wording.flipped.has(name),
        singular: form(singular),
        dual: form(dual),
        dualOblique: form(dualOblique),
        plural: form(plural),
        accusative: form(accusative, accusative === singular ? '{ًا}' : ''),
      };
    },
  };
}

let tableNow: WordingTable | null = null;

/**
 * Sets the provider's nouns for every text of this process, or of this page in a browser; null for the default ones. The same
 * table again costs nothing.
 */
export function setWording(table: WordingTable | null): void {
  if (table === tableNow) return;
  tableNow = table;
  setReworder(table && reworderOf(table));
}

/** A text as another table would word it, for a preview. */
export const wordedBy = (table: WordingTable | null, text: string): string =>
  table ? reworderOf(table).text(text) : withoutMarks(text);

// A page brings its table along, and loads this module before it renders anything.
setWording((globalThis as { [wordingKey]?: WordingTable })[wordingKey] ?? null);
