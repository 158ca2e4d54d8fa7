import { boneKeys, bonesOf, soundKeys, soundOf } from './bones.ts';
import { type ReadWord, readWord, type Word } from './forms.ts';
import { isLetterName, letterNames, spelledBy } from './letter-names.ts';
import { isKnownName, namesLike } from './names.ts';
import { isNoun } from './nouns.ts';
import { isParticle } from './particles.ts';
import { groupsOf } from './plurals.ts';
import { isQuestionWord, soundsLikeQuestionWord } from './question-words.ts';
import { isArabic, isLatin, relation, singular } from './related.ts';

/** By what words of the site are looked up. */
export interface Keys {
  folded: string[];
  bones: string[];
  sounds: string[];
  /** Beginnings of words. */
  beginnings: string[];
  /** Words that may have a typo. */
  typos: string[];
}

/** Finds the words of the site that have one of some keys. */
export type LookUp = (keys: Keys) => Promise<Word[]>;

/** How a word of the site is what was asked, the nearest first. */
export const closenesses = ['same', 'form', 'synonym', 'part', 'typo'] as const;
export type Closeness = (typeof closenesses)[number];

/** What a text must have: of each list one word. */
export interface Alternative {
  closeness: Closeness;
  words: string[][];
}

/** A word of a query, or some that belong together, with all that is found for it. */
export interface Slot {
  /** Folded. */
  text: string;
  /** As it was typed. */
  written: string;
  /** A word of a question, without which a text is found too. */
  isOptional: boolean;
  alternatives: Alternative[];
}

export interface QueryOptions {
  /** Further groups of words that mean the same. */
  synonyms: readonly (readonly (readonly string[])[])[];
  /** The last word may be incomplete. */
  isTyping?: boolean;
}

const noKeys: Keys = { folded: [], bones: [], sounds: [], beginnings: [], typos: [] };

/** The stems of a word, and the nouns that are listed with them. */
function stemsOf({ folded, nouns, verbs }: ReadWord): string[] {
  const stems = nouns.map(({ stem }) => stem);
  const listed = stems.flatMap((stem) => groupsOf(stem).flat());
  return [...new Set([folded, ...stems, ...listed, ...verbs.map(({ stem }) => stem)])];
}

/** Of a short Arabic word too many have the sound. */
const isSpoken = (word: string) => soundOf(word).length > 1 || !isNoun(word);

/** What may stand before a Latin word in an Arabic text: «وCSS», «بـ React». */
const beforeLatin = ['و', 'ب', 'ل', 'ال', 'وال', 'بال', 'لل', 'ك', 'ف', 'وب', 'ول'];

/** A Latin word with its plural or singular; any other word alone. */
const latinForms = (word: string): string[] =>
  /^[a-z]{3}/.test(word)
    ? [word, `${word}s`, ...(singular(word) === word ? [] : [singular(word)])]
    : [word];

/** How words that begin as with an article are folded: «ألعاب». */
const withoutBeginning = (stems: readonly string[]) =>
  stems.filter((stem) => /^ال.{3}/.test(stem)).map((stem) => stem.slice(2));

const keysOf = (word: ReadWord): Keys => ({
  folded: /^[a-z]/.test(word.folded)
    ? latinForms(word.folded).flatMap((form) => ['', ...beforeLatin].map((before) => before + form))
    : [word.folded, ...withoutBeginning(stemsOf(word))],
  bones: isArabic(word.folded) ? boneKeys(stemsOf(word)) : [],
  sounds: soundKeys(
    [...latinForms(word.folded), ...word.nouns.map(({ stem }) => stem)].filter(isSpoken),
  ),
  beginnings: [withoutArticle(word.folded)],
  typos: [],
});

const join = (keys: readonly Keys[]): Keys => ({
  folded: [...new Set(keys.flatMap(({ folded }) => folded))],
  bones: [...new Set(keys.flatMap(({ bones }) => bones))],
  sounds: [...new Set(keys.flatMap(({ sounds }) => sounds))],
  beginnings: [...new Set(keys.flatMap(({ beginnings }) => beginnings))],
  typos: [...new Set(keys.flatMap(({ typos }) => typos))],
});

/** The words of the site that were found, by what they are looked up by. */
interface Site {
  all: ReadWord[];
  by: Map<string, ReadWord[]>;
}

