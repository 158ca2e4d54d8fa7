import { isMonth } from '../moment/months.ts';
import type { QuestionWords } from '../question/question-words.ts';
import {
  epithets,
  honours,
  isLeading,
  kindNouns,
  pairs,
  relating,
  titles,
  trailing,
} from '../question/word-lists.ts';
import { foldLetters } from './letters.ts';
import type { Token } from './lex.ts';

/** More words than these around an answer are a sentence of its own. */
const longestRun = 10;
const placed = /^(?:في|علي|من|الي|عن|عند)$/;
const asksForPerson =
  /(?:^|\s)(?:من|اسم|النبي|نبي|رسول|الخليفه|خليفه|صحابي|الصحابي|الامام|امام|العالم|الملك|القائد|الشاعر|مؤسس|موسس|صاحب|مخترع|مكتشف|مبتكر|مولف|بطل|الخلفاء|الصحابه|الانبياء|الرسل|العلماء|الملوك|الشعراء|القاده|who|whom|whose)(?=\s|$)/;

/** Whether an answer begins with what the other one may leave out. */
interface Lead {
  title: boolean;
  preposition: boolean;
}

/** Pairs that lead to any answer; the others lead to a person. */
const leadsPair =
  /^(?:عباره|ناتج|حاصل|من|عن|الاجابه|الجواب|الحل|الناتج|القيمه|النتيجه|قوله|[يت]تكون|[يت]تالف|i|stands|(?:ال)?كلمه|لغه)$/;

/** Behind a title: «القائد المسلم». */
const praise = /^ال(?:مسلم|عربي|كبير|عظيم|شهير|جليل)ه?$/;

const foldOf = ({ text }: Token) => foldLetters(text);

export function leadOf([first]: readonly Token[]): Lead {
  const word = first ? foldOf(first) : '';
  return { title: titles.has(word), preposition: placed.test(word) };
}

/** Without a blessing behind a name, and without epithets: «محمد صلى الله عليه وسلم», «مكة المكرمة». */
export function withoutHonours(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(foldOf);
  const blessing = honours.find(
    (phrase) =>
      phrase.length < words.length &&
      phrase.every((word, at) => words[words.length - phrase.length + at] === word),
  );
  if (blessing) return withoutHonours(tokens.slice(0, -blessing.length));
  const isEpithet = (word: string, before: string) =>
    [before, before.replace(/^ب/, '')].some((name) => epithets.get(name)?.has(word));
  return tokens.filter((_, at) => at === 0 || !isEpithet(words[at] ?? '', words[at - 1] ?? ''));
}

/** Whether the question asks with this preposition. */
const mayLead = (word: string, question: QuestionWords | null) =>
  placed.test(word) && (word === 'في' || question?.asksWith.has(word) === true);

/** «عكس» and its kind: with a pronoun, or before the question's next word, and never before the answer itself. */
const isBound = (word: string, next: string, question: QuestionWords) =>
  !relating.has(word) || question.names(next) || /^(?:هو|هي)$/.test(next);

/** Whether words follow each other in the question, without a stop or a comma between them. */
const isPhrase = (words: readonly string[], { text, names }: QuestionWords) =>
  words.every((word) => /^\p{L}{2,}$/u.test(word) && !relating.has(word) && names(word)) &&
  new RegExp(`(?:^|\\s)[بلو]?${words.join('\\s+')}(?=$|[\\s؟?.,:])`, 'u').test(text);

/** How many words at the beginning are two or more of the question, as they follow each other there: a person's byname. */
function phraseLength(words: readonly string[], question: QuestionWords): number {
  let length = 1;
  const most = Math.min(words.length - 1, longestRun);
  while (length < most && isPhrase(words.slice(0, length + 1), question)) length += 1;
  return length > 1 ? length : 0;
}

/** How many words at the beginning say nothing, or repeat what is asked for: «عاصمة اليابان هي». */
function leadLength(tokens: readonly Token[], question: QuestionWords | null, right: Lead): number {
  const words = tokens.map(foldOf);
  const isPerson = !right.title && question !== null && asksForPerson.test(question.text);
  let at = question ? phraseLength(words, question) : 0;
  let begun = at > 0;
  while (at < Math.min(tokens.length - 1, longestRun)) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const isPair = pairs.get(word)?.has(next) === true && (leadsPair.test(word) || isPerson);
    const isAsked =
      question !== null &&
      (begun || /^[يتن].{2}/u.test(word) ? question.names(word) : question.asksFor(word)) &&
      isBound(
        word,
        words.slice(at + 1).find((one) => !/^(?:of|the|an?)$/.test(one)) ?? '',
        question,
      );
    const saysNothing =
      (isLeading(word) && !relating.has(word)) ||
      (/^(?:ال)?(?:عدد|رقم)$/.test(word) && tokens[at + 1]?.kind === 'number') ||
      (word === 'كلمه' && question !== null && question.text.includes('"')) ||
      isPair ||
      (isPerson && titles.has(word)) ||
      (isPerson && at > 0 && titles.has(words[at - 1] ?? '') && praise.test(word)) ||
      word === 'سوره' ||
      (word === 'شهر' && isMonth(next)) ||
      (!right.preposition && mayLead(word, question) && question?.asksFor(next) === true);
    if (tokens[at]?.kind === 'number' || !(isAsked || saysNothing)) break;
    begun ||= isAsked;
    at += isPair ? 2 : 1;
  }
  return Math.min(at, tokens.length - 1);
}

