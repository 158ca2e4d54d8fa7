import type { QuestionWords } from '../question/question-words.ts';
import { sameNoun } from '../question/same-noun.ts';
import { isLeading, relating, trailing, turning } from '../question/word-lists.ts';
import { englishDigits } from '../text/english-numbers.ts';
import { foldLetters, plainSigns } from '../text/letters.ts';
import { numberPhrase } from '../text/number-words.ts';
import { valueOfArithmetic } from './arithmetic.ts';
import { decimalOf } from './parse-decimal.ts';
import { countedByNoun, isKnownUnit, parts } from './units.ts';

/** A way to read a written number, and what stands around it: the unit. */
export interface Reading {
  value: number;
  unit: string;
  /** Whether it takes for a point the comma of what looks like grouped thousands, «1,234». */
  isPoint?: boolean;
  /** Whether a noun says the number, «ساعتان», so that it needs the question's unit. */
  ofNoun?: boolean;
}

const digits = '\\d+(?:[.,]\\d+)?|\\.\\d+';
const grouped = "\\d{1,3}(?:[ ,']\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?";
const written = new RegExp(
  [
    '^(?<before>[^\\d+.-]*?)',
    '\\s*(?:(?<sign>[+-])\\s*)?',
    `(?<number>(?:${grouped})(?![\\d,]|\\.\\d)|${digits})`,
    '(?:\\s*e(?<exponent>[+-]?\\d{1,3})(?![\\p{L}\\d])',
    '|\\s*[x×*·]\\s*10\\s*(?:\\^|\\*\\*)\\s*\\(?(?<power>[+-]?\\d{1,3})\\)?',
    '|\\s*/\\s*(?<divisor>\\d+)',
    '|\\s+(?<numerator>\\d+)\\s*/\\s*(?<denominator>\\d+))?',
    '(?<after>(?:[^\\d].*)?)$',
  ].join(''),
  'isu',
);

/**
 * Every way to read digits. «1,234» groups thousands, or has three decimals where the comma is a point; with a zero at its
 * end it groups them. «1.234» has three decimals or groups thousands, «1.000» groups them.
 */