function readSite(words: readonly Word[]): Site {
  const by = new Map<string, ReadWord[]>();
  const all = words.map(readWord);
  for (const word of all) {
    for (const key of [
      word.folded,
      `bones ${bonesOf(word.folded)}`,
      `sound ${soundOf(word.folded)}`,
    ]) {
      const known = by.get(key);
      if (known) known.push(word);
      else by.set(key, [word]);
    }
  }
  return { all, by };
}

/** The words of a site that one may be a form of. */
function nearTo(word: ReadWord, { by }: Site): Set<ReadWord> {
  const { folded, bones, sounds } = keysOf(word);
  const keys = [
    ...folded,
    ...bones.map((key) => `bones ${key}`),
    ...sounds.map((key) => `sound ${key}`),
  ];
  return new Set(keys.flatMap((key) => by.get(key) ?? []));
}

const foldedOf = (words: readonly Word[]) => [...new Set(words.map(({ folded }) => folded))];

/** The words of the site that are a word, and those that are it in another form. */
function meaning(word: ReadWord, site: Site): Record<'same' | 'form', string[]> {
  const related = [...nearTo(word, site)].map((known) => ({ known, how: relation(word, known) }));
  const of = (how: string) =>
    foldedOf(related.filter((one) => one.how === how).map(({ known }) => known));
  const same = of('same');
  // «كتابه» may be of «كتاب», but where the site also has «كتابة», that is what it mostly says.
  const other = new Set(
    related
      .filter(({ how, known }) => how === null && known.spelled.endsWith('ة'))
      .map(({ known }) => known.folded),
  );
  return { same, form: of('form').filter((form) => !same.includes(form) && !other.has(form)) };
}

/** Whether a word is a complete one that the site may not have: then nothing that resembles it is meant. */
const isComplete = ({ folded, nouns, verbs }: ReadWord) =>
  isNoun(folded) ||
  isKnownName(folded) ||
  nouns.some(
    ({ stem, beginning, ending }) => isNoun(stem) && (beginning !== '' || ending !== ''),
  ) ||
  verbs.some((reading) => reading.verbs.some((verb) => verb.nouns.length > 0));

/** Endings that make no other name of a name: `nodejs`, `python3`. */
const nameEnding = /^(?:js|py|\d{1,3})$/;
const maxEnding = 3;
const minBeginning = 3;
const minPart = 5;

/** An article with too few letters after it to be folded away, before the beginning of a word: «الخو». */
const withoutArticle = (word: string) => word.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.)/, '');

/** Whether a longer word of the site may be meant by its beginning. */
function mayContinue(word: ReadWord, known: string): boolean {
  const { folded } = word;
  const rest = known.slice(folded.length);
  if (isLatin(folded)) {
    if (isComplete(word)) return nameEnding.test(rest);
    return (
      folded.length > minBeginning && rest.length < folded.length - 1 && rest.length <= maxEnding
    );
  }
  // A short complete word is often the beginning of another one: «قطر», «قطرة».
  return !isComplete(word) || folded.length >= minPart;
}

/** Of which words of the site a word is the beginning, or, if it is long, the end. */
function parts(word: ReadWord, { all }: Site, isTyping: boolean): string[] {
  const { folded } = word;
  const bare = withoutArticle(folded);
  const isEnd = isArabic(folded) && folded.length >= minPart && !isComplete(word);
  return foldedOf(
    all.filter(({ folded: known }) => {
      if (known.length <= bare.length) return false;
      if (bare !== folded) return known.startsWith(bare);
      if (known.startsWith(folded)) {
        return isTyping || (folded.length >= minBeginning && mayContinue(word, known));
      }
      return isEnd && known.length - folded.length >= minBeginning && known.endsWith(folded);
    }),
  );
}

/** A word of the query with those of its neighbours that it makes a name with. */
interface Token extends ReadWord {
  place: number;
}

/** What is looked for instead of some words of the query. */
interface Candidate {
  from: number;
  to: number;
  /** A synonym. */
  isSynonym?: boolean;
  /** What only sounds like it in another script is not meant. */
  inOwnScript?: boolean;
  /** Each is found by its forms. */
  words: ReadWord[];
}

const bare = (folded: string): ReadWord => readWord({ spelled: folded, folded });

