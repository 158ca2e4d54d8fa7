import { valueOfArithmetic } from '../number/arithmetic.ts';
import { decimalOf } from '../number/parse-decimal.ts';
import { isKnownUnit, isUnit } from '../number/units.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { honours, leading, relating, turning } from '../question/word-lists.ts';
import { isVerbOfQuestion, ofAction } from './actions.ts';
import { withoutCase } from './case-words.ts';
import { ofCode } from './code-names.ts';
import { withoutExtras } from './explained.ts';
import { fractionOf } from './fractions.ts';
import { ofFullName } from './full-names.ts';
import { behindLabel } from './labels.ts';
import { foldLetters, plainSigns } from './letters.ts';
import { inOtherNumber } from './materials.ts';

/** A longer text is no short answer that is said in a sentence. */
const longest = 300;
const mostWords = 40;
const mostClaims = 32;
const copula =
  /^(?:هو|هي|هم|هما|وهو|وهي|يعني|تعني|معناه|معناها|تساوي|يساوي|تكون|يكون|is|are|has|have|means)$/;

const fold = (text: string) => foldLetters(plainSigns(text)).toLowerCase().trim();
const wordsOf = (text: string) => text.trim().split(/\s+/);
const withoutArticle = (word: string) => word.replace(/^ال(?=.{2})/u, '');
const isEnglishArticle = (word: string) => /^(?:the|an?)$/.test(word);

/** Whether words stand in the question as they follow each other here, at least one of them as a name. */
function repeats(all: readonly string[], question: QuestionWords): boolean {
  const words = all.filter((word) => !isEnglishArticle(word));
  const phrase = words.map(withoutArticle).join(' ').replace(/^"|"$/g, '');
  if (phrase === '' || !words.some((word) => question.names(word))) return false;
  const text = ` ${wordsOf(question.text.replace(/["؟?.,:()]/g, ' '))
    .map(withoutArticle)
    .join(' ')} `;
  return text.includes(` ${phrase} `) || (words.length === 1 && question.names(phrase));
}

/** Whether a word looks like a verb of the question: «يبدأ», «نتصل». */
const isPresent = (word: string, question: QuestionWords) =>
  (/^(?:[يت]\p{L}{2}|ن\p{L}{3})/u.test(word) || isVerbOfQuestion(word, question)) &&
  !turning.has(word) &&
  !relating.has(word) &&
  question.says(word);

/** What a sentence may begin with; where the question asks for the opposite or the father of something, only with that word. */
const isTopic = (words: readonly string[], question: QuestionWords) =>
  repeats(words, question) &&
  (words.some((word) => relating.has(word)) ||
    !question.text.split(/[^\p{L}]+/u).some((word) => relating.has(word)));

/** «أكبر عدد هو 99», «فرنسا تقع في أوروبا», and the other way round «لندن هي عاصمة بريطانيا». */
function besideCopula(text: string, question: QuestionWords): string[] {
  const words = wordsOf(text);
  if (words.length > mostWords) return [];
  const folded = words.map(fold);
  return folded.flatMap((word, at) => {
    const isVerb = isPresent(word, question);
    if (at === 0 || at === words.length - 1 || !(copula.test(word) || isVerb)) return [];
    const [before, after] = [folded.slice(0, at), folded.slice(at + 1)];
    const isLabel = after.length === 1 && leading.has(after[0] ?? '');
    return [
      ...(isTopic(before, question) ? [words.slice(at + 1).join(' ')] : []),
      ...(!isVerb && (isLabel || repeats(after, question)) ? [words.slice(0, at).join(' ')] : []),
    ];
  });
}

const superlative =
  /^(?:ا(?:كبر|صغر|كثر|قل|علي|دني|طول|قصر|ول|خر)|first|last|largest|smallest|most|least)$/;
const joint = /^(?:من|في|علي|الي|عن|of|in|on|to|than|for)$/;

/** «أكبر عدد 99»: behind the longest phrase of the question that names what is asked for. «ضد» and its kind belong to what follows. */
function behindPhrase(text: string, question: QuestionWords): string[] {
  const words = wordsOf(text);
  const folded = words.map(fold);
  for (let length = Math.min(words.length - 1, 8); length > 1; length -= 1) {
    const phrase = folded.slice(0, length);
    const areWords = phrase.every((word) => /^[\p{L}\d]+$/u.test(word));
    const isEnd =
      !joint.test(phrase.at(-1) ?? '') &&
      !phrase.some((word) => relating.has(word) && !superlative.test(word));
    if (areWords && isEnd && phrase.some(question.asksFor) && isTopic(phrase, question)) {
      return [words.slice(length).join(' ')];
    }
  }
  return [];
}

