import { plainSigns } from './letters.ts';

/** `word`: Arabic or Latin letters; `number`: digits in one spelling; `sign`: what is neither, as it stands together. */
export interface Token {
  kind: 'arabic' | 'latin' | 'number' | 'sign';
  text: string;
}

const arabic = '\\u0621-\\u064b\\u064d\\u0671-\\u06d3';
const latin = '\\p{Script=Latin}_';
const latinWord = new RegExp(`^[${latin}]{2,}$`, 'u');

/** Names that are written with and without a hyphen before their number. */
const numbered = /\b(utf|iso|sha|md|es|ipv|mp|html|css|base)-(?=\d)/g;

/**
 * Removes what a reader does not see as a part of the answer: quotes, stops and commas between words, bullets, pictures and
 * the brackets around all of it. Signs that mean something in code stay: `!x`, `.5`, `a.b`, `n-1`.
 */
const withoutPunctuation = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}(?<![0-9#*])/gu, ' ')
    .replace(/["'`]/g, '')
    // Before a number a dash is its sign.
    .replace(/^\s*(?:[-*•–]\s+(?!\d)|[•]\s*)/, ' ')
    .replace(/^\s*\((.*)\)[\s.]*$/s, '$1')
    .replace(/\(\)/g, ' ')
    // A word in brackets behind another one; without the space it is what a function is called with.
    .replace(/(?<=\s)\((\p{L}[\p{L}\d]{0,20})\)/gu, ' $1 ')
    .replace(/(?<=[\p{L}])\.(?=(?:js|net|io)\b)/gu, '')
    .replace(/[؛؟…]/g, ' ')
    // Between digits a comma may be a decimal point; it is read with the number.
    .replace(/(?<!\d),|,(?!\d)/g, ' ')
    .replace(/;|[:?.](?=[\s:?.!]*(?:\s|$))|!(?![\p{L}\d(=_])/gu, ' ')
    .replace(new RegExp(`(?<=[${arabic}])\\s*-\\s*(?=[${arabic}])`, 'gu'), ' ')
    .replace(numbered, '$1')
    .replace(new RegExp(`(?<=[${latin}]{2})-(?=[${latin}]{2})`, 'gu'), ' ');

const tokens = new RegExp(
  [
    '(?<verbatim>\\d+(?:\\.\\d+){2,})',
    '(?<grouped>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?![\\d,]))',
    '(?<number>\\d+(?:[.,]\\d+)?|\\.\\d+)',
    `(?<arabic>[${arabic}]+)`,
    `(?<latin>[${latin}][${latin}\\d]*)`,
    `(?<sign>[^\\s\\d${arabic}${latin}]+?(?=\\.\\d|-\\d|[\\s\\d${arabic}${latin}]|$))`,
  ].join('|'),
  'gu',
);

/**
 * One spelling of a number: `5.0` is `5`, `05` is `5`, and a comma that groups no thousands is a decimal point. Other zeros
 * stay, because Python 3.10 is not 3.1 and `0101` in four bits is not `101`.
 */
const numberText = (text: string) =>
  text
    .replace(',', '.')
    .replace(/^\./, '0.')
    // Three zeros behind a point group thousands as well, so they are no decimals.
    .replace(/^([1-9]\d{0,2})\.000$/, '$1000')
    .replace(/\.0+$/, '')
    .replace(/^0(?=[2-9]$)/, '');

/** Joins Latin words with each other and with a number behind them: «front end» is frontend, «html 5» is html5. */
export function joinLatin(all: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of all) {
    const last = result.at(-1);
    const joins =
      last?.kind === 'latin' &&
      !/^(?:the|an|its)$/.test(last.text) &&
      latinWord.test(last.text.replace(/\d+$/, '')) &&
      (token.kind === 'number'
        ? /^\d+$/.test(token.text) && !/\d$/.test(last.text)
        : latinWord.test(token.text));
    if (joins && last && (token.kind === 'latin' || token.kind === 'number')) {
      result[result.length - 1] = { kind: 'latin', text: last.text + token.text };
    } else result.push(token);
  }
  return result;
}

/** A minus or plus that is a number's sign, since nothing stands before it to count on. */
function joinSigns(all: readonly Token[]): Token[] {
  const result: Token[] = [];
  all.forEach((token, at) => {
    const [last, before] = [result.at(-1), result.at(-2)];
    const isSign = token.kind === 'number' && last?.kind === 'sign' && /^[-+]$/.test(last.text);
    const counts = before !== undefined && before.kind !== 'sign' && at > 1;
    if (isSign && last && !counts) {
      result[result.length - 1] = {
        kind: 'number',
        text: last.text === '-' ? `-${token.text}` : token.text,
      };
    } else result.push(token);
  });
  return result;
}

/** «٪50» is written as often as «50٪». */
const percentBehind = ([first, second, ...others]: readonly Token[]): Token[] => {
  const both = [first, second].filter((token) => token !== undefined);
  const isBefore = first?.text === '%' && second?.kind === 'number';
  return [...(isBefore ? both.toReversed() : both), ...others];
};

/** Divides a text into words, numbers and signs, in lower case and plain signs (`plainSigns`); Latin words stay apart. */
export function lex(text: string): Token[] {
  const plain = plainSigns(text).toLowerCase();
  // An answer that is nothing but signs is about signs.
  if (!/[\p{L}\p{N}]/u.test(plain)) {
    // A stop behind signs ends the sentence, but for those that have one in code: `?.`, `*.`, `..`.
    const all = plain.replace(/\s+/g, '').replace(/(?<=[^.?*/\\~])\.$/, '');
    // In quotes it is the same, unless it is about quotes.
    const signs = all.replace(/^(["'`])(.+)\1$/, '$2');
    return signs === '' ? [] : [{ kind: 'sign', text: signs }];
  }
  const found = [...withoutPunctuation(plain).matchAll(tokens)].map(({ groups = {} }): Token => {
    const { verbatim, grouped, number, arabic: word, latin: foreign, sign = '' } = groups;
    if (verbatim !== undefined) return { kind: 'sign', text: verbatim };
    if (grouped !== undefined)
      return { kind: 'number', text: numberText(grouped.replaceAll(',', '')) };
    if (number !== undefined) return { kind: 'number', text: numberText(number) };
    if (word !== undefined) return { kind: 'arabic', text: word };
    return foreign === undefined ? { kind: 'sign', text: sign } : { kind: 'latin', text: foreign };
  });
  return joinSigns(percentBehind(found));
}