/** A loan word is none of an Arabic verb: «سيرش». */
function bareSynonym(folded: string): ReadWord {
  const word = bare(folded);
  return isNoun(folded) ? word : { ...word, verbs: [], participleOf: [] };
}

/** Two words of the query that are one on the site: «جافا سكريبت»; or a word and names of letters: «نود جي اس». */
const joined = (tokens: readonly Token[]): Candidate[] =>
  tokens.flatMap((_, from) => {
    const found: Candidate[] = [];
    for (let to = from + 1; to < tokens.length && to - from < longestJoined; to++) {
      const some = tokens.slice(from, to + 1).map(({ folded }) => folded);
      // «و find», «في جافا»
      if (some.some((word) => word.length < 2 || isParticle(word) || isQuestionWord(word))) break;
      if (to > from + 1 && !some.slice(1).every(isLetterName)) break;
      found.push({
        from,
        to,
        words: [bare(some.join(''))],
        inOwnScript: some.every(isLatin),
      });
    }
    return found;
  });

const longestJoined = 4;

/** Names of letters in a row: «بي اتش بي». */
function spelled(tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from; to < tokens.length && isLetterName(tokens[to]?.folded ?? ''); to++) {
      const words = spelledBy(tokens.slice(from, to + 1).map(({ folded }) => folded));
      found.push(...words.map((word) => ({ from, to, words: [bare(word)] })));
    }
  }
  return found;
}

type Groups = QueryOptions['synonyms'];
type Member = { member: readonly string[]; group: Groups[number] };

/** Groups of synonyms to find those of a word: by what it is a form of, or, of a phrase, by its first word as it is. */
interface Thesaurus {
  words: Site;
  /** By the folded word. */
  single: Map<string, Member[]>;
  phrases: Map<string, Member[]>;
}

const thesauri = new WeakMap<Groups, Thesaurus>();

function thesaurusOf(groups: Groups): Thesaurus {
  const known = thesauri.get(groups);
  if (known) return known;
  const members = groups.flatMap((group) => group.map((member) => ({ member, group })));
  const byFirst = (some: Member[]) => Map.groupBy(some, ({ member }) => member[0] ?? '');
  const single = byFirst(members.filter(({ member }) => member.length === 1));
  const phrases = byFirst(members.filter(({ member }) => member.length > 1));
  const words = readSite([...single.keys()].map((folded) => ({ spelled: folded, folded })));
  const thesaurus = { words, single, phrases };
  thesauri.set(groups, thesaurus);
  return thesaurus;
}

function synonymsOf(tokens: readonly Token[], groups: Groups): Candidate[] {
  const { words, single, phrases } = thesaurusOf(groups);
  return tokens.flatMap((token, from) => {
    if (token.isParticle) return [];
    const forms = [...nearTo(token, words)].filter(
      (word) => isArabic(word.folded) === isArabic(token.folded) && relation(token, word) !== null,
    );
    // A phrase is taken as it is: «تطبيق يعمل» is no «تطبيق عملي».
    const here = (phrases.get(token.folded) ?? []).filter(({ member }) =>
      member.every((word, at) => tokens[from + at]?.folded === word),
    );
    const found = [...forms.flatMap(({ folded }) => single.get(folded) ?? []), ...here];
    return found.flatMap(({ member, group }) =>
      group
        .filter((other) => other !== member)
        .map((other) => ({
          from,
          to: from + member.length - 1,
          isSynonym: true,
          inOwnScript: true,
          words: other.map(bareSynonym),
        })),
    );
  });
}

/** What words of the site a candidate stands for; null where the site lacks one of its words. */
function alternativeOf(
  { words, isSynonym, inOwnScript }: Candidate,
  site: Site,
): Alternative | null {
  const choices = words.map((word) => {
    const { same, form } = meaning(word, site);
    const all = [...same, ...form];
    return inOwnScript ? all.filter((one) => isLatin(one) === isLatin(word.folded)) : all;
  });
  return choices.every((choice) => choice.length > 0)
    ? { closeness: isSynonym ? 'synonym' : 'form', words: choices }
    : null;
}

