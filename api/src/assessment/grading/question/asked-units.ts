import { foldLetters } from '../text/letters.ts';

const lengths =
  /\d\s*(سم|سنتيمترا?|سنتمترا?|م|مترا?|امتار|مم|مليمترا?|كم|كيلومترا?|cm|mm|km|m)(?=[\s.,،؟?]|$)/gu;

/**
 * The unit of an area or a volume where the question gives lengths in one unit: of «نصف قطرها 10 سم» it is «سم مربع». None where it
 * gives two units, since one of them has to be turned into the other.
 */
export function unitsOfLengths(text: string): string[] {
  const asked = /(?:^|[\s،,])(?:ما|كم|احسب|اوجد|جد)\s(?:(?:هي|هو|تبلغ|تساوي)\s)?(مساح|حجم)/.exec(
    text,
  )?.[1];
  if (asked === undefined) return [];
  const units = new Set([...text.matchAll(lengths)].map(([, unit = '']) => unit));
  const [only] = units;
  return units.size === 1 && only ? [`${only} ${asked === 'حجم' ? 'مكعب' : 'مربع'}`] : [];
}

/** What the length of a value in code counts: letters of a text, elements of a list. */
export function unitsOfCode(text: string): string[] {
  const argument = /\blen\(\s*(["[(])|(["\]])\.length\b/.exec(text);
  const sign = argument?.[1] ?? argument?.[2];
  if (sign === undefined) return [];
  return sign === '"' ? ['حرف'] : ['عنصر'];
}

/**
 * Whether a noun is that of one time of what the question asks how often it is done: «ضغطة», «ضغطات» to «كم مرة نضغط». Only for
 * verbs of three letters, whose nouns follow one pattern.
 */
export function isOneTime(noun: string, text: string): boolean {
  const stem = /^(\p{L}{3})(?:ه|ات|تان|تين)$/u.exec(foldLetters(noun))?.[1];
  return (
    stem !== undefined &&
    /^[\u0621-\u064a]{3}$/.test(stem) &&
    /(?:^|\s)كم مره(?=\s)/.test(text) &&
    text.split(/\s+/).some((word) => /^[يتن]/.test(word) && word.slice(1) === stem)
  );
}
