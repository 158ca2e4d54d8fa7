import { foldLetters } from './letters.ts';

/**
 * Whole words, with their endings, that begin with letters that look like a particle and are none: «والدين» is not «دين».
 * Without an end such an entry would also be the beginning of «باليمين».
 */
const ownLetters =
  /^(?:والد(?:[ةه]|ا|ان|ين|ون|ات|تان|تين|تي|ي)?(?:ها|هم|هما|ك|كم|نا)?|بالغ(?:[ةه]|ا|ون|ين|ات)?|بالون(?:[ةه]|ا|ات|ين)?|بالي[ةه]?|كالسيوم|فالس|فالنتاين)$/u;

/** Words of four letters whose ال is their own. */
const notArticle = /^(?:الله|الذي|التي|الان|الآن|الست|اليه|اليك|الفا|الفي|الفة|الهة|الاف|الات)$/u;

/** Without the particles before it: «الذاكرة» is «ذاكرة», «بالذاكرة» and «والذاكرة» are «الذاكرة». */
function withoutParticles(word: string): string[] {
  if (ownLetters.test(word)) return [word];
  const article = notArticle.test(word) ? null : /^ال(?=.{2})/u.exec(word);
  if (article) return [word, word.slice(2)];
  const particle = /^(?:[وبكف]ال|لل)(?=.{3})/u.exec(word);
  if (!particle) return [word];
  const rest = word.slice(particle[0].length);
  return [word, rest, `ال${rest}`, `${word[0]}${rest}`];
}

/** Words of names, places and eras that are written in several ways or cases: «طارق ابن زياد», «أبي بكر», «للهجرة». */
const names: Readonly<Record<string, string>> = {
  ابن: 'بن',
  ابنه: 'بنت',
  ابو: 'ابي',
  ابا: 'ابي',
  ذو: 'ذي',
  ذا: 'ذي',
  اوربا: 'اوروبا',
  هجره: 'هجري',
  هجريه: 'هجري',
  ميلاد: 'ميلادي',
  ميلاديه: 'ميلادي',
};

/**
 * Foreign words are written with or without their short vowels: «أوكسجين» and «أكسجين», «ديموقراطية» and «ديمقراطية». A word of
 * five consonants has no Arabic root; one that begins with م or ends in ات is made of a shorter one.
 */
function foreignSpellings(folded: string): string[] {
  const initial = /^او(?=[^اويه]{2}.{2})/u.test(folded) ? [`ا${folded.slice(2)}`] : [];
  const consonants = folded.replace(/[اويء]|ه$/gu, '').length;
  const isForeign = consonants >= 5 && !/^م|ات$/u.test(folded);
  return isForeign ? [...initial, `~${folded.replace(/(?<=.)[وي](?=.)/gu, '')}`] : initial;
}

/** A letter by its name: «ب» and «الباء»; and the letters at the beginning of surahs, as they are said. */
const letterNames: ReadonlyMap<string, string> = new Map([
  ...`ا الف,ب باء,ت تاء,ث ثاء,ج جيم,ح حاء,خ خاء,د دال,ذ ذال,ر راء,ز زاي,س سين,ش شين,ص صاد,ض ضاد,ط طاء,ظ ظاء,ع عين,غ غين,ف فاء,
    ق قاف,ك كاف,ل لام,م ميم,ن نون,ه هاء,و واو,ي ياء,يس ياسين,طه طاها`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
]);

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
      const name = names[folded];
      const letter = letterNames.get(folded);
      return [
        folded,
        ...(name ? [name] : []),
        ...(letter ? [letter] : []),
        ...(base.endsWith('\u064d') ? [`${folded}ي`] : []),
        ...withoutAccusative(base),
        ...otherCases(folded),
        ...foreignSpellings(folded),
        ...oneSeat(base),
        ...(/يء$|يئ$/u.test(base) ? [folded.replace(/يءء?$|يي$/u, 'ي')] : []),
      ];
    }),
  );
}
