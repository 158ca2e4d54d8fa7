import { isBase, isNoun } from './nouns.ts';
import { isListed } from './plurals.ts';

/** A folded noun without what may stand before and behind it. */
export interface Reading {
  stem: string;
  beginning: string;
  ending: string;
}

/** Most of the article is folded away. */
const beginnings = [
  'وبال',
  'وكال',
  'ولل',
  'بال',
  'كال',
  'وال',
  'فال',
  'لل',
  'ال',
  'وب',
  'ول',
  'وك',
  'فب',
  'فل',
  'و',
  'ف',
  'ب',
  'ل',
  'ك',
];

const pronouns = ['هما', 'كما', 'ها', 'هم', 'هن', 'كم', 'كن', 'نا', 'ه', 'ك', 'ي'];

/** Endings with what stood there before, the longest first. */
const endings: readonly (readonly [
  ending: string,
  before: string,
  kind: 'number' | 'pronoun' | 'adjective',
])[] = [
  ...pronouns.flatMap((pronoun): [string, string, 'pronoun'][] => [
    [`ات${pronoun}`, 'ه', 'pronoun'],
    [`ات${pronoun}`, '', 'pronoun'],
    [`ت${pronoun}`, 'ه', 'pronoun'],
    [`ي${pronoun}`, '', 'pronoun'],
    [pronoun, '', 'pronoun'],
  ]),
  ['تين', 'ه', 'number'],
  ['تان', 'ه', 'number'],
  ['ات', 'ه', 'number'],
  ['ات', '', 'number'],
  ['ون', '', 'number'],
  ['ين', '', 'number'],
  ['ان', '', 'number'],
  ['ا', '', 'number'],
  // «مبرمجو», of something.
  ['و', '', 'pronoun'],
  // «شرطية» is of «شرط».
  ['يه', '', 'adjective'],
];

/** A hamza before a pronoun has a seat: «اصدقايي» is of «اصدقاء»; an ى is an alef: «مستواها». */
function seats(stem: string): string[] {
  const begin = stem.slice(0, -1);
  if (/ا[يو]$/.test(stem)) return [`${begin}ء`, stem];
  return stem.endsWith('ا') ? [`${begin}ي`, stem] : [stem];
}

/** Whether an ending may be taken off: not where the word is one of its own. */
function mayEnd(
  word: string,
  stem: string,
  [ending, before, kind]: (typeof endings)[number],
): boolean {
  if (stem.length < 3 && !isListed(stem)) return false;
  if (kind === 'adjective')
    return stem.length > 2 && isNoun(word) && isNoun(stem) && isListed(stem);
  // «شرطة» has an ة, not a pronoun; a noun that has a dual is no noun with an ending.
  if (ending === 'ه') return !isNoun(word) && isNoun(stem);
  if (kind === 'number' && ending !== 'ا') {
    if (isBase(word)) return false;
    // «عينات» is of «عينه», and not of «عين»; «محددات» may be of both.
    if (ending === 'ات' && before === '') {
      const isOne = [stem, `${stem}ه`].some((noun) => isListed(noun));
      return (
        (!isNoun(`${stem}ه`) || (!isOne && stem.length > 3 && !/^..ا..$/.test(stem))) &&
        (isNoun(stem) || stem.length > 3)
      );
    }
    return isNoun(stem) || (!isNoun(word) && stem.length > 3);
  }
  if (ending === 'ا') return isNoun(stem) ? !isBase(word) : !isNoun(word) && stem.length > 3;
  // «صوتي» is "vocal" too, which is near to a voice.
  if (isNoun(word) && !(ending === 'ي' && isNoun(stem))) return false;
  return isNoun(stem) || (stem.length > 3 && ending !== 'ي');
}

function withoutEnding(word: string): { stem: string; ending: string }[] {
  // What is listed is a form of no other word: «طلبات» is not of «طلبة».
  if (isListed(word)) return [{ stem: word, ending: '' }];
  const found = endings.flatMap((one) => {
    const [ending, before] = one;
    if (!word.endsWith(ending)) return [];
    const rest = word.slice(0, -ending.length);
    return (before === '' ? seats(rest) : [rest + before])
      .filter((stem) => mayEnd(word, stem, one))
      .map((stem) => ({ stem, ending }));
  });
  return [{ stem: word, ending: '' }, ...found];
}

/**
 * Whether a particle may be taken off: not from what is a word with it, and only from what is one without. What the list of plurals
 * has is more often meant than what it does not have: «بلغتين» is of «لغه», and not of «بلغه».
 */
function mayBegin(word: string, { stem, rest, beginning }: Reading & { rest: string }): boolean {
  if (/(?:ال|لل)$/.test(beginning)) return rest.length > 1;
  // A single letter is a part of most short words: «كمال», «وسام».
  if (rest.length < (/^[وفك]$/.test(beginning) ? 4 : 3)) return false;
  // «وبطاقة» is of «بطاقة».
  if (beginning.length > 1 && isNoun(word.slice(1))) return false;
  const whole = withoutEnding(word);
  // «بسمات» is of «بسمة».
  if (whole.some((one) => isNoun(one.stem)))
    return rest.length > 4 && isListed(stem) && !whole.some((one) => isListed(one.stem));
  return isNoun(rest) || rest.length > 3;
}

/** What a folded Arabic word may be a form of, itself first. */
export function readingsOf(word: string): Reading[] {
  const begun = beginnings.flatMap((beginning) => {
    if (!word.startsWith(beginning)) return [];
    const rest = word.slice(beginning.length);
    return withoutEnding(rest)
      .map((reading) => ({ ...reading, beginning, rest }))
      .filter((reading) => mayBegin(word, reading));
  });
  return [
    ...withoutEnding(word).map((reading) => ({ ...reading, beginning: '' })),
    ...begun.map(({ stem, ending, beginning }) => ({ stem, ending, beginning })),
  ];
}
