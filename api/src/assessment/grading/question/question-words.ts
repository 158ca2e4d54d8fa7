import { textOfHtml } from '#platform/html/text-of-html.ts';
import { isKnownUnit } from '../number/units.ts';
import { foldLetters, plainSigns } from '../text/letters.ts';
import { wordForms } from './word-forms.ts';
import { asking, betweenAsking, classes, relating, turning } from './word-lists.ts';

/** What a question says that may come back around an answer to it. */
export interface QuestionWords {
  /** Whether a word, in any form, is one of the question and turns nothing round. */
  names: (word: string) => boolean;
  /** Whether a word stands in the question in this very form. */
  says: (word: string) => boolean;
  /** Whether a word is what is asked for, or may stand before its name: «عاصمة» or «مدينة» where a capital is asked for. */
  asksFor: (word: string) => boolean;
  /** Whether the question counts or measures in this: «كم سنة», «بالريال», «(م/ث)». */
  counted: readonly string[];
  numbers: ReadonlySet<string>;
  /** Prepositions that may be said or not, since the question asks with them: «في أي», «أين», «بماذا». */
  asksWith: ReadonlySet<string>;
  /** The question, folded. */
  text: string;
}

const longest = 2_000;
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}_]+/gu) ?? [];
/** What stands in quotes is spoken of, and asks for nothing. */
const withoutQuotes = (text: string) => text.replace(/"[^"]*"/g, ' ');
const places = ['في', 'علي', 'عند', 'ب'];

function askedWith(words: readonly string[]): ReadonlySet<string> {
  const found = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    if (word === 'اين') return places;
    if (/^(?:بم|بماذا|باي|بايه|بكم|كيف)$/.test(word)) return ['ب'];
    return /^(?:في|علي|من|الي|عن)$/.test(word) && /^(?:اي|ايه|ماذا|اين|كم|متي)$/.test(next)
      ? [word, 'ب']
      : [];
  });
  return new Set(found);
}

/** What is measured, so that a unit is named elsewhere: «كم سعر الكتاب بالريال», «فكم ثمنه بالريال». */
const quantities = new RegExp(
  '^(?:ال)?(?:(?:سعر|ثمن|طول|عرض|ارتفاع|عمق|وزن|زمن|وقت|حجم|عمر|بعد|محيط|مقدار|قطر|ضغط)(?:ه|ها|هما|هم)?' +
    '|(?:مساف|كتل|مد|سرع|درج|حرار|مساح|تكلف|قيم|كمي|قو|طاق)(?:ه|ته|تها|تهما|تهم))$' +
    '|^[يت](?:بلغ|ساوي|زن|ستغرق|قطع|بعد|كلف|ساوى)$',
);

/** «درجة» behind «أي» is a measure of something. */
const isMeasure = (noun: string) => isKnownUnit(noun);

/** The nouns behind «كم» and «عدد», and where a quantity is asked for, units with «بـ» and in brackets. */
function countedNouns(words: readonly string[], text: string): string[] {
  const behind = words.flatMap((word, at) => {
    if (!/^(?:كم|بكم|عدد|وعدد|many|much)$/.test(word)) return [];
    const next = words.slice(at + 1, at + 4).find((one) => !/^(?:عدد|من|هي|هو|of)$/.test(one));
    return next === undefined ? [] : [next];
  });
  if (/(?:^|\s)حول(?=\s)|تحويل/.test(text)) {
    behind.push(...words.filter((word, at) => words[at - 1] === 'الي' && isKnownUnit(word)));
  }
  // «كم سنتيمترًا مربعًا», «عند أي درجة مئوية»: a unit of two words, or behind «أي».
  words.forEach((word, at) => {
    const [next = '', after = ''] = words.slice(at + 1, at + 3);
    const asks = /^(?:كم|بكم|اي|ايه|باي|بايه)$/.test(word);
    if (!asks) return;
    const isPair = isKnownUnit(`${next} ${after}`);
    if (isPair) behind.push(`${next} ${after}`);
    else if (!/كم$/.test(word) && isKnownUnit(next)) behind.push(next);
  });
  if (!behind.every((noun) => quantities.test(noun) || isMeasure(noun))) return behind;
  const by = words.flatMap((word, at) => {
    if (!/^(?:بال|ب).{3}/u.test(word)) return [];
    const unit = word.replace(/^ب(?:ال)?/u, '');
    const [next = '', after = ''] = words.slice(at + 1, at + 3);
    const power = /^(?:ال)?(مربع|مكعب)ه?$/.exec(next)?.[1];
    // «بالكيلومتر في الساعة»
    const quotient =
      next === 'في' && isKnownUnit(`${unit} في ${after}`) ? `${unit} في ${after}` : '';
    return [power ? `${unit} ${power}` : unit, ...(quotient ? [quotient] : [])];
  });
  // «km/h»
  const compound = text
    .split(/[\s()؟?,]+/)
    .filter((part) => /^[^/]+\/[^/]+$/.test(part))
    .map((part) => part.replace(/\.$/, ''));
  const bracketed = [...text.matchAll(/\(([^()]{1,20})\)/g)].map(([, inside = '']) =>
    inside.trim(),
  );
  return [...behind, ...[...by, ...bracketed, ...compound].filter(isKnownUnit)];
}

