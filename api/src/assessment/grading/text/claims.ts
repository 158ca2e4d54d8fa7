import { valueOfArithmetic } from '../number/arithmetic.ts';
import { decimalOf } from '../number/parse-decimal.ts';
import { isKnownUnit, isUnit } from '../number/units.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { honours, leading, relating, turning } from '../question/word-lists.ts';
import { fractionOf } from './fractions.ts';
import { foldLetters, plainSigns } from './letters.ts';

/** A longer text is no short answer that is said in a sentence. */
const longest = 300;
const mostWords = 40;
const mostClaims = 24;
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
  /^(?:[يت]\p{L}{2}|ن\p{L}{3})/u.test(word) &&
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

/** «الطالبُ: فاعل»: what stands before the colon is of the question, or says nothing. */
function behindLabel(text: string, question: QuestionWords): string[] {
  const [, label = '', rest = ''] = /^([^:]{1,60}):\s*([^:\s].*)$/su.exec(text.trim()) ?? [];
  const words = fold(label).split(/\s+/);
  const isLabel = words.every((word) => leading.has(word)) || repeats(words, question);
  return rest !== '' && isLabel ? [rest] : [];
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

/** Where the question asks for a tag or a function, `<a></a>` is `<a>`, and `len(list)` is `len`; `$ git push` is typed at a prompt. */
function ofCode(text: string, question: QuestionWords): string[] {
  const tag = /^\s*<([a-z][a-z\d]{0,20})>\s*<\/\1>\s*$/i.exec(text)?.[1];
  const call = /^(.*[a-z\d_])\([^()]{1,40}\)\s*$/i.exec(text)?.[1];
  const asksForCall = ['داله', 'امر', 'function', 'method', 'command'].some(question.asksFor);
  const command = /^\s*[$>]\s+(?=[a-z])/i.test(text) ? [text.replace(/^\s*[$>]\s+/, '')] : [];
  return [...(tag ? [`<${tag}>`] : []), ...(call && asksForCall ? [call] : []), ...command];
}

const asksForAction = /(?:ماذا|كيف)\s+[يتن]\p{L}{2}|خطو[هي]|[نتي]فعل|اجراء|تصرف/u;

/**
 * What is done, whoever does it and as a verb or its noun: «نغسل اليدين», «أغسل اليدين» and «غسل اليدين», «نبرد الحرق» and «تبريد
 * الحرق». Only the first two forms of a verb, whose nouns follow a pattern.
 */
function ofAction(text: string, question: QuestionWords): string[] {
  const [first = '', ...rest] = wordsOf(text);
  if (!asksForAction.test(question.text) || rest.length === 0) return [];
  const [, verb = ''] = /^[يتنا](\p{L}{3,5})$/u.exec(fold(first)) ?? [];
  const noun = /^(?:ال)?(\p{L}{3})$/u.exec(fold(first))?.[1] ?? '';
  const [, ...causing] = /^(?:ال)?ت(\p{L})(\p{L})ي(\p{L})$/u.exec(fold(first)) ?? [];
  const [a = '', b = '', c = ''] = verb;
  const stems = [verb, noun, causing.join('')].filter((stem) => stem.length > 2);
  const nouns = verb.length === 3 ? [verb, `ال${verb}`, `ت${a}${b}ي${c}`, `الت${a}${b}ي${c}`] : [];
  const verbs = stems.flatMap((stem) => [...'يتنا'].map((person) => person + stem));
  return [...nouns, ...verbs].map((word) => [word, ...rest].join(' '));
}

/** «يونس (عليه السلام)», «محمد -ﷺ-»: without what sets a blessing apart. */
function withoutBrackets(text: string): string[] {
  const [all, before = '', inside = ''] =
    /^(.+?)\s*[(-]\s*([^()-]+?)\s*[)-]\s*$/su.exec(text) ?? [];
  const words = fold(inside);
  return all && honours.some((phrase) => phrase.join(' ') === words) ? [before] : [];
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
  const bare = [text, ...withoutBrackets(text), ...behindDots(text)];
  const said = bare.flatMap((one) => [
    one,
    ...behindLabel(one, question),
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
  ]);
  const parts = said.map((one) => sameInParts(one, question)).filter((all) => all.length > 0);
  return [...[...new Set([...said, ...forms])].map((one) => [one]), ...parts].slice(0, mostClaims);
}
