import { type Adjective, type Noun, type NounName, nouns } from './nouns.ts';
import { wordedNoun } from './wording.ts';

/**
 * The grammatical case of a counted noun: the nominative alone and as a subject, the genitive after a preposition and as
 * the second part of a construct («حالة طلبين»), the accusative as an object («أضف سؤالًا واحدًا»).
 */
export type Case = 'nominative' | 'genitive' | 'accusative';

const pluralRules = new Intl.PluralRules('ar');
let formatter: Intl.NumberFormat | undefined;

/** Western digits, with the thousands separator of Egypt. */
function formatDecimal(value: number): string {
  formatter ??= new Intl.NumberFormat('ar-EG-u-nu-latn', { maximumFractionDigits: 2 });
  return formatter.format(value);
}

/**
 * A number as shown everywhere: «12,500», «4.67»; at most two decimals. Counts do not need `Intl`, whose first formatter
 * takes a phone longer than the rest of a page's modules together (record 0122).
 */
export function formatCount(count: number): string {
  const isPlain = Number.isSafeInteger(count) && count >= 0 && !Object.is(count, -0);
  if (!isPlain) return formatDecimal(count);
  const digits = String(count);
  let grouped = digits.slice(0, digits.length % 3 || 3);
  for (let at = grouped.length; at < digits.length; at += 3)
    grouped += `,${digits.slice(at, at + 3)}`;
  return grouped;
}

const nounOf = (named: NounName | Noun): Noun =>
  wordedNoun(typeof named === 'string' ? nouns[named] : named);

function formOf(noun: Noun, rule: Intl.LDMLPluralRule, inCase: Case): string {
  if (rule === 'two') return inCase === 'nominative' ? noun.dual : noun.dualOblique;
  if (rule === 'few') return noun.plural;
  if (rule === 'many') return noun.accusative;
  return rule === 'one' && inCase === 'accusative' ? noun.accusative : noun.singular;
}

function oneOf(noun: Noun, inCase: Case): string {
  if (noun.feminine) return 'واحدة';
  return inCase === 'accusative' ? 'واحدًا' : 'واحد';
}

/**
 * A count with its noun: «لا محاضرات», «محاضرة واحدة», «محاضرتان», «3 محاضرات», «11 محاضرة».
 * @param inCase must be named after a word of the same sentence (scripts/counted-nouns.mjs)
 * @param adjective agrees with the noun, and takes the place of «واحدة»: «محاضرة أخرى»
 */
export function countLabel(
  count: number,
  noun: NounName | Noun,
  inCase: Case = 'nominative',
  adjective?: Adjective,
): string {
  const counted = nounOf(noun);
  const agreeing = adjective?.[counted.feminine ? 'feminine' : 'masculine'];
  const rule = pluralRules.select(count);
  const withAdjective = (form: string, at: Intl.LDMLPluralRule) =>
    agreeing ? `${form} ${formOf(agreeing, at, inCase)}` : form;
  if (rule === 'zero' && inCase === 'nominative' && !counted.unit)
    return `لا ${withAdjective(counted.plural, 'few')}`;
  const words = withAdjective(formOf(counted, rule, inCase), rule);
  if (rule === 'two') return words;
  if (rule === 'one') return agreeing ? words : `${words} ${oneOf(counted, inCase)}`;
  return `${formatCount(count)} ${words}`;
}

/** A span of time after a preposition, one without its number: «بعد دقيقة», «خلال يومين», «منذ 3 أيام». */
export function spanLabel(count: number, noun: NounName): string {
  return pluralRules.select(count) === 'one'
    ? nounOf(noun).singular
    : countLabel(count, noun, 'genitive');
}

/**
 * The verb before a count with its noun, which agrees in gender only: «لم يكتمل سؤالان», «لم تكتمل 3 أسئلة». A plural that
 * names no people takes the feminine.
 */
export function verbFor(
  count: number,
  noun: NounName | Noun,
  forms: { masculine: string; feminine: string },
): string {
  const counted = nounOf(noun);
  const isFeminine =
    counted.feminine || (!counted.human && ['zero', 'few'].includes(pluralRules.select(count)));
  return isFeminine ? forms.feminine : forms.masculine;
}

/** A verb and its counted subject: «لم يكتمل سؤالان», «لم تكتمل 3 أسئلة». */
export const countWithVerb = (
  count: number,
  noun: NounName | Noun,
  forms: { masculine: string; feminine: string },
): string => `${verbFor(count, noun, forms)} ${countLabel(count, noun)}`;
