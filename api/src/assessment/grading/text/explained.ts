import { parseNumber } from '../number/parse-number.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { turning } from '../question/word-lists.ts';
import { foldLetters, plainSigns } from './letters.ts';
import { containsPlace } from './places.ts';

const fold = (text: string) => foldLetters(plainSigns(text)).toLowerCase().trim();
const doubts =
  /^(?:ثم|بل|ربما|و?قيل|و?لكن|(?:ال)?(?:اصح|صح|صواب|صحيح|خطا|جواب|اجابه)ه?|maybe|wrong)$/;
const clause = /^(?:هو|هي|الذي|التي|لان|لانه|لانها|حيث)$/;

/**
 * «الإخلاص (قل هو الله أحد)», `str (نص)`: without brackets that hold a clause or words of the question. Another name in
 * brackets is another answer, so it stays.
 */
function withoutExplanation(text: string, question: QuestionWords): string[] {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]{2,80})\)[\s.]*$/su.exec(text) ?? [];
  const words = fold(inside)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (before.trim() === '' || words.length === 0 || !/\s$/.test(before)) return [];
  if (words.some((word) => turning.has(word) || doubts.test(word) || /\d/.test(word))) return [];
  const isClause = words.length > 2 && words.slice(1, -1).some((word) => clause.test(word));
  const isOfQuestion = words.every((word) => /^[\p{L}]{2,}$/u.test(word) && question.names(word));
  return isClause || isOfQuestion ? [before.trim()] : [];
}

/** «6 أحرف: ي ر م ل و ن», «3 (أ، ب، ج)»: a number with as many things behind it as it says. */
function withoutList(text: string, question: QuestionWords): string[] {
  if (!/(?:^|\s)(?:كم|عدد)(?=\s)/.test(question.text)) return [];
  const [, count = '', list = ''] =
    /^([^:()]{1,40})[:(]([^:()]{3,200})\)?[\s.]*$/su.exec(text) ?? [];
  const apart = list.split(/[\s،,-]+/).filter(Boolean);
  const isOfLetters = apart.length > 1 && apart.every((item) => /^و?\p{L}$/u.test(item));
  const items = isOfLetters
    ? apart
    : list.split(/[،,]|\sو\s?(?=\p{L}{2})/u).filter((item) => item.trim() !== '');
  if (items.length < 2) return [];
  return parseNumber(count, question).some(({ value }) => value === items.length)
    ? [count.trim()]
    : [];
}

/** «رمضاااان»: a letter that is drawn out. Three of a letter in one word are only of «ت», as in «تتتبع». */
function withoutElongation(text: string): string[] {
  const long = /([\u0621-\u0629\u062b-\u064a])\1{2,}/g;
  if (!long.test(text)) return [];
  const short = text.replace(long, '$1');
  return /[\u0621-\u064a]{3}/.test(short) ? [short, text.replace(long, '$1$1')] : [];
}

/** «بغداد، العراق»: a place with the country in which it is, where a place is asked for. */
function withoutCountry(text: string): string[] {
  const whole = text.trim().replace(/\.$/, '');
  const [, place = '', sign = '', country = ''] =
    /^([^،,()-]{2,40})([،,(]|-)([^،,()-]{2,40})\)?$/u.exec(whole) ?? [];
  // «بور-سعيد» is one name.
  const isApart = sign !== '-' || (place.endsWith(' ') && country.startsWith(' '));
  return place !== '' &&
    isApart &&
    containsPlace(fold(country), fold(place).replace(/^(?:في\s+)?(?:مدينه\s+)?/, ''))
    ? [place.trim()]
    : [];
}

/** An answer without what a learner adds to it that changes nothing: an explanation, a list of what is counted, a country. */
export const withoutExtras = (text: string, question: QuestionWords): string[] => [
  ...withoutExplanation(text, question),
  ...withoutList(text, question),
  ...withoutElongation(text),
  ...withoutCountry(text),
];
