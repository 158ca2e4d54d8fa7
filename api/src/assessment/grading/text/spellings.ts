import { foldLetters } from './letters.ts';

/** Words that begin with letters that look like a particle and are none: «والدين» is not «دين». */
const ownLetters = /^(?:والد|بالغ|بالون|بالي|كالسيوم|فالس|فالنت)/;

/** Without the particles before it: «الذاكرة» is «ذاكرة», «بالذاكرة» and «والذاكرة» are «الذاكرة». */
function withoutParticles(word: string): string[] {
  if (ownLetters.test(word)) return [word];
  const article = /^ال(?=.{3})/u.exec(word);
  if (article) return [word, word.slice(2)];
  const particle = /^(?:[وبكف]ال|لل)(?=.{3})/u.exec(word);
  if (!particle) return [word];
  const rest = word.slice(particle[0].length);
  return [word, rest, `ال${rest}`, `${word[0]}${rest}`];
}

/** Without the alif of an indefinite accusative: «متغيرًا» is «متغير». Where the alif may be the word's own, it stays. */
function withoutAccusative(word: string): string[] {
  if (word.endsWith('\u064b')) return [foldLetters(word.slice(0, -2))];
  const folded = foldLetters(word);
  return /[^يوهنمتاء]ا$/u.test(folded) && folded.length > 4 ? [folded.slice(0, -1)] : [];
}

/** The other cases of a dual or a sound plural: «مبرمجين» is read as «مبرمجون» and as «مبرمجان». */
const otherCases = (word: string) =>
  /^.{4,}ين$/u.test(word) ? [`${word.slice(0, -2)}ون`, `${word.slice(0, -2)}ان`] : [];

/** One seat for every hamza inside a word, since «مسؤول» and «مسئول» are both right, and «قرائة» is meant as «قراءة». */
const oneSeat = (word: string) =>
  /.[ؤئء]/u.test(word)
    ? [`ء:${foldLetters(word.replace(/(?<=.)[ؤئء]/gu, 'ء').replace(/يء$/u, 'ء'))}`]
    : [];

/**
 * Every way in which a reader may take an Arabic word. Two words are taken for each other where a way of one is a way of
 * the other.
 */
export function spellings(word: string): ReadonlySet<string> {
  return new Set(
    withoutParticles(word).flatMap((base) => {
      const folded = foldLetters(base);
      return [
        folded,
        ...withoutAccusative(base),
        ...otherCases(folded),
        ...oneSeat(base),
        ...(/يء$|يئ$/u.test(base) ? [folded.replace(/يءء?$|يي$/u, 'ي')] : []),
      ];
    }),
  );
}