/** What the words that ask are followed by; of a question without such words, its first ones. */
function headsOf(words: readonly string[]): string[] {
  const heads: string[] = [];
  words.forEach((word, at) => {
    if (!asking.has(word) || (at > 0 && /^(?:name|find|write)$/.test(word))) return;
    const rest = words
      .slice(at + 1, at + 7)
      .filter((one) => !betweenAsking.has(one) && !asking.has(one));
    // Behind «عكس» stands what is turned round, which leads to no answer.
    heads.push(...rest.slice(0, /^(?:عكس|ضد|نقيض|خلاف|opposite)$/.test(rest[0] ?? '') ? 1 : 2));
  });
  return heads.length > 0 ? heads : words.slice(0, 2);
}

/** «أم» between two answers; that of «أم المؤمنين» is a mother. */
const isOffer = (word: string, before = '', after = '') =>
  /^(?:او|هل|or|whether)$/.test(word) ||
  (word === 'ام' &&
    !asking.has(before) &&
    !/^(?:المومنين|القران|القري|الكتاب|كلثوم|سلمه|حبيبه)$/.test(after));

/**
 * Reads what a question names, of its first 2,000 signs. A question that offers its answers («أم», «هل») names nothing, since
 * its words are the answers.
 */
export function questionWords(html: string): QuestionWords {
  const text = foldLetters(plainSigns(textOfHtml(html).slice(0, longest)))
    .toLowerCase()
    // «إذا …، فكم كوبًا …» asks as «كم» does.
    .replace(/(?<![\p{L}"])ف(?=(?:ما|كم|ماذا|اين|متي|اي|ايه|بكم)\s)/gu, '');
  // «3 كم» asks for nothing.
  const words = wordsOf(text.replace(/(?<=\d\s?)كم(?!\p{L})/gu, ' '));
  const offers = words.some((word, at) => isOffer(word, words[at - 1], words[at + 1]));
  const named = words.filter((word) => word.length > 1 && !turning.has(word) && !asking.has(word));
  const says = new Set(words);
  const forms = new Set(offers ? [] : named.flatMap((word) => [...wordForms(word)]));
  const heads = offers
    ? []
    : headsOf(wordsOf(withoutQuotes(text))).filter((word) => !turning.has(word));
  const headForms = new Set(heads.flatMap((word) => [...wordForms(word)]));
  const asked = new Set([...headForms, ...words.filter((word) => /^(?:متي|اين)$/.test(word))]);
  const kinds = [...classes].filter(([name]) => asked.has(name)).flatMap(([, list]) => [...list]);
  for (const kind of kinds) headForms.add(kind);
  // «بن» is a form of «بنى», and joins an answer to another name.
  const isIn = (known: ReadonlySet<string>, word: string) =>
    !turning.has(word) &&
    (!relating.has(word) || says.has(word)) &&
    [...wordForms(word)].some((form) => known.has(form));
  return {
    says: (word) => says.has(word),
    names: (word) => isIn(forms, word) || isIn(headForms, word),
    asksFor: (word) => isIn(headForms, word),
    counted: countedNouns(words, text),
    numbers: new Set(text.match(/\d+(?:[.,]\d+)?/g) ?? []),
    asksWith: askedWith(words),
    text,
  };
}
