import { sameCode } from '../code/same-code.ts';
import { sameMoment } from '../moment/same-moment.ts';
import { numberKeyOf } from '../number/number-key.ts';
import { sameNumber } from '../number/same-number.ts';
import type { QuestionWords } from '../question/question-words.ts';
import { answersIn, enoughOf, leadOf } from './around.ts';
import { foldLetters } from './letters.ts';
import type { Token } from './lex.ts';
import { type Piece, readText, toPieces } from './read-text.ts';

const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((way) => other.has(way));

/** A word that may be written apart by mistake without becoming another: «لا مركزي», «عبد الله». */
const mayBeApart = (first: string, second: string) =>
  first === 'عبد' || (/^(?:لا|ما)$/.test(first) && second.length >= 4);

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
  if (one.kind !== 'arabic' || other.kind !== 'arabic') return null;
  // A forgotten space between two words.
  if (nextOne?.kind === 'arabic' && other.ways.has(one.text + nextOne.text)) return [2, 1];
  const apart = nextOther?.kind === 'arabic' ? other.text + nextOther.text : '';
  return apart !== '' && one.ways.has(apart) && mayBeApart(other.text, nextOther?.text ?? '')
    ? [1, 2]
    : null;
}

function sameReading(right: readonly Piece[], given: readonly Piece[]): boolean {
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

/**
 * Compares a short answer with right ones: after the folding of searches, with numbers in words or digits, and without what
 * only punctuation, particles and cases change. What the question names may stand around it. With `exact` as code: every
 * letter counts. The time is linear in the length of each text. The rules stand in docs/behaviour/questions.md.
 * @param question null where it is not known: then only words that never say anything are left out
 */
export function textComparer(given: string, question: QuestionWords | null) {
  const bare = (text: string) => withoutDot(text.replace(blessingSign, ''), question);
  const answer = new Given(bare(given), question);
  return (right: string, exact: boolean): boolean => {
    if (exact) return sameCode(right, given, { language: null, code: '', gap: 0 });
    const rights = readRight(bare(right));
    const enough = rights.flatMap((one) => [one, ...enoughOf(one, question)]).map(toPieces);
    const ways = answer.ways(rights[0] ?? []);
    if (enough.some((one) => ways.some((other) => sameReading(one, other)))) return true;
    const key = numberKeyOf(right, question);
    return (key !== null && sameNumber(key, given, question)) || sameMoment(right, given);
  };
}

/** One comparison of `textComparer`. */
export const sameText = (
  right: string,
  given: string,
  exact: boolean,
  question: QuestionWords | null = null,
): boolean => textComparer(given, question)(right, exact);
