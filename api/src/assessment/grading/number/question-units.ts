import { isOneTime, unitsOfCode, unitsOfLengths } from '../question/asked-units.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { isKnownUnit, isUnit } from './units.ts';

/** Units that a question asks for without their name: an age is in years, a temperature in degrees. */
const implied: readonly (readonly [asked: RegExp, unit: string])[] = [
  [/(?:^|\s)(?:ال)?عمر(?:ه|ها|ك)?(?=\s|$)(?! ا?بن)|how old|\bage\b/, 'سنه'],
  [/زاوي|زوايا|\bangles?\b/, 'درجه'],
  [/حرار|غليان|تجم[دي]|انصهار|temperature|boiling|freezing|melting|celsius/, 'درجه'],
  [/سكان/, 'نسمه'],
  [/سكان/, 'شخص'],
];

/** Not the `%` of code between two numbers or names, nor a percentage that the question gives: «خصم 10%». */
const asksForPercent =
  /(?<![\d\u0660-\u0669]\s?)%(?:(?!\s*[\p{L}\d]{1,8}\b)|\s*من)|نسب|بالم(?:ي|اي)ه|في الم(?:ي|اي)ه|percent/u;

const hijri = /^(?:ه|هجري|هجريه|الهجري|الهجريه|للهجره)$/;
const christian = /^(?:م|ميلادي|ميلاديه|الميلادي|الميلاديه|للميلاد|ad|ce)$/i;

/** The era behind a year: the one that the question names, or the common one where it asks for a year and names none. */
function isEra(unit: string, { text }: QuestionWords): boolean {
  const [namesHijri, namesChristian] = [/هجر/.test(text), /ميلاد/.test(text)];
  if (hijri.test(unit)) return namesHijri;
  if (!christian.test(unit)) return false;
  return namesChristian || (!namesHijri && /(?:^|\s)(?:ال)?(?:عام|سنه|متي|تاريخ)/.test(text));
}

/** Whether a question without a unit in its key asks for a number of this unit. */
export function isUnitOfQuestion(unit: string, question: QuestionWords): boolean {
  if (question.counted.some((noun) => isUnit(unit, noun))) return true;
  const asked = [...unitsOfLengths(question.text), ...unitsOfCode(question.text)];
  if (asked.some((noun) => isUnit(unit, noun)) || isOneTime(unit, question.text)) return true;
  if (isUnit(unit, '%')) return asksForPercent.test(question.text);
  if (implied.some(([asked, name]) => asked.test(question.text) && isUnit(unit, name))) {
    return !/فهرنهايت|كلفن|كالفن|fahrenheit|kelvin/.test(question.text);
  }
  return isEra(unit, question);
}

/**
 * The ways to take what stands behind a number for a unit: whole, or with a part of the question behind it («ضغطة في
 * الدقيقة», «كوبين ماء»). A further unit is never a part of the question: 60 minutes are not 60 hours.
 */
export function unitsIn(written: string, question: QuestionWords | null): string[] {
  const words = written.split(/[\s/]+/).filter(Boolean);
  if (question === null || words.length < 1) return [written];
  // «كم/س» is no «كم».
  if (written.includes('/') && isKnownUnit(written)) return [written];
  const ways = [written];
  for (let length = 0; length < Math.min(words.length, 4); length += 1) {
    const [unit, tail] = [words.slice(0, length), words.slice(length)];
    const [first = ''] = tail;
    const isPart = tail.every(
      (word, at) => question.names(word) || (at < tail.length - 1 && isJoint(word)),
    );
    // «123 للإسعاف».
    const isFor = /^لل.{3}/u.test(first) && !isKnownUnit(first.slice(2));
    const begins = isJoint(first) ? tail.length > 1 : isFor || (length > 0 && !isKnownUnit(first));
    if (isPart && (begins || (written.includes('/') && length > 0))) ways.push(unit.join(' '));
  }
  return ways;
}

const isJoint = (word: string) =>
  /^(?:في|من|علي|الي|عن|لكل|كل|ل|ب|in|of|per|on|at|to|for|a|an|the)$/.test(word);
