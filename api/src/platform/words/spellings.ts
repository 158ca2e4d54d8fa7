import type { ReadWord } from './forms.ts';
import { isNoun } from './nouns.ts';

/** Letters that are written for each other in words from other languages, or where they sound alike. */
const alike = ['تطث', 'سصز', 'دضذظ', 'زظذ', 'جقغگ', 'كقج', 'فڤب', 'بپ', 'جچ', 'شچ'];
/** Those that many confuse in Arabic words too. */
const confused = ['تط', 'ثس', 'سص', 'دض', 'ضظ', 'ذز', 'زظ', 'تث', 'دذ'];
const vowel = /[اويهع]/;

const areAlike = (one: string, other: string, sets: readonly string[] = alike) =>
  one === other || sets.some((letters) => letters.includes(one) && letters.includes(other));

/** The consonants of a word, each with the vowels before it; the last part has the vowels at the end. */
function partsOf(word: string): { vowels: string; consonant: string }[] {
  const parts: { vowels: string; consonant: string }[] = [];
  let vowels = '';
  for (const [at, letter] of [...word].entries()) {
    // A ه between consonants is one; at the end it is an «ة».
    const isVowel =
      letter === 'ه' || letter === 'ع'
        ? at === word.length - 1 && letter === 'ه'
        : vowel.test(letter);
    if (isVowel) vowels += letter;
    else {
      parts.push({ vowels, consonant: letter });
      vowels = '';
    }
  }
  return [...parts, { vowels, consonant: '' }];
}

const longer = (one: string, other: string) => (one.length > other.length ? one : other);

const endsAlike = (one: string, other: string) =>
  one === other || (/^[اه]$/.test(one) && /^[اه]$/.test(other));

interface Differences {
  /** Whether its first vowel is another. */
  begins: boolean;
  /** Whether its consonants are those that many confuse. */
  confused: boolean;
  vowels: number;
  consonants: number;
  /** How many consonants there are. */
  all: number;
}

/** How two words differ in their spelling; null where they are two words. */
function differences(one: string, other: string): Differences | null {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left.length !== right.length || left.length < 3) return null;
  let [vowels, consonants] = [0, 0];
  let isConfused = true;
  for (const [at, part] of left.entries()) {
    const known = right[at] ?? { vowels: '', consonant: '' };
    if (!areAlike(part.consonant, known.consonant)) return null;
    if (part.consonant !== known.consonant) consonants++;
    if (!areAlike(part.consonant, known.consonant, confused)) isConfused = false;
    if (part.vowels === known.vowels) continue;
    if (at === left.length - 1) {
      if (!endsAlike(part.vowels, known.vowels)) return null;
    } else if (part.vowels !== '' && known.vowels !== '' && at > 0) {
      // «تليفزيون» and «تلفزيون» leave a vowel out; another vowel is another word, but for one letter more: «بايثون», «بيثون».
      if (!part.vowels.includes(known.vowels) && !known.vowels.includes(part.vowels)) {
        // «داتا» and «ديتا».
        if (!/^[اي]{2}$/.test(part.vowels + known.vowels)) return null;
        vowels++;
      }
    } else if (at === 0 && !/^ا?[وي]?$/.test(longer(part.vowels, known.vowels))) return null;
    vowels++;
  }
  const begins = left[0]?.vowels !== right[0]?.vowels;
  return { vowels, consonants, all: left.length - 1, begins, confused: isConfused };
}

/** Whether a word is no form of an Arabic word that is known: one from another language, or one with a mistake. */
const isUnknown = ({ nouns, verbs }: ReadWord) =>
  !nouns.some(({ stem }) => isNoun(stem)) &&
  !verbs.some((reading) => reading.verbs.some((verb) => verb.nouns.length > 0));

/** Of Arabic patterns, a vowel makes another word: «مكتب» and «مكتوب». */
const isArabicPattern = (word: string) => /^[متاي]|ات$/.test(word);

interface Pair extends Differences {
  one: ReadWord;
  other: ReadWord;
  left: string;
  right: string;
}

function mayDiffer({ one, other, left, right, ...found }: Pair): boolean {
  const { vowels, consonants, all } = found;
  const known = [one, other].filter((word) => !isUnknown(word)).length;
  if (known === 0) return consonants < all;
  // A noun that is written with another letter of its sound, or one vowel more or less.
  if (known === 1) {
    if (all < 3) return false;
    // «ستوديو» and «استوديو»: Arabic begins no word with two consonants.
    if (found.begins) return `ا${left}` === right || `ا${right}` === left;
    // «كيلوغرام» and «كيلوجرام»
    if (vowels === 0) return found.confused || longer(left, right).length > 5;
    return consonants === 0 && vowels === 1 && longer(left, right).length > 5;
  }
  const areNouns = isNoun(left) && isNoun(right) && !isArabicPattern(left);
  return areNouns && consonants === 0 && vowels === 1 && all > 3;
}

/** Without what is written for one sound of other languages in two ways: «موتزاريلا», «ساندويتش», «دجانغو». */
const plainly = (word: string) =>
  word.replaceAll('ءا', 'ا').replaceAll('تز', 'ز').replaceAll('تش', 'چ').replaceAll('دج', 'ج');

/** «مسئلة» and «مسألة» write one hamza on two seats. */
const withoutSeats = ({ spelled, folded }: ReadWord) =>
  /[أؤئ]/.test(spelled.slice(1)) ? spelled.replace('مائة', 'مئة').replace(/[أؤئ]/g, 'ء') : folded;

/** A word and its stems from which a beginning or an ending was taken. */
const stemsOf = ({ folded, nouns }: ReadWord) => [
  folded,
  ...nouns.flatMap(({ stem, ending }) =>
    stem.length > 3 && stem !== folded && !/^[ويا]$/.test(ending) ? [stem] : [],
  ),
];

/**
 * Whether two Arabic words are one in two spellings: a word from another language with more or fewer vowels, or with letters that
 * sound alike. Two Arabic nouns are two words, whatever their sounds.
 */
export const isSpelledLike = (one: ReadWord, other: ReadWord): boolean =>
  withoutSeats(one) === withoutSeats(other) ||
  stemsOf(one).some((left) =>
    stemsOf(other).some((right) => {
      const [first, second] = [left, right].map(plainly);
      if (first === second) return true;
      const found = differences(first ?? '', second ?? '');
      return found !== null && mayDiffer({ one, other, left, right, ...found });
    }),
  );
