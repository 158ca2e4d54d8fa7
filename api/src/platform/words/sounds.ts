/**
 * How Latin letters are written in Arabic ones. What is written in several ways has several, and what may be left out has an empty one.
 * Of two entries that begin alike the longer is read.
 */
const consonants: Record<string, readonly string[]> = {
  tion: ['شن', 'شين', 'تيون'],
  sion: ['شن', 'جن', 'زن'],
  tch: ['تش', 'ش'],
  sh: ['ش'],
  ch: ['تش', 'ش', 'ك', 'خ'],
  th: ['ث', 'ت', 'ذ', 'د'],
  ph: ['ف'],
  ght: ['ت'],
  gh: ['غ', 'ج', 'ق'],
  kh: ['خ'],
  ck: ['ك'],
  dj: ['ج', 'دج'],
  wh: ['و'],
  xc: ['كس'],
  x: ['كس', 'ز'],
  qu: ['كو', 'كيو', 'ك', 'ق', 'قو'],
  js: ['جياس', 'جس'],
  b: ['ب'],
  c: ['ك', 'ق'],
  ce: ['س', 'تش'],
  ci: ['س', 'تش'],
  cy: ['س'],
  d: ['د', 'ض', 'ط'],
  f: ['ف'],
  g: ['ج', 'ق', 'غ', 'ك', 'گ'],
  h: ['ه', 'ح', ''],
  j: ['ج', 'چ'],
  k: ['ك', 'ق'],
  l: ['ل'],
  m: ['م'],
  n: ['ن'],
  p: ['ب', 'پ'],
  q: ['ق', 'ك'],
  r: ['ر'],
  s: ['س', 'ص', 'ز'],
  t: ['ت', 'ط'],
  v: ['ف', 'ڤ'],
  w: ['و', ''],
  z: ['ز', 'ظ', 'س', 'تز'],
  // Of Arabic that is written in Latin letters and digits.
  2: ['ا', 'ء', 'ق', '2'],
  3: ['ع', '3'],
  5: ['خ', '5'],
  6: ['ط', '6'],
  7: ['ح', '7'],
  8: ['ق', 'غ', '8'],
  9: ['ص', 'ق', '9'],
};

/** Which Arabic letters a Latin vowel may stand for. */
const vowels: Record<string, string> = {
  a: 'اي',
  e: 'يا',
  i: 'يا',
  o: 'وا',
  u: 'واي',
  y: 'يا',
};

/** A consonant with the ways in which it is written, or some vowels with the letters that they may be. */
type Unit = { written: readonly string[] } | { vowels: string };

const longest = Object.keys(consonants).toSorted((one, other) => other.length - one.length);

function unitsOf(latin: string): Unit[] {
  const units: Unit[] = [];
  // A doubled consonant is one: «flutter».
  const word = latin.replace(/([^aeiou])\1/g, '$1');
  for (let at = 0; at < word.length; ) {
    const [group = ''] = /^(?:[aeiou]|y(?![aeiou]))+/.exec(word.slice(at)) ?? [];
    if (group) {
      units.push({ vowels: group });
      at += group.length;
      continue;
    }
    const key = longest.find((one) => word.startsWith(one, at));
    // A soft c: its vowel is read after it.
    const length = key && /^c[eiy]$/.test(key) ? 1 : (key?.length ?? 1);
    // A y before a vowel is a consonant, and a digit is itself.
    units.push({
      written: key ? (consonants[key] ?? []) : [word[at] === 'y' ? 'ي' : (word[at] ?? '')],
    });
    at += length;
  }
  return units;
}

/** Everything that some vowels may be written as at a place, as how many letters of the rest they take. */
function vowelLengths(group: string, rest: string, place: 'first' | 'inside' | 'last'): number[] {
  const allowed = [...group].map((vowel) => vowels[vowel] ?? '').join('');
  const lengths: number[] = [];
  // At the beginning an alef carries any vowel, and an ع is one in foreign ears.
  const begins = place === 'first' && /^[اع]/.test(rest);
  let length = begins ? 1 : 0;
  if (begins) lengths.push(1);
  // What is not written inside a word, and an e that is not spoken at the end.
  else if (place === 'inside' || (place === 'last' && group === 'e')) lengths.push(0);
  // «اي» is one i, and «يو» one u.
  const most = group.length + (/[iyu]/.test(group) ? 1 : 0) + (begins ? 1 : 0);
  // Without an alef only «يو» begins a word.
  if (place === 'first' && !begins && !(group.includes('u') && rest.startsWith('يو'))) return [];
  while (length < most && length < rest.length && allowed.includes(rest[length] ?? '')) {
    length++;
    lengths.push(length);
  }
  if (place === 'last' && rest === 'ه' && /[ae]$/.test(group)) lengths.push(1);
  // «لاتيه»
  if (place === 'last' && rest === 'يه' && group.endsWith('e')) lengths.push(2);
  return lengths;
}

interface Alignment {
  units: readonly Unit[];
  /** Every vowel is written. */
  fully: boolean;
}

function align({ units, fully }: Alignment, arabic: string, at = 0): boolean {
  const unit = units[at];
  if (!unit) return arabic === '';
  const rest = (length: number) => align({ units, fully }, arabic.slice(length), at + 1);
  if ('written' in unit) {
    return unit.written.some((letters) => arabic.startsWith(letters) && rest(letters.length));
  }
  const place = at === 0 ? 'first' : at === units.length - 1 ? 'last' : 'inside';
  return vowelLengths(unit.vowels, arabic, place).some(
    (length) => (length > 0 || !fully || place === 'last') && rest(length),
  );
}

/** Longer words are no names, and every letter has several ways. */
const maxLength = 24;

function sounds(latin: string, arabic: string, fully: boolean): boolean {
  if (latin.length > maxLength || arabic.length > maxLength) return false;
  const alignment = { units: unitsOf(latin), fully };
  if (align(alignment, arabic)) return true;
  // «استوديو»: Arabic begins no word with two consonants.
  return /^s[^aeiouhy]/.test(latin) && arabic.startsWith('ا') && align(alignment, arabic.slice(1));
}

/**
 * Whether a folded Arabic word is how a Latin one is written by its sound: «بايثون», «بايتون» and `python`. Short vowels may be
 * left out, and no letter of either may have none in the other.
 */
export const soundsLike = (latin: string, arabic: string): boolean => sounds(latin, arabic, false);

/** The same where every vowel is written. */
export const soundsFully = (latin: string, arabic: string): boolean => sounds(latin, arabic, true);

/** Whether a Latin word has vowels in two places: `piano`. */
export const hasTwoVowels = (latin: string): boolean =>
  unitsOf(latin).filter((unit) => 'vowels' in unit).length > 1;

/** Whether a Latin word has so many sounds that an Arabic word which is one of its own is meant by it: `javascript`. */
export const isLongSound = (latin: string): boolean => {
  const units = unitsOf(latin);
  const spoken = units.filter((unit) => 'written' in unit).length;
  const isSilent = /[^aeiou]e$/.test(latin);
  return spoken > 3 || units.length - spoken - (isSilent ? 1 : 0) > 2;
};
