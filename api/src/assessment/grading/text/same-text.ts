import { sameCode } from '../code/same-code.ts';
import { type Piece, readText } from './read-text.ts';

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

/**
 * Whether a short answer is the same as a right one: after the folding of searches, with numbers in words or digits, and
 * without what only punctuation, particles and cases change. With `exact` as code: every letter counts.
 */
export function sameText(right: string, given: string, exact: boolean): boolean {
  if (exact) return sameCode(right, given, { language: null, code: '', gap: 0 });
  const readings = readText(given);
  return readText(right).some((one) => readings.some((other) => sameReading(one, other)));
}
