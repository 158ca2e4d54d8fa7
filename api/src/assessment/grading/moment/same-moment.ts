import { foldLetters, plainSigns } from '../text/letters.ts';
import { numberPhrase } from '../text/number-words.ts';
import { monthOf } from './months.ts';

/** A text with the number at its beginning, or behind «الساعة» or «يوم», in digits. */
function plainMoment(text: string): string {
  const words = foldLetters(plainSigns(text).toLowerCase())
    .replace(/[,،"]/g, ' ')
    .replace(/(?<=\d)-(?=\p{L})|(?<=\p{L})-(?=\d)/gu, ' ')
    .replace(/(?<=:\d\d)(?=\p{L})/gu, ' ')
    .replace(/(?<=\d)\s+([/-])\s+(?=\d)/g, '$1')
    .split(/\s+/)
    .filter(Boolean);
  while (words.length > 1 && /^(?:في|عند|علي|يوم|ال|on|at)$/.test(words[0] ?? '')) words.shift();
  const at = /^الساعه$/.test(words[0] ?? '') ? 1 : 0;
  const phrase = numberPhrase(words, at);
  if (!phrase) return words.join(' ').replace(/\.$/, '');
  return [...words.slice(0, at), String(phrase.value), ...words.slice(at + phrase.length)]
    .join(' ')
    .replace(/\.$/, '');
}

const periods: readonly (readonly [pattern: RegExp, afternoon: boolean])[] = [
  [/^(?:ص|صباحا|فجرا|am|a\.m)$/, false],
  [/^(?:م|مساء|مساءا|ظهرا|عصرا|ليلا|pm|p\.m)$/, true],
];

const minutesIn: Readonly<Record<string, number>> = {
  والنصف: 30,
  ونصف: 30,
  والربع: 15,
  وربع: 15,
  والثلث: 20,
  وثلث: 20,
};
const minutesBefore = /^الا (?:ال)?(?:ربعا?|ثلثا?)/;

/** The minutes since midnight; null for no time. Without «صباحًا» or «مساءً» it is read as of 24 hours. */
function timeOf(text: string): number | null {
  const found = /^(الساعه )?(\d{1,2}(?:\.5|\.25|\.75)?)(?:[:.](\d{2}))?(?: (.+))?$/.exec(text);
  // «7.30» alone is a number.
  if (!found || (/^\d+\.\d\d$/.test(text) && !found[1])) return null;
  const [, named, hourText = '', minuteText, rest = ''] = found;
  let [left, minutes] = [rest, Number(minuteText ?? 0)];
  const [word = ''] = left.split(' ');
  if (minuteText === undefined && minutesIn[word] !== undefined) {
    minutes = minutesIn[word];
    left = left.slice(word.length).trim();
  } else if (minuteText === undefined && minutesBefore.test(left)) {
    minutes = /ربع/.test(left) ? -15 : -20;
    left = left.replace(minutesBefore, '').trim();
    // «5 م» may be metres.
  } else if (minuteText === undefined && !named && (left === '' || left === 'م')) return null;
  left = left.replace(/^تماما ?/, '');
  const period = periods.find(([pattern]) => pattern.test(left));
  if (left !== '' && !period) return null;
  const hour = Number(hourText);
  if (hour > 24 || minutes > 59) return null;
  const ofDay = period ? (hour % 12) + (period[1] ? 12 : 0) : hour;
  return ofDay * 60 + minutes;
}

interface Day {
  day: number;
  month: number;
  year: string;
}

const year = '(?:(?:[/. -]|من |عام |سنه )*(\\d{3,4}) ?(?:م|ه)?)?';
const dayFirst = new RegExp(`^(\\d{1,2}) (?:من )?(?:شهر )?(\\p{L}+(?: \\p{L}+)?) ?${year}$`, 'u');
const monthFirst = new RegExp(`^(\\p{L}+) (\\d{1,2}) ?${year}$`, 'u');
const inDigits = new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})${year}$`, 'u');

/** A day of a year, in words or as day/month/year; null for none. */
function dayOf(text: string): Day | null {
  const named = dayFirst.exec(text);
  const month =
    monthOf.get(named?.[2] ?? '') ?? monthOf.get((named?.[2] ?? '').replace(/ (?:عام|سنه)$/, ''));
  if (named && month) return { day: Number(named[1]), month, year: named[3] ?? '' };
  const turned = monthFirst.exec(text);
  const first = monthOf.get(turned?.[1] ?? '');
  if (turned && first) return { day: Number(turned[2]), month: first, year: turned[3] ?? '' };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { day: Number(iso[3]), month: Number(iso[2]), year: iso[1] ?? '' };
  const all = inDigits.exec(text);
  return all ? { day: Number(all[1]), month: Number(all[2]), year: all[3] ?? '' } : null;
}

/**
 * Whether two texts say the same day of a year or the same time of a day: «22 فبراير» and «الثاني والعشرون من شباط», «8:30» and
 * «الثامنة والنصف صباحًا». A right answer in two numbers, such as 1/2, is a fraction and no day.
 */
export function sameMoment(right: string, given: string): boolean {
  if (right.length > 60 || given.length > 60) return false;
  const [one, other] = [plainMoment(right), plainMoment(given)];
  const [time, said] = [timeOf(one), timeOf(other)];
  if (time !== null && said !== null) return time === said;
  const day = /\p{L}|\d{4}/u.test(one) ? dayOf(one) : null;
  const saidDay = dayOf(other);
  return (
    day !== null &&
    saidDay !== null &&
    day.day === saidDay.day &&
    day.month === saidDay.month &&
    day.year === saidDay.year
  );
}