function valuesOf(text: string): { value: number; isPoint: boolean }[] {
  const byComma = /^[1-9]\d{0,2}([ ,']\d{3})+(\.\d+)?$/.test(text);
  const byPoint = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text);
  const point = Number(text.replace(/[ ']/g, '').replace(',', '.'));
  const whole = byPoint ? text.replaceAll('.', '').replace(',', '.') : text.replace(/[ ,']/g, '');
  const groups = byComma || byPoint ? Number(whole) : Number.NaN;
  const isPoint = byComma && !text.endsWith('0');
  const mayBePoint = byPoint ? !text.endsWith('.000') : !byComma || isPoint;
  return [
    { value: groups, isPoint: false },
    { value: mayBePoint ? point : Number.NaN, isPoint },
  ].filter(({ value }) => Number.isFinite(value));
}

function ofDigits(text: string): Reading[] {
  const groups = written.exec(text)?.groups;
  if (!groups) return [];
  const {
    before = '',
    sign,
    number = '',
    exponent,
    power,
    divisor,
    numerator,
    denominator,
  } = groups;
  const unit = `${before.trim()} ${groups.after?.trim() ?? ''}`.trim();
  return valuesOf(number).map(({ value, isPoint }) => {
    const scaled = value * 10 ** Number(exponent ?? power ?? 0);
    const part = numerator ? Number(numerator) / Number(denominator) : 0;
    const size = (divisor ? scaled / Number(divisor) : scaled) + part;
    return { value: sign === '-' ? -size : size, unit, ...(isPoint && { isPoint }) };
  });
}

/** A number in words, or in digits with a scale or a part in words: «خمسة وعشرون مترًا», «5 آلاف», «2 ونصف». */
function ofWords(text: string): Reading[] {
  const all = text
    .replace(/(?<=^|\s)و\s+/g, 'و')
    .split(/\s+/)
    .filter(Boolean);
  const sign = /^(?:سالب|ناقص)$/.test(all[0] ?? '') ? -1 : 1;
  const words = sign < 0 || all[0] === 'موجب' ? all.slice(1) : all;
  const phrase = numberPhrase(words, 0);
  if (!phrase) {
    const minus = sign < 0 && words[0] ? ofDigits(words.join(' ')) : [];
    return minus.map(({ value, unit }) => ({ value: -value, unit }));
  }
  return [{ value: sign * phrase.value, unit: words.slice(phrase.length).join(' ') }];
}

/** «ساعتان», «كوب ونصف»: the noun is the unit. */
function ofNoun(text: string): Reading[] {
  const counted = countedByNoun(text);
  if (!counted) return [];
  const { value, unit, rest } = counted;
  return [{ value, unit: `${unit} ${rest}`.trim(), ofNoun: true }];
}

/** Whether a word before «=» names what is asked for, or a unit of the question. */
const isLabel = (word: string, question: QuestionWords) =>
  isLeading(word.toLowerCase()) ||
  question.names(word) ||
  isKnownUnit(word) ||
  /^(?:باي|pi|ph)$/i.test(word);

/** Whether what stands before «=» is the quantity of the question: names, words of the question, and its own numbers. */
function isQuantityOfQuestion(side: string, question: QuestionWords | null): boolean {
  // «x += 2» and «x != 5» say something else.
  if (/[<>≠≤≥=]/.test(side) || /[!~+*/%^&|-]\s*$/.test(side)) return false;
  const numbers = side.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const words = side.match(/\p{L}{2,}/gu) ?? [];
  if (question === null) return numbers.length === 0 && /^[\p{L}\s]{0,20}$/u.test(side);
  return (
    // «1 كيلوبايت = 1024 بايت».
    numbers.every((one) => question.numbers.has(one) || (one === '1' && words.length > 0)) &&
    words.every((word) => isLabel(word, question))
  );
}

/** What stands behind «x =», «الناتج =», «8 × 2 =», or before «= س». */
function ofEquation(text: string, question: QuestionWords | null): string[] {
  const at = text.lastIndexOf('=');
  if (at < 0) return [];
  const [left, right] = [text.slice(0, at), text.slice(at + 1).trim()];
  if (/^\p{L}$/u.test(right) && !/[=<>!≠≤≥~]/.test(left)) return [left.trim()];
  const isSide = (side: string) => {
    const worked = isWorkedOut(side, right);
    return (
      worked ?? (side.trim() !== '' && (isSymbol(side) || isQuantityOfQuestion(side, question)))
    );
  };
  return left.split('=').every(isSide) ? [right] : [];
}

/** «x», «نق»: a quantity by its letters. */
const isSymbol = (side: string) => /^\s*\p{L}{1,2}\s*$/u.test(side) && !turning.has(side.trim());

/** Whether a calculation has the value that is written behind it, rounded perhaps: «4 + 3 = 7»; null for what is none. */
function isWorkedOut(side: string, result: string): boolean | null {
  const value = valueOfArithmetic(side.replace(/(?<=\d),(?=\d)/g, '.'));
  const said = decimalOf(/^\s*[+-]?\d[\d.]*/.exec(result)?.[0] ?? '');
  if (value === null || said === null || /^\s*[+-]?[\d.]+\s*[/,]/.test(result)) return null;
  return Math.abs(value - said) <= Math.abs(value) / 100;
}

/** «س تساوي 4», «قيمة س 5». */
const isVariable = (word: string, next = '', question: QuestionWords | null) =>
  /^\p{L}$/u.test(word) && (question?.says(word) === true || /^[يت]ساوي$/.test(next));

/** What leads to a number in any question. */
const labels = /^(?:ph|حاصل|عدده?ا?|عددهم|(?:ال)?رقمه?|(?:ال)?باقي|القسمه|الضرب|الجمع|الطرح)$/i;

/** The text without words before its number that say nothing or repeat the question; never one that turns it round. */
function withoutLead(text: string, question: QuestionWords | null): string[] {
  const words = text.split(' ').filter(Boolean);
  let at = 0;
  while (at < words.length - 1) {
    const word = (words[at] ?? '').replace(/:$/, '').toLowerCase();
    // «الحرب العالمية الثانية عام 1939».
    const isNamed = word.startsWith('ال') && question?.says(word) === true;
    const isNumber = /\d/.test(word) || (!isNamed && numberPhrase(words, at) !== null);
    const canGo =
      word === '' ||
      isLeading(word) ||
      (at > 0 && /^(?:ال)?(?:صحيح|نهايي|كلي|مطلوب|اجمالي)ه?$/.test(word)) ||
      isVariable(word, words[at + 1], question) ||
      (/^(?:عام|سنه)$/.test(word) && /^\d{3,4}(?!\d)/.test(words[at + 1] ?? '')) ||
      labels.test(word) ||
      question?.counted.some((noun) => sameNoun(noun, word)) === true ||
      /^(?:حوالي|تقريبا|نحو|≈|~|في|ب|ل|علي|الي|عند|لمده|مده|بسرعه|بمعدل|بمقدار|بنسبه)$/.test(
        word,
      ) ||
      question?.names(word) === true ||
      question?.asksWith.has(word) === true;
    if (at + 2 < words.length && /^[يت]ت(?:كون|الف)$/.test(word) && words[at + 1] === 'من') {
      at += 2;
      continue;
    }
    if (isNumber || !canGo || (turning.has(word) && word !== 'نحو') || relating.has(word)) break;
    at += 1;
  }
  return at > 0 ? [words.slice(at).join(' ')] : [];
}

const powerOfTen =
  /(?<![\d.,]|[x×*·]\s?)10\s?(?:\^|\*\*|\sاس\s|\sقوه\s)\s?\(?([+-]?\d{1,3})\)?(?!\d)/g;

/** A text as it is read: folded, without spaces and stops around it, powers of ten as exponents. */
function plainNumber(text: string): string {
  const typed = englishDigits(foldLetters(plainSigns(text)))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/(?<=\p{L}):(?=\s?[\d-])/gu, ' ')
    .replace(/(?<=^|\s)ب\s?(?=\d)/, '')
    .replace(/(?<=^|\s)(و?)نص(?=$|\s)/g, '$1نصف')
    .replace(/(?<=\S)[.,;!]$/, '');
  return (
    typed
      .replace(/[.,;!]+$/, '')
      .replace(powerOfTen, '1e$1')
      // In an Arabic line «7-» is seen as «-7», and typed so.
      .replace(/^(\d[\d.,]*)-$/, '-$1')
      .replace(/^(\d[\d.,]*) تحت الصفر$/, '-$1')
      .trim()
  );
}

/**
 * The ways in which a written number may be read, with its unit; none where it is not one number. Words of the question, and
 * an equation of its numbers, may stand before it. The time is linear in the length of the text.
 */
export function parseNumber(text: string, question: QuestionWords | null = null): Reading[] {
  const plain = plainNumber(text);
  const behind = ofEquation(plain, question);
  const bare = [plain.replace(/^\s*[=≈~:]\s*/, ''), ...behind];
  const by = question?.asksWith.has('ب') === true;
  const texts = new Set(
    bare
      .flatMap((one) => (by && /^ب(?=.{3})/u.test(one) ? [one, one.slice(1)] : [one]))
      .flatMap((one) => [one, ...withoutLead(one, question)]),
  );
  return [...texts]
    .flatMap((one) => [...ofWords(one), ...ofDigits(one), ...ofNoun(one)])
    .map((reading) => withPart({ ...reading, unit: withoutTail(reading.unit) }))
    .filter(
      ({ value, unit }) =>
        Number.isFinite(value) && !/\d/.test(unit.replace(/[\^]?[23](?=$|\s)/, '')),
    );
}

/** Without «تقريبا» at the end of a unit. */
function withoutTail(unit: string): string {
  const words = unit.split(' ');
  while (words.length > 0 && trailing.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** «38 درجة ونصف», «12 دينارًا ونصف الدينار», «3 ساعات إلا ربعًا»: a part of the unit behind it. */
function withPart(reading: Reading): Reading {
  const found = /^(\S+) (و ?|الا )(نصف|نص|ربع|ثلث)ا?(?: ال\S+)?$/.exec(reading.unit);
  if (!found || reading.ofNoun) return reading;
  const [, unit = '', joint = '', name = ''] = found;
  const part = parts[name] ?? 0;
  return { ...reading, unit, value: reading.value + (joint.startsWith('و') ? part : -part) };
}
