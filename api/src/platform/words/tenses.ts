import { parseGroups } from '@nibras/contract/text/lexicon.ts';
import { verbs as verbList } from '@nibras/contract/text/verbs.ts';
import { isNoun } from './nouns.ts';
import { bind, build } from './patterns.ts';
import { isListed } from './plurals.ts';

/**
 * Stems of verbs in the present, without the first letter, with the past and the nouns of the verb, folded: the present «يسجل» has
 * «سجل», so that its noun is «تسجيل». Which of the nouns a verb has is not to be seen; those that are no nouns are left out.
 */
const verbs: readonly (readonly [present: string, pasts: string, nouns: string])[] = [
  ['abc', 'abc اabc', 'تabيc اabاc abc abاcه abوc abcه'],
  // «يقوي», «ينشئ», «يحكي»
  ['abي', 'abي اabي abا اabا', 'تabيه اabاء abايه abيان'],
  // «يدير»; «يبيع»; «يقود»; «ينام»
  ['aيb', 'اaاb اab', 'اaاbه مaيb'],
  ['aيb', 'aاb', 'aيb'],
  ['aوb', 'aاb', 'aياbه aياb aوb'],
  ['aاb', 'aاb', 'aوb'],
  // «يعد»; «يصف», «يصل»
  ['ab', 'اab', 'اabاb'],
  ['ab', 'وab', 'وab وaوb'],
  // «يذاكر», «يسافر»
  ['aاbc', 'aاbc', 'مaاbcه abاc مaاbc'],
  ['تabc', 'تabc', 'تabc متabc'],
  ['تaاbc', 'تaاbc', 'تaاbc متaاbc'],
  ['نabc', 'انabc', 'انabاc'],
  ['aتbc', 'اaتbc', 'اaتbاc مaتbc'],
  // «يختار», «يشتري», «يحتل»
  ['aتاb', 'اaتاb', 'اaتياb'],
  ['aتb', 'اaتb', 'اaتbاb'],
  ['aتbي', 'اaتbي اaتbا', 'اaتbاء'],
  ['ستabc', 'استabc', 'استabاc مستabc'],
  ['ستaيb', 'استaاb استab', 'استaاbه'],
  ['ستab', 'استab', 'استabاb'],
  // «يترجم», «يتدحرج»
  ['abcd', 'abcd', 'abcdه abcاd مabcd'],
  ['تabcd', 'تabcd', 'تabcd'],
];

const split = (list: string) => list.split(' ');

/** What a word of a verb may be: its present without the first letter, or its past. */
export interface VerbReading {
  tense: 'present' | 'past';
  stem: string;
  /** The word is a noun too: only of a listed verb it is known that it is no other word. */
  isNoun?: true;
}

/** «سيعمل», «ليعمل», and as people speak «بيعمل», «هيعمل», «حيعمل». */
const person = '(?:[وف]?[سبهح]?[يتنا]|[وف]?ل[يتن])';
const whole = /^(?:[وف]?[سبهح]?[يتنا](.{2,})|[وف]?ل[يتن](.{3,}))$/;
const present = new RegExp(`^${person}(.{3,}?)(?:ون|ين|ان|وا|ني|ها|هما|هم|هن|ه|نا|ك|كم)$`);
const past = /^[وف]?(.{3,}?)((?:ت|نا|وا|تم)?(?:ها|هم|ه|ك|كم|ني|نا)?)$/;

/**
 * The readings of a folded word as a verb. What is also a noun is taken for one.
 * @param spelled the word with its shadda, by which «سجّل» is no noun
 */
export function verbReadings(word: string, spelled: string): VerbReading[] {
  // An ة ends no verb.
  if (spelled.endsWith('ة')) return [];
  if (/^..\u0651.$/.test(spelled)) return [{ tense: 'past', stem: word }];
  const noun = isNoun(word) && { isNoun: true as const };
  const readings: VerbReading[] = [];
  for (const pattern of [whole, present]) {
    const [, first, second] = pattern.exec(word) ?? [];
    const stem = first ?? second;
    if (stem) readings.push({ tense: 'present', stem, ...(!/^[وفسلبهح]*ي/.test(word) && noun) });
  }
  const [, root, ending] = past.exec(word) ?? [];
  // Three letters alone are more often another word.
  if (root && (root !== word || word.length > 3))
    readings.push({ tense: 'past', stem: root, ...noun });
  else if (root) readings.push({ tense: 'past', stem: root, isNoun: true });
  if (ending && word.length > 3) readings.push({ tense: 'past', stem: word, ...noun });
  return readings;
}

