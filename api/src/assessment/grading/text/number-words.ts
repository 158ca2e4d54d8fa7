import {
  doubleScales,
  hundreds,
  hundredWords,
  ones,
  onesOfCompounds,
  ordinals,
  parts,
  scales,
  scalesAfterNumber,
  spokenTeens,
  teens,
  ten,
  tens,
} from './number-lexicon.ts';

/** A number that begins at a word, and how many words it takes. */
export interface NumberPhrase {
  value: number;
  length: number;
}

/** The word without «و», if it has one that is not its own letter. After folding, «وأحد» looks like «واحد». */
function withoutAnd(word: string | undefined): string | undefined {
  if (word === 'واحد') return 'احد';
  const hasAnd = word?.startsWith('و') && word.length > 2 && !ones.has(word);
  return hasAnd ? word?.slice(1) : undefined;
}
const withoutArticle = (word: string) =>
  word.startsWith('ال') && word.length > 4 && !doubleScales.has(word) ? word.slice(2) : word;

/** The phrases of one text: folded words, digits among them. `and` says that «و» stood before the word that is read. */
class Reader {
  readonly #words: readonly string[];
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** The word at a place as it is looked up: without «و» where it must be there, and without the article. */
  at(place: number, and = false): string | undefined {
    const word = and ? withoutAnd(this.#words[place]) : this.#words[place];
    return word === undefined ? undefined : withoutArticle(word);
  }

  /** 11 to 19, and 21 to 99 with their ones first. */
  #compound(place: number, and: boolean): NumberPhrase | null {
    const first = this.at(place, and);
    if (first === undefined) return null;
    const second = this.at(place + 1);
    const teen = teens.get(first);
    if (teen !== undefined && second !== undefined && ten.has(second)) {
      return { value: 10 + teen, length: 2 };
    }
    const one = ones.get(first) ?? onesOfCompounds.get(first) ?? ordinals.get(first);
    const tenth = tens.get(this.at(place + 1, true) ?? '');
    if (one !== undefined && one > 0 && one < 10 && tenth !== undefined) {
      return { value: one + tenth, length: 2 };
    }
    return null;
  }