/** A word that is two on the site: «ديتابيز» and «داتا بيز». */
function split({ folded }: Token, site: Site): Alternative[] {
  if (folded.length < 2 * minBeginning || folded.length > longestCompound) return [];
  for (let cut = minBeginning; cut <= folded.length - minBeginning; cut++) {
    const halves = [folded.slice(0, cut), folded.slice(cut)].map((half) =>
      meaning(bare(half), site),
    );
    const words = halves.map(({ same, form }) => [...same, ...form]);
    if (words.every((half) => half.length > 0)) return [{ closeness: 'form', words }];
  }
  return [];
}

const halvesOf = ({ folded }: Token): string[] =>
  folded.length < 2 * minBeginning || folded.length > longestCompound
    ? []
    : Array.from({ length: folded.length - 2 * minBeginning + 1 }, (_, at) => [
        folded.slice(0, at + minBeginning),
        folded.slice(at + minBeginning),
      ]).flat();

const longestCompound = 24;

/** A long word from another language, which may be written as two: «جافاسكريبت». */
const isCompound = ({ folded }: Token) =>
  folded.length > 7 && folded.length <= longestCompound && !isNoun(folded);

/**
 * The noun of three letters before «his»: «قلبه». It is only a guess, for where the site has no such word: many write «شرطه» for «شرطة».
 */
function hisNoun({ spelled: word, folded }: Token): ReadWord | null {
  const noun = folded.slice(0, -1);
  return word.endsWith('ه') && noun.length === 3 && isNoun(noun) ? bare(noun) : null;
}

/** The slot of one word. */
function slotOf(token: Token, site: Site, isTyping: boolean): Slot {
  const { same, form } = meaning(token, site);
  const alternatives: Alternative[] = [];
  if (same.length > 0) alternatives.push({ closeness: 'same', words: [same] });
  if (form.length > 0) alternatives.push({ closeness: 'form', words: [form] });
  const names =
    same.length + form.length === 0 && isLatin(token.folded) ? letterNames(token.folded) : null;
  const known = new Set(site.all.map(({ folded }) => folded));
  const written = names?.map((one) => one.filter((name) => known.has(name)));
  if (written?.every((one) => one.length > 0))
    alternatives.push({ closeness: 'form', words: written });
  if (isCompound(token)) alternatives.push(...split(token, site));
  if (alternatives.length === 0) {
    const his = hisNoun(token);
    const found = his ? meaning(his, site) : null;
    const words = found ? [...found.same, ...found.form] : [];
    if (words.length > 0) alternatives.push({ closeness: 'form', words: [words] });
  }
  const isShort = isLatin(token.folded) && token.folded.length > minBeginning;
  if (isTyping || isShort || alternatives.length === 0) {
    const found = parts(token, site, isTyping).filter(
      (part) => !same.includes(part) && !form.includes(part),
    );
    if (found.length > 0) alternatives.push({ closeness: 'part', words: [found] });
  }
  return {
    text: token.folded,
    written: token.spelled,
    isOptional:
      isQuestionWord(token.folded) ||
      token.isParticle ||
      (alternatives.length === 0 && isLatin(token.folded) && soundsLikeQuestionWord(token.folded)),
    alternatives,
  };
}

type Found = Candidate & { alternative: Alternative };

/** Adds what stands for one word to its slot. */
const withOwn = (slots: readonly Slot[], candidates: readonly Found[]): Slot[] =>
  slots.map((slot, at) => ({
    ...slot,
    alternatives: [
      ...slot.alternatives,
      ...candidates
        .filter(({ from, to }) => from === at && to === at)
        .map(({ alternative }) => alternative),
    ],
  }));

/** Puts what stands for several words into one slot, the longest first. */
function withCandidates(single: readonly Slot[], candidates: readonly Found[]): Slot[] {
  const slots = withOwn(single, candidates);
  const result: Slot[] = [];
  for (let at = 0; at < slots.length; ) {
    const here = candidates.filter(({ from }) => from === at);
    const to = Math.max(at, ...here.map((one) => one.to));
    const own = slots.slice(at, to + 1);
    const [first] = own;
    if (!first) break;
    const wider = here.filter((one) => one.to === to);
    result.push(
      to === at
        ? first
        : {
            text: own.map(({ text }) => text).join(' '),
            written: own.map(({ written }) => written).join(' '),
            // A name: «تعلم الآلة».
            isOptional: false,
            alternatives: [...together(own), ...wider.map(({ alternative }) => alternative)],
          },
    );
    at = to + 1;
  }
  return result;
}