/** How many words at the end say nothing, or repeat what is asked for: «طوكيو عاصمة اليابان». */
function tailLength(tokens: readonly Token[], question: QuestionWords | null): number {
  const words = tokens.map(foldOf);
  let [length, valid] = [0, 0];
  while (length < Math.min(tokens.length - 1, longestRun)) {
    const place = tokens.length - 1 - length;
    const word = words[place] ?? '';
    if (tokens[place]?.kind === 'number') break;
    const saysNothing = trailing.has(word) || /^(?:هو|هي|is)$/.test(word);
    if (!saysNothing && (!question?.names(word) || relating.has(word))) break;
    length += 1;
    const isEra = /^(?:ال)?(?:ميلادي|هجري)ه?$/.test(word);
    const isWhole = question?.asksFor(word) || isEra;
    if (
      trailing.has(word) ||
      isWhole ||
      (question && length > 1 && isPhrase(words.slice(place), question))
    ) {
      valid = length;
    }
  }
  return valid;
}

/** An answer without its preposition, where the question asks with it: «في اليابان». */
const withoutPreposition = (tokens: readonly Token[], question: QuestionWords | null) => {
  const [first, ...rest] = tokens;
  return first && rest.length > 0 && mayLead(foldOf(first), question) ? [tokens, rest] : [tokens];
};

/** Without «بـ» where the question asks with it: «بماء» to «بماذا …». */
const withoutBy = (tokens: readonly Token[], question: QuestionWords | null) => {
  const [first, ...rest] = tokens;
  // «بـ break».
  if (first && rest.length > 0 && foldOf(first) === 'ب' && question?.asksWith.has('ب')) {
    return [tokens, rest];
  }
  const bare = /^ب(?!ال)(.{2,})$/u.exec(first?.kind === 'arabic' ? first.text : '')?.[1];
  return first && bare && question?.asksWith.has('ب')
    ? [tokens, [{ ...first, text: bare }, ...rest]]
    : [tokens];
};

/**
 * What a learner wrote without what may stand around the answer, in each way: words that say nothing («الجواب هو»), that
 * repeat what is asked for, titles of persons, a preposition of the question. Never a negation, a comparison or a number.
 */
export function answersIn(
  tokens: readonly Token[],
  question: QuestionWords | null,
  right: Lead,
): (readonly Token[])[] {
  const whole = withoutHonours(tokens);
  const [lead, tail] = [leadLength(whole, question, right), tailLength(whole, question)];
  const starts = Array.from({ length: lead + 1 }, (_, at) => at);
  const cuts = starts.flatMap((start) => {
    const begun = whole.slice(start);
    return tail > 0 && begun.length > tail ? [begun, begun.slice(0, -tail)] : [begun];
  });
  const all = right.preposition ? cuts : cuts.flatMap((cut) => withoutPreposition(cut, question));
  return all.flatMap((cut) => withoutBy(cut, question));
}

/**
 * A teacher's answer, and what of it is enough: without a title, without a preposition that the question has, without a noun
 * that only says of what kind it is where the question asks for that kind («شهر رمضان»).
 */
export function enoughOf(
  tokens: readonly Token[],
  question: QuestionWords | null,
): (readonly Token[])[] {
  const whole = withoutHonours(tokens);
  const [first, ...rest] = whole;
  const word = first ? foldOf(first) : '';
  if (!first || rest.length === 0 || question === null) return [whole];
  const isTitle = titles.has(word) && asksForPerson.test(question.text);
  // «مناورة هيمليك», «وضعية الإفاقة» where the question asks for the manoeuvre or the position.
  const isNoun = /^(?!ال)\p{L}{4,}$/u.test(word) && first.kind === 'arabic' && !relating.has(word);
  const isKind =
    (kindNouns.has(word.replace(/^ال/, '')) || (isNoun && rest.length === 1)) &&
    question.asksFor(word);
  // A noun with its adjective; of a noun and what it belongs to only the second has the article.
  const next = rest[0];
  const isDescribed =
    word.startsWith('ال') &&
    question.asksFor(word) &&
    next !== undefined &&
    (next.kind === 'number' || next.text.startsWith('ال'));
  const placeless = placed.test(word) && question.asksWith.has(word);
  return isTitle || isKind || isDescribed || placeless ? [whole, rest] : [whole];
}