  #belowHundred(place: number, and: boolean): NumberPhrase | null {
    const compound = this.#compound(place, and) ?? joined(this.at(place, and));
    if (compound) return compound;
    const word = this.at(place, and) ?? '';
    const value =
      ones.get(word) ?? tens.get(word) ?? spokenTeens.get(word) ?? (ten.has(word) ? 10 : undefined);
    return value === undefined ? null : { value, length: 1 };
  }

  #hundred(place: number, and: boolean): NumberPhrase | null {
    const word = this.at(place, and) ?? '';
    const one = ones.get(word);
    if (one !== undefined && one > 2 && hundredWords.has(this.#words[place + 1] ?? '')) {
      return { value: one * 100, length: 2 };
    }
    const value = hundreds.get(word);
    return value === undefined ? null : { value, length: 1 };
  }

  #belowThousand(place: number, and: boolean): NumberPhrase | null {
    const hundred = this.#hundred(place, and);
    if (!hundred) return this.#belowHundred(place, and);
    const rest = this.#belowHundred(place + hundred.length, true);
    if (!rest || rest.value === 0) return hundred;
    return { value: hundred.value + rest.value, length: hundred.length + rest.length };
  }

  /** A number with its scale: «خمسة آلاف», «ألفان», «25 ألف». */
  #group(place: number, and: boolean): (NumberPhrase & { scale: number }) | null {
    const word = this.at(place, and) ?? '';
    const double = doubleScales.get(word);
    if (double !== undefined) return { value: 2 * double, length: 1, scale: double };
    const alone = scales.get(word);
    if (alone !== undefined) return { value: alone, length: 1, scale: alone };
    const digits = /^\d+(?:\.\d+)?$/.test(word) ? { value: Number(word), length: 1 } : null;
    const count = digits ?? this.#belowThousand(place, and);
    if (!count) return null;
    const after = this.#words[place + count.length] ?? '';
    const scale = scales.get(after) ?? scalesAfterNumber.get(after);
    if (scale !== undefined && count.value > 0) {
      return { value: count.value * scale, length: count.length + 1, scale };
    }
    return { ...count, scale: 1 };
  }

  /** A whole number: groups of falling scales, joined by «و». */
  whole(place: number): (NumberPhrase & { scale: number }) | null {
    let group = this.#group(place, false);
    if (!group) return null;
    let { value, length } = group;
    while (group.scale > 1) {
      const next = this.#group(place + length, true);
      if (!next || next.scale >= group.scale || next.value === 0) break;
      value += next.value;
      length += next.length;
      group = next;
    }
    return { value, length, scale: group.scale };
  }

  /** What follows the whole: «ونصف», «إلا ربعًا», «وثلاثة أرباع», «فاصلة خمسة». */
  fraction(place: number): NumberPhrase | null {
    const half = parts.get(this.at(place, true) ?? '');
    if (half !== undefined) return { value: half, length: 1 };
    if (this.#words[place] === 'الا') {
      const less = parts.get(this.#words[place + 1] ?? '');
      if (less !== undefined) return { value: -less, length: 2 };
    }
    if (ones.get(this.at(place, true) ?? '') === 3 && this.#words[place + 1] === 'ارباع') {
      return { value: 0.75, length: 2 };
    }
    return null;
  }

  /** «فاصلة صفر خمسة»: the digits after the point, as they are read. */
  decimals(place: number): { digits: string; length: number } | null {
    if (!['فاصله', 'فاصل', 'نقطه'].includes(this.#words[place] ?? '')) return null;
    let zeros = 0;
    while (ones.get(this.#words[place + 1 + zeros] ?? '') === 0) zeros += 1;
    const rest = this.whole(place + 1 + zeros);
    if (zeros === 0 && !rest) return null;
    return {
      digits: '0'.repeat(zeros) + (rest ? String(rest.value) : ''),
      length: 1 + zeros + (rest?.length ?? 0),
    };
  }
}

/** «خمسةعشر» and «خمسةوعشرون», written without the space. */
function joined(word: string | undefined): NumberPhrase | null {
  const teen = /^(.+)(?:عشره|عشر)$/.exec(word ?? '');
  const ofTeen = teens.get(teen?.[1] ?? '');
  if (ofTeen !== undefined) return { value: 10 + ofTeen, length: 1 };
  for (const [tenth, value] of tens) {
    if (!word?.endsWith(`و${tenth}`)) continue;
    const one = ones.get(word.slice(0, -tenth.length - 1));
    if (one) return { value: value + one, length: 1 };
  }
  return null;
}

/** Without the article they are another word: «أولي» (primary), «ثانية» (a second). */
const otherAlone: ReadonlySet<string> = new Set(['اولي', 'ثانيه', 'حادي', 'حاديه']);

const ordinal = (word: string, isAlone: boolean): NumberPhrase | null => {
  const bare = withoutArticle(word);
  const counts = bare !== word || (isAlone && !otherAlone.has(word));
  const value = counts ? ordinals.get(bare) : undefined;
  return value === undefined ? null : { value, length: 1 };
};

/**
 * The number that is spelt out from a word on, in any case and gender, as a cardinal or an ordinal; null where none begins.
 * Only what is one number by grammar is one: «خمسة عشر» is 15, «خمسة وعشرة» is 5 and 10.
 * @param words folded words; digits among them count where a scale follows («5 آلاف»)
 */
export function numberPhrase(words: readonly string[], place: number): NumberPhrase | null {
  const reader = new Reader(words);
  const half = parts.get(reader.at(place) ?? '');
  if (half !== undefined) return { value: half, length: 1 };
  const whole = reader.whole(place);
  if (!whole) return ordinal(words[place] ?? '', words.length === 1);
  if (whole.value === 3 && words[place + 1] === 'ارباع') return { value: 0.75, length: 2 };
  const after = place + whole.length;
  const decimals = reader.decimals(after);
  if (decimals) {
    return {
      value: Number(`${whole.value}.${decimals.digits}`),
      length: whole.length + decimals.length,
    };
  }
  const fraction = reader.fraction(after);
  if (fraction) {
    return {
      value: whole.value + fraction.value * whole.scale,
      length: whole.length + fraction.length,
    };
  }
  const areDigits = whole.length === 1 && /^\d/.test(words[place] ?? '');
  return areDigits ? null : { value: whole.value, length: whole.length };
}