/** «يبدأ الساعة 7:30»: behind a verb of the question. */
function behindVerb(text: string, question: QuestionWords): string[] {
  const [first = '', ...rest] = wordsOf(text);
  const isVerb = isPresent(fold(first), question);
  return isVerb && rest.length > 0 ? [rest.join(' ')] : [];
}

/** «12/16 = 3/4»: a calculation that has the value behind it. */
function behindEquation(text: string): string[] {
  const sides = plainSigns(text).split('=');
  const right = sides.pop()?.trim() ?? '';
  const worth = (side: string) => valueOfArithmetic(side) ?? decimalOf(side) ?? Number.NaN;
  const isSame = (side: string) => Math.abs(worth(side) - worth(right)) < 1e-9;
  return sides.length > 0 && sides.length < 5 && sides.every(isSame) ? [right] : [];
}

/** «يونس (عليه السلام)», «محمد -ﷺ-»: without what sets a blessing apart. */
function withoutBrackets(text: string): string[] {
  const whole = text.trim();
  if (!/[)-]$/.test(whole)) return [];
  const inside = whole.slice(0, -1);
  const open = Math.max(inside.lastIndexOf('('), inside.lastIndexOf('-'));
  const words = fold(inside.slice(open + 1));
  return open > 0 && honours.some((phrase) => phrase.join(' ') === words)
    ? [inside.slice(0, open).trim()]
    : [];
}

/** «ي ن م و», «ي، ن، م، و»: a word in letters apart; where a number is dialled or typed, «1-1-2». */
function inLetters(text: string, question: QuestionWords): string[] {
  const trimmed = text.trim();
  const asksForNumber = /رقم|هاتف|رمز|كود|السر|المرور|number|code|password/.test(question.text);
  const areLetters = /^[\u0621-\u064a](?:[\s،,-]+[\u0621-\u064a]){2,20}$/.test(trimmed);
  const areDigits = asksForNumber && /^[\d٠-٩](?:[\s-][\d٠-٩]){2,20}$/.test(trimmed);
  return areLetters || areDigits ? [trimmed.replace(/[\s،,-]+/g, '')] : [];
}

/** «...8»: a sequence that is gone on with. */
const behindDots = (text: string) => {
  const rest = /^\s*(?:\.{3}|…)\s*(?=[\p{L}\d])(.+)$/su.exec(text)?.[1];
  return rest === undefined ? [] : [rest];
};

/** What is right only as a whole where each part is: «Tokyo (طوكيو)», «مسرور أو فرح». */
function sameInParts(text: string, question: QuestionWords): string[] {
  const [all, before = '', inside = '', after = ''] =
    /^([^()]+)\(([^()]+)\)([^()]*)$/su.exec(text) ?? [];
  if (all) {
    const outside = `${before.trim()} ${after.trim()}`.trim();
    const words = fold(inside).split(/\s+/);
    // «المشتري (أكبر كوكب)».
    const isOfQuestion = words.some(question.asksFor) && repeats(words, question);
    // «نيوتن (N)».
    const isSymbol = isKnownUnit(inside) && isUnit(inside, outside.replace(/^.*\s(?:ال)?/s, ''));
    return isOfQuestion || isSymbol ? [outside] : [outside, inside];
  }
  if (/\d/.test(fold(text))) return [];
  const parts = text.split(
    /\s+(?:أو|او|or|and|أي|يعني)\s+|\s+و(?=\p{L}{3})|(?<=\p{L})\s*[/،,]\s*(?=\p{L})|\s+-\s+/u,
  );
  return parts.length > 1 && parts.length < 5 ? parts : [];
}

/**
 * The ways to take a short answer that is said in a sentence, twice, or with its symbols: lists of texts of which all must be
 * right. The first is the answer as it stands. Nothing is left out but what the question says in the same order, and labels.
 * The time is linear in the length of the text, of which more than 300 signs are taken as they stand.
 */
export function claimsOf(text: string, question: QuestionWords): (readonly string[])[] {
  if (text.length > longest) return [[text]];
  const bare = [
    text,
    ...withoutBrackets(text),
    ...behindDots(text),
    ...withoutExtras(text, question),
  ];
  const said = bare.flatMap((one) => [
    one,
    ...behindLabel(one, question, (words) => repeats(words, question)),
    ...besideCopula(one, question),
    ...behindPhrase(one, question),
    ...behindVerb(one, question),
    ...behindEquation(one),
  ]);
  const forms = said.flatMap((one) => [
    ...fractionOf(one),
    ...ofCode(one, question),
    ...ofAction(one, question),
    ...inLetters(one, question),
    ...withoutCase(one, question),
    ...ofFullName(one, question),
    ...inOtherNumber(one, question),
  ]);
  const parts = said.map((one) => sameInParts(one, question)).filter((all) => all.length > 0);
  return [...[...new Set([...said, ...forms])].map((one) => [one]), ...parts].slice(0, mostClaims);
}