/** The words of a verb, which all mean the same to a learner. */
export interface VerbWords {
  presents: string[];
  pasts: string[];
  nouns: string[];
}

function byRules({ tense, stem }: VerbReading): VerbWords[] {
  return verbs.flatMap(([pattern, pasts, nouns]) => {
    const bound =
      tense === 'present' ? [bind(pattern, stem)] : split(pasts).map((form) => bind(form, stem));
    return bound.flatMap((root) => {
      if (root === null) return [];
      const built = (list: string) => split(list).map((text) => build(text, root));
      const own = built(nouns).filter((noun) => noun.length > 2 && isNoun(noun));
      return [{ presents: [build(pattern, root)], pasts: built(pasts), nouns: own }];
    });
  });
}

/** «ارسم»; of longer verbs the command is written like the present without its first letter. */
const commandOf = (present: string) => (present.length === 3 ? `ا${present}` : present);

type ListedVerbs = Record<VerbReading['tense'], Map<string, VerbWords[]>>;
let listed: ListedVerbs | undefined;

/** The listed verbs by their tenses: those whose noun is in no rule, or whose noun alone is meant. */
function listedVerbs(): ListedVerbs {
  if (listed) return listed;
  const found: ListedVerbs = { present: new Map(), past: new Map() };
  const add = (tense: VerbReading['tense'], stem: string, words: VerbWords) => {
    found[tense].set(stem, [...(found[tense].get(stem) ?? []), words]);
  };
  for (const [noun = '', ...tenses] of parseGroups(verbList)) {
    const present = (tenses.at(-1) ?? '').slice(1);
    const pasts = tenses.slice(0, -1);
    const words = { presents: [present], pasts, nouns: [noun] };
    add('present', present, words);
    for (const past of pasts) add('past', past, words);
    const command = commandOf(present);
    if (command.length > 3 && !pasts.includes(command)) add('past', command, words);
  }
  listed = found;
  return found;
}

/** The nouns of those who do what a verb says: «مبرمج». */
const participles = (words: readonly VerbWords[]) =>
  words.flatMap(({ nouns }) => nouns.filter((noun) => /^م.{4,}/.test(noun)));

/** The verbs that a reading may be of; of one that is a noun too only the listed ones. */
export function verbsOf(reading: VerbReading): VerbWords[] {
  const known = listedVerbs()[reading.tense].get(reading.stem);
  if (!known) return reading.isNoun ? [] : byRules(reading);
  const others = participles(byRules(reading));
  return known.map((words) => ({ ...words, nouns: [...words.nouns, ...others] }));
}

/** Participles with the words of their verb: what was done, who does it often or to others, who does it. */
const participlePatterns: readonly (readonly [participle: string, nouns: string])[] = [
  ['مabوc', 'abc abاc abاcه'],
  ['مabc', 'تabيc'],
  ['aاbc', ''],
  // Also "more complete": «أكمل» and «إكمال».
  ['اabc', 'اabاc'],
];

/**
 * The verbs of which a noun is a participle: «محفوظ», «مصممة», «عازف». One that is listed with its plural is a thing of its own: «مشروع»,
 * and what an active one names is often another thing than its verbal noun: «خادم» and «خدمة».
 */
export function verbsOfParticiple(stem: string): VerbWords[] {
  if (isListed(stem)) return [];
  const masculine = stem.endsWith('ه') ? stem.slice(0, -1) : stem;
  if (isListed(masculine) || !isNoun(masculine)) return [];
  return participlePatterns.flatMap(([pattern, nouns]) => {
    const root = bind(pattern, masculine);
    // «محفظة» holds money.
    if (root === null || (pattern === 'مabc' && stem !== masculine)) return [];
    const verb = build('abc', root);
    const own = split(nouns).map((text) => build(text, root));
    return [{ presents: [verb], pasts: [verb], nouns: own.filter(isNoun) }];
  });
}
