import { foldLetters, plainSigns } from '../text/letters.ts';
import { numberPhrase } from '../text/number-words.ts';

/** A way to read a written number, and what stands around it: the unit. */
export interface Reading {
  value: number;
  unit: string;
  /** Whether it takes for a point the comma of what looks like grouped thousands, «16,000». */
  isPoint?: boolean;
}

const digits = '\\d+(?:[.,]\\d+)?|\\.\\d+';
const grouped = '\\d{1,3}(?:[ ,]\\d{3})+(?:\\.\\d+)?';
const written = new RegExp(
  [
    '^(?<before>[^\\d+.-]*?)',
    '\\s*(?:(?<sign>[+-])\\s*)?',
    `(?<number>${grouped}(?![\\d,])|${digits})`,
    '(?:\\s*e(?<exponent>[+-]?\\d{1,3})(?![\\p{L}\\d])',
    '|\\s*[x×*·]\\s*10\\s*(?:\\^|\\*\\*)\\s*\\(?(?<power>[+-]?\\d{1,3})\\)?',
    '|\\s*/\\s*(?<divisor>\\d+)',
    '|\\s+(?<numerator>\\d+)\\s*/\\s*(?<denominator>\\d+))?',
    '(?<after>(?:[^\\d].*)?)$',
  ].join(''),
  'isu',
);

/** Every way to read digits with a comma: «1,234» groups thousands, or has three decimals where the comma is a point. */
function valuesOf(text: string): { value: number; isPoint: boolean }[] {
  const isGrouped = /^(?!0)\d{1,3}([ ,]\d{3})+(\.\d+)?$/.test(text);
  const point = Number(text.replace(/[ ]/g, '').replace(',', '.'));
  const groups = isGrouped ? Number(text.replace(/[ ,]/g, '')) : Number.NaN;
  return [
    { value: groups, isPoint: false },
    { value: point, isPoint: isGrouped },
  ].filter(({ value }) => Number.isFinite(value));
}

/** «x =», «الناتج =», «≈», «حوالي»: what stands before a number and says nothing about it. */
const withoutLead = (text: string) =>
  text
    .replace(/^\s*(?:[\p{L}\s]{1,20}=|[=≈~])\s*/u, '')
    .replace(/^\s*(?:حوالي|تقريبا|نحو)\s+|\s+(?:تقريبا)[\s.]*$/g, '');

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

/** The ways in which a written number may be read, with its unit; none where it is not one number. */
export function parseNumber(text: string): Reading[] {
  const typed = withoutLead(foldLetters(plainSigns(text)).trim()).replace(/(?<=\S)[.,;!]+$/, '');
  // In an Arabic line «7-» is seen as «-7», and typed so.
  const plain = typed.replace(/^(\d[\d.,]*)-$/, '-$1');
  const readings = [...ofWords(plain), ...ofDigits(plain)];
  return readings.filter(({ value, unit }) => Number.isFinite(value) && !/\d/.test(unit));
}
