import { brokenPlurals } from '@nibras/contract/text/broken-plurals.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { furtherPlurals } from './further-plurals.ts';
import { isBase, isNoun } from './nouns.ts';
import { bind, build } from './patterns.ts';

/**
 * Patterns of singulars with those of their broken plurals, folded: «افعال» is «ابcاd» of «abc». A letter that is doubled in
 * speech is one. What is `weak` is also the pattern of many singulars, so its plurals must be no singular of their own.
 */
const patterns: readonly (readonly [singulars: string, plurals: string, kind?: 'weak'])[] = [
  ['abc', 'اabاc اabc'],
  // «دروس» is a plural, and «دخول» is not.
  ['abc', 'abوc abcان', 'weak'],
  // «خط», «سر»
  ['ab', 'abوb اabاb'],
  // «باب», «نار», «دار»
  ['aاb', 'اaواb اaياb aيbان'],
  ['abcه', 'اabاc'],
  ['aاbه', 'aوb', 'weak'],
  // «رسالة», «وظيفة», «عجوز»
  ['abاc abاcه abيcه abوc abوcه', 'abايc'],
  // «سؤال», «رغيف», «عمود»
  ['abاc abيc abوc', 'اabcه'],
  // «دواء»
  ['abاء', 'اabيه'],
  // «طريق», «مدينة»
  ['abيc abيcه', 'abc', 'weak'],
  // «عميل», «صديق», «مريض», «قميص», «حديث»
  ['abيc', 'abcاء اabcاء اaاbيc abايc'],
  ['abيc', 'abcي abcان', 'weak'],
  // «طبيب», «نبي»
  ['abيb', 'اabاء'],
  ['abي', 'اabياء'],
  // «شاهد», «قاعدة»
  ['aاbc aاbcه', 'aواbc'],
  ['aاbc', 'abcاء'],
  ['aاbc', 'abاc abcه abc', 'weak'],
  ['aاbc', 'abوc', 'weak'],
  // «قاض», «مادة»
  ['aاbي', 'abاه'],
  ['aاbه', 'aواb'],
  // «قانون», «فاتورة», «تاريخ»
  ['aاbوc aاbوcه aاbيc aاbيcه', 'aواbيc'],
  // Roots of four letters, and a م, a ت or a hamza before three: «درهم», «مكتب», «تجربة», «إصبع»
  ['abcd abcdه', 'abاcd'],
  ['abcاd abcوd abcيd abcاdه abcوdه abcيdه', 'abاcيd'],
  // «أجنبي», «صحراء»
  ['اabcي', 'اaاbc'],
  ['abcاء', 'abاcي'],
  // «هدية», «زاوية»
  ['abيه aاbيه', 'abايا'],
  // «أحمر»
  ['اabc', 'abc', 'weak'],
];

/** A longer word is no plural of these patterns. */
const longest = 9;

interface Rule {
  singular: string;
  plural: string;
  weak: boolean;
}

const rules: readonly Rule[] = patterns.flatMap(([singulars, plurals, kind]) =>
  singulars
    .split(' ')
    .flatMap((singular) =>
      plurals.split(' ').map((plural) => ({ singular, plural, weak: kind === 'weak' })),
    ),
);

const withBeginning = (word: string) => {
  const folded = foldArabic(word);
  return folded.startsWith('ال') ? folded : `ال${folded}`;
};

/** The folded words of a list by groups, without taking the beginning of «ألعاب» for an article. */
const foldedGroups = (list: string): string[][] =>
  list.split('،').map((group) =>
    group
      .trim()
      .split(/\s+/)
      .map((word) => (/^[أإآ]ل/.test(word) ? withBeginning(word) : foldArabic(word))),
  );

/** Nouns whose plural no rule makes, or whose plural could be taken for that of another word. */
let listed: Map<string, string[][]> | undefined;

/** The groups of the list in which a noun stands, each a singular with its plurals. */
export function groupsOf(word: string): string[][] {
  if (!listed) {
    listed = new Map();
    for (const group of [...Object.values(brokenPlurals), furtherPlurals].flatMap(foldedGroups)) {
      for (const member of group) listed.set(member, [...(listed.get(member) ?? []), group]);
    }
  }
  return listed.get(word) ?? [];
}

/** Whether a noun stands in the list of plurals. */
export const isListed = (word: string): boolean => groupsOf(word).length > 0;

/** A hamza under an alef begins no plural: «إعلام» is not of «علم». */
const beginsPlural = (spelled: string) => !spelled.startsWith('إ');

/** «طقاطيق»: no singular has this pattern. */
const isForeignPlural = /^..ا.ي.$/;

function isPlural(rule: Rule, singular: string, plural: string): boolean {
  // An ه at the end is an ة, and none of the root.
  if (singular.endsWith('ه') && !rule.singular.endsWith('ه')) return false;
  if (!isNoun(singular)) return isForeignPlural.test(plural) && !isNoun(plural);
  if (rule.weak) return isNoun(plural) && !isBase(plural);
  // «أكواد»: a plural of a loan word is in no list.
  return isNoun(plural) || /^(?:ا..ا.|..اي.)$/.test(plural) || isForeignPlural.test(plural);
}

/** What a noun may be the broken plural of. */
interface Singular {
  word: string;
  /** The pattern of the plural is that of few singulars. */
  isStrong: boolean;
}

/** A noun with what it may be the plural of. */
export interface Plural {
  noun: string;
  singulars: readonly Singular[];
}

/**
 * Reads a folded noun as a broken plural.
 * @param spelled the same word with its hamzas
 */
export function readPlural(noun: string, spelled: string): Plural {
  if (!beginsPlural(spelled) || noun.length > longest) return { noun, singulars: [] };
  const singulars = rules.flatMap((rule) => {
    const root = bind(rule.plural, noun);
    if (root === null) return [];
    const word = build(rule.singular, root);
    return isPlural(rule, word, noun) ? [{ word, isStrong: !rule.weak }] : [];
  });
  return { noun, singulars };
}

const isOf = ({ singulars }: Plural, noun: string, which: 'any' | 'strong' = 'any') =>
  singulars.some(({ word, isStrong }) => word === noun && (isStrong || which === 'any'));

const isSingular = (noun: string) => groupsOf(noun).some(([first]) => first === noun);

/** Whether one of two nouns is a broken plural of the other, or both are plurals of one noun. */
export function arePlurals(one: Plural, other: Plural): boolean {
  if (groupsOf(one.noun).some((group) => group.includes(other.noun))) return true;
  const [isKnown, isOtherKnown] = [isListed(one.noun), isListed(other.noun)];
  if (isKnown && isOtherKnown) return false;
  // What is listed may have another plural, but is none of another noun.
  if (isKnown) return isSingular(one.noun) && isOf(other, one.noun, 'strong');
  if (isOtherKnown) return isSingular(other.noun) && isOf(one, other.noun, 'strong');
  return (
    isOf(one, other.noun) ||
    isOf(other, one.noun) ||
    one.singulars.some(
      ({ word, isStrong }) => isStrong && isBase(word) && isOf(other, word, 'strong'),
    )
  );
}