/** Several slots as one: a text has a word of each. */
function together(slots: readonly Slot[]): Alternative[] {
  const words = slots.map(({ alternatives }) =>
    alternatives.flatMap((alternative) =>
      alternative.words.length === 1 ? (alternative.words[0] ?? []) : [],
    ),
  );
  return words.every((one) => one.length > 0) ? [{ closeness: 'form', words }] : [];
}

/**
 * Reads the words of a query: for each, the words of the site that it may mean, by form, spelling, script and synonym; where there
 * are none, those of which it is a part, those it is with a typo, or two that it is together (docs/search.md).
 */
export async function readQuery(
  words: readonly Word[],
  lookUp: LookUp,
  { synonyms, isTyping = false }: QueryOptions,
): Promise<Slot[]> {
  const tokens = words.map((word, place): Token => ({ ...readWord(word), place }));
  const candidates = [...joined(tokens), ...spelled(tokens), ...synonymsOf(tokens, synonyms)];
  const keys = [...tokens, ...candidates.flatMap((candidate) => candidate.words)].map(keysOf);
  const names = tokens.flatMap(({ folded }) => letterNames(folded)?.flat() ?? []);
  const halves = tokens.filter(isCompound).flatMap(halvesOf);
  const more = { ...noKeys, folded: [...names, ...halves], sounds: soundKeys(halves) };
  const site = readSite(await lookUp(join([...keys, more])));
  const slots = tokens.map((token) =>
    slotOf(token, site, isTyping && token.place === tokens.length - 1),
  );
  const known = candidates.flatMap((candidate) => {
    const alternative = alternativeOf(candidate, site);
    return alternative === null ? [] : [{ ...candidate, alternative }];
  });
  const own = await completed(slots, { tokens, lookUp, found: known });
  return withCandidates(own, known);
}

interface Completion {
  tokens: readonly Token[];
  lookUp: LookUp;
  /** What stands for words of the query already. */
  found: readonly Candidate[];
}

/** Looks for two words or a typo where nothing was found for a word. */
async function completed(slots: Slot[], { tokens, lookUp, found }: Completion): Promise<Slot[]> {
  const unknown = tokens.filter(({ place }) => slots[place]?.alternatives.length === 0);
  if (unknown.length === 0) return slots;
  const halves = unknown.flatMap(halvesOf);
  const mistyped = unknown.filter(
    (token) =>
      !isComplete(token) && !found.some(({ from, to }) => from <= token.place && token.place <= to),
  );
  const names = new Map(
    mistyped.map(({ folded }) => [folded, namesLike((name) => isTypo(folded, name))]),
  );
  const site = readSite(
    await lookUp({
      ...noKeys,
      folded: [...halves, ...[...names.values()].flat()],
      sounds: soundKeys([...halves, ...[...names.values()].flat()]),
      typos: mistyped.map(({ folded }) => folded),
    }),
  );
  return slots.map((slot, place) => {
    const token = unknown.find((one) => one.place === place);
    if (!token) return slot;
    const two = split(token, site);
    const typos = mistyped.includes(token)
      ? foldedOf(site.all.filter(({ folded }) => isTypo(token.folded, folded)))
      : [];
    const named = (names.get(token.folded) ?? []).flatMap((name) => {
      const { same, form } = meaning(bare(name), site);
      return [...same, ...form];
    });
    const meant = [...typos, ...named];
    const near: Alternative[] = meant.length > 0 ? [{ closeness: 'typo', words: [meant] }] : [];
    return { ...slot, alternatives: near.length > 0 ? near : two };
  });
}

const [shortestTypo, shortestLatinTypo, longestTypo] = [4, 5, 16];

/** Whether two words differ by one letter: another one, one more, one less, or two that are swapped. */
export function isTypo(one: string, other: string): boolean {
  const shortest = isLatin(one) ? shortestLatinTypo : shortestTypo;
  if (one.length < shortest || one.length > longestTypo || one === other) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rest = (word: string, from: number) => word.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    rest(one, at) === rest(other, at + 1) ||
    (one[at] === other[at + 1] &&
      one[at + 1] === other[at] &&
      rest(one, at + 2) === rest(other, at + 2))
  );
}
