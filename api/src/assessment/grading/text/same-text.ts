import { isKnownName } from '#platform/words/names.ts';
import { soundsFully, soundsLike } from '#platform/words/sounds.ts';
import { sameCode } from '../code/same-code.ts';
import { sameMoment } from '../moment/same-moment.ts';
import { numberKeyOf } from '../number/number-key.ts';
import { sameNumber } from '../number/same-number.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { turning } from '../question/word-lists.ts';
import { answersIn, enoughOf, leadOf } from './around.ts';
import { soundAs } from './foreign-names.ts';
import { foldLetters } from './letters.ts';
import type { Token } from './lex.ts';
import { type Piece, readText, toPieces } from './read-text.ts';

const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((way) => other.has(way));

/** A word that may be written apart by mistake without becoming another: «لا مركزي», «عبد الله». */
const mayBeApart = (first: string, second: string) =>
  first === 'عبد' || (/^(?:لا|ما)$/.test(first) && second.length >= 4);

/** The name of a technique in Latin letters, and as it sounds in Arabic ones: `Python` and «بايثون». A short one has all its vowels. */
const isSameName = (latin: Piece, arabic: Piece) =>
  latin.kind === 'latin' &&
  arabic.kind === 'arabic' &&
  isKnownName(latin.text) &&
  !turning.has(arabic.text) &&
  [...arabic.ways].some((way) =>
    (latin.text.length > 4 ? soundsLike : soundsFully)(latin.text, way),
  );

/** How many pieces of the right answer and of the given one are the same here; null where they differ. */
function step(
  right: readonly Piece[],
  given: readonly Piece[],
  at: number,
  from: number,
): [number, number] | null {
  const [one, other] = [right[at], given[from]];
  if (!one || !other) return null;
  if (one.kind === other.kind && meets(one.ways, other.ways)) return [1, 1];
  const [nextOne, nextOther] = [right[at + 1], given[from + 1]];
  if (isSameName(one, other) || isSameName(other, one)) return [1, 1];
  if (one.kind !== 'arabic' || other.kind !== 'arabic') return null;
  // A forgotten space between two words.
  if (nextOne?.kind === 'arabic' && other.ways.has(one.text + nextOne.text)) return [2, 1];
  const apart = nextOther?.kind === 'arabic' ? other.text + nextOther.text : '';
  return apart !== '' && one.ways.has(apart) && mayBeApart(other.text, nextOther?.text ?? '')
    ? [1, 2]
    : null;
}

/** Where the question names a case, the endings of dual and plural decide whether an answer is right. */
const asksForCase = /(?:^|\s)(?:ال)?(?:رفع|نصب|جر|مجرور|منصوب|مرفوع)(?=[\s؟?.:]|$)/;
const endingOf = ({ text }: Piece) => /.{3}([اوي]ن)$/u.exec(text)?.[1];
const haveSameEndings = (right: readonly Piece[], given: readonly Piece[]) =>
  right.length !== given.length ||
  right.every((piece, at) => {
    const [one, other] = [endingOf(piece), endingOf(given[at] as Piece)];
    return one === undefined || other === undefined || one === other;
  });

function sameReading(
  right: readonly Piece[],
  given: readonly Piece[],
  question: QuestionWords | null,
): boolean {
  if (question && asksForCase.test(question.text) && !haveSameEndings(right, given)) return false;
  let [at, from] = [0, 0];
  while (at < right.length && from < given.length) {
    const taken = step(right, given, at, from);
    if (!taken) return false;
    at += taken[0];
    from += taken[1];
  }
  return at === right.length && from === given.length && at > 0;
}

/** What a learner wrote, in all ways in which it may be read; they are computed once for all right answers. */
class Given {
  readonly #readings: readonly Token[][];
  readonly #ways = new Map<string, Piece[][]>();
  readonly #question: QuestionWords | null;
  constructor(text: string, question: QuestionWords | null) {
    this.#readings = readText(text);
    this.#question = question;
  }

  /** The ways that fit a right answer: what it begins with itself is not left out. */
  ways(right: readonly Token[]): readonly Piece[][] {
    const lead = leadOf(right);
    const key = `${lead.title} ${lead.preposition}`;
    const known = this.#ways.get(key);
    if (known) return known;
    const answers = this.#readings.flatMap((one) => answersIn(one, this.#question, lead));
    const ways = [...this.#readings, ...answers].map(toPieces);
    this.#ways.set(key, ways);
    return ways;
  }
}

/** «يونس (ع)». */
const blessingSign = /\((?:ع|ص|رض|س)\)\s*$/;

/** An extension with or without its dot, where the question asks for one: «.py», «*.py», «py». */
const withoutDot = (text: string, question: QuestionWords | null) =>
  question && /امتداد|extension/.test(question.text)
    ? text.replace(/(^|\s)\*?\.(?=[a-z])/gi, '$1').replace(/\.\s*$/, '')
    : text;

/** «الثانية» is a unit of time as well as an ordinal, so as a right answer it is no number. */
const readRight = (right: string) => {
  const [plain = [], ...others] = readText(right);
  const [only] = plain.length === 1 ? plain : [];
  return /^(?:ال)?ثانيه$/.test(foldLetters(only?.text ?? '')) ? [plain] : [plain, ...others];
};

/** What of a right answer is enough, in all ways in which it may be read. */
interface Right {
  plain: readonly Token[];
  enough: readonly Piece[][];
}

/**
 * Compares short answers with right ones: after the folding of searches, with numbers in words or digits, and without what
 * only punctuation, particles and cases change. What the question names may stand around it. With `exact` as code: every
 * letter counts. The time is linear in the length of each text; a right answer is read once. The rules stand in
 * docs/behaviour/questions.md.
 * @param question null where it is not known: then only words that never say anything are left out
 */
export function textComparers(question: QuestionWords | null) {
  const bare = (text: string) => withoutDot(text.replace(blessingSign, ''), question);
  const known = new Map<string, Right>();
  function readOnce(text: string): Right {
    const found = known.get(text);
    if (found) return found;
    const rights = readRight(bare(text));
    const enough = rights.flatMap((one) => [one, ...enoughOf(one, question)]).map(toPieces);
    const right = { plain: rights[0] ?? [], enough };
    known.set(text, right);
    return right;
  }
  return (given: string) => {
    const answer = new Given(bare(given), question);
    return (right: string, exact: boolean): boolean => {
      if (exact) return sameCode(right, given, { language: null, code: '', gap: 0 });
      const { plain, enough } = readOnce(right);
      const ways = answer.ways(plain);
      if (enough.some((one) => ways.some((other) => sameReading(one, other, question))))
        return true;
      const key = numberKeyOf(right, question);
      return (key !== null && sameNumber(key, given, question)) || sameMoment(right, given);
    };
  };
}

/** Whether an answer sounds as one of the names that are accepted in both scripts (`foreignNames`). */
export function isForeignName(
  given: string,
  question: QuestionWords,
  names: readonly (readonly string[])[],
): boolean {
  if (names.length === 0) return false;
  const ways = new Given(given, question).ways([]);
  return ways.some((way) => {
    const words = way.map(({ text }) => text);
    return names.some((name) => soundAs(name, words));
  });
}

/** One comparison of `textComparers`. */
export const sameText = (
  right: string,
  given: string,
  exact: boolean,
  question: QuestionWords | null = null,
): boolean => textComparers(question)(given)(right, exact);
