/** Tashkeel, Quranic marks, tatweel, joiners and direction marks, as the search drops them; but for two tanwins, which tell of letters. */
const dropped =
  /[\u0610-\u061a\u064c\u064e-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Variation_Selector}/gu;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const fractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const fractionSigns = new RegExp(`[${Object.keys(fractions).join('')}]`, 'g');

const sames: Record<string, string> = Object.fromEntries(
  [...'ٱکیھۀېڤپچۃە'].map((from, at) => [from, [...'اكيههيفبجهه'][at] ?? from]),
);

/**
 * Writes a text in plain signs: NFKC, digits of either Arabic script as 0–9, one sign for each kind of minus, dash, quote
 * and comma. Letters with hamza, ة and ى stay, since the next steps tell them apart.
 */
export function plainSigns(text: string): string {
  return (
    text
      // Before NFKC, which would make «x²» x2 and «2½» 21/2.
      .replace(
        /([⁻⁺]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
        (_all, sign: string, digits: string) =>
          `^${sign === '⁻' ? '-' : ''}${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`,
      )
      .replace(fractionSigns, (sign) => ` ${fractions[sign] ?? ''}`)
      .normalize('NFKC')
      .replace(/[\u2018\u2019\u201a\u2032\u00b4]/g, "'")
      .replace(/[\u201c-\u201f\u2033«»‹›﴾﴿]/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
      .replaceAll('٪', '%')
      .replaceAll('٫', '.')
      // Between digits it groups thousands; alone it is a comma.
      .replace(/(?<=\d)٬(?=\d{3})/g, '')
      .replace(/[٬،]/g, ',')
      .replace(dropped, '')
      // «الهادىء»: two letters that look like ئ.
      .replaceAll('ىء', 'ئ')
      // The tanwin of an accusative's alif is kept behind it: it tells that the alif is not the word's own.
      .replace(/\u064bا/g, 'ا\u064b')
      .replace(/(?<!ا)\u064b/g, '')
      // The tanwin of «جارٍ» stands for the ي of «الجاري».
      .replace(/\u064d(?=\p{L})/gu, '')
      .replace(/[ٱکیھۀېڤپچۃە]/g, (letter) => sames[letter] ?? letter)
  );
}

const folded: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه' };

/** The search's folding of a word's letters: أ إ آ are ا, ى and ئ are ي, ؤ is و, ة is ه. */
export const foldLetters = (word: string) =>
  word.replace(/[أإآىئؤة]/g, (letter) => folded[letter] ?? letter).replace(/[\u064b\u064d]/g, '');
