import { englishDigits } from './english-numbers.ts';
import { foldLetters } from './letters.ts';
import { joinLatin, lex, type Token } from './lex.ts';
import { numberPhrase } from './number-words.ts';
import { spellings } from './spellings.ts';

/** A piece of a text with the ways in which it may be taken. */
export interface Piece {
  kind: Token['kind'];
  ways: ReadonlySet<string>;
  /** As it was written, folded. */
  text: string;
}

/** Joins «و» and the article with the word that they belong to: «الاسم و العمر», «ال array», «الـ array». */
function joinParticles(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let before = '';
  for (const token of tokens) {
    const last = tokens.at(-1) === token;
    if (token.kind === 'arabic' && /^(?:و|ال|وال)$/.test(token.text) && !last) {
      before += token.text;
      continue;
    }
    // Before a Latin word or a number the article and «و» say nothing.
    result.push(token.kind === 'arabic' ? { ...token, text: before + token.text } : token);
    before = '';
  }
  return result;
}

const number = (value: number): Token => ({
  kind: 'number',
  text: String(Number(value.toFixed(9))),
});

/** Spelt-out numbers as digits, «سالب» before them as their sign, and «بالمئة» behind them as a sign. */
function withDigits(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ kind, text }) => (kind === 'arabic' ? foldLetters(text) : text));
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const last = result.at(-1);
    const percent = percentAt(words, at);
    if (percent > 0 && last?.kind === 'number') {
      result.push({ kind: 'sign', text: '%' });
      at += percent;
      continue;
    }
    const phrase = token.kind === 'sign' || token.kind === 'latin' ? null : numberPhrase(words, at);
    const next = phrase ? number(phrase.value) : token;
    if (next.kind === 'number' && result.length === 1 && last && isMinus(last)) {
      result[0] = { kind: 'number', text: isMinus(last) === '-' ? `-${next.text}` : next.text };
    } else result.push(next);
    at += phrase?.length ?? 1;
  }
  return result;
}

const isMinus = ({ kind, text }: Token) =>
  kind !== 'arabic' ? null : /^(?:سالب|ناقص)$/.test(text) ? '-' : text === 'موجب' ? '+' : null;

/** How many words say «per cent» here. */
function percentAt(words: readonly string[], at: number): number {
  if (/^بال(?:ميه|مايه)$/.test(words[at] ?? '')) return 1;
  return words[at] === 'في' && /^ال(?:ميه|مايه)$/.test(words[at + 1] ?? '') ? 2 : 0;
}

/** «من 10 إلى 20» and «بين 10 و20» as `10-20`. */
function withRanges(tokens: readonly Token[]): Token[] {
  const [first, ...rest] = tokens;
  const lead = first?.kind === 'arabic' && /^(?:من|بين)$/.test(first.text) ? rest : tokens;
  const [from, joint, to] = lead;
  const isRange =
    lead.length >= 3 &&
    from?.kind === 'number' &&
    to?.kind === 'number' &&
    joint !== undefined &&
    /^(?:إلى|الى|الي|حتى|حتي|-)$/.test(joint.text);
  if (isRange && from && to) return [from, { kind: 'sign', text: '-' }, to, ...lead.slice(3)];
  const [one, other] = lead;
  const isBetween = first?.text === 'بين' && one?.kind === 'number' && other?.kind === 'number';
  return isBetween && one && other
    ? [one, { kind: 'sign', text: '-' }, other, ...lead.slice(2)]
    : [...tokens];
}

/** Readings share their tokens, so each is spelt once. */
const spelt = new WeakMap<Token, Piece>();

function toPiece(token: Token): Piece {
  const known = spelt.get(token);
  if (known) return known;
  const { kind, text } = token;
  const ways = kind === 'arabic' ? spellings(text) : new Set([text]);
  const piece = { kind, ways, text: foldLetters(text) };
  spelt.set(token, piece);
  return piece;
}

/** Tokens of one reading as pieces. */
export const toPieces = (tokens: readonly Token[]): Piece[] => joinLatin(tokens).map(toPiece);

/** The ways in which a short text may be read: as it stands, and with numbers in digits. */
export function readText(text: string): Token[][] {
  const plain = joinParticles(lex(text));
  const digits = withDigits(plain);
  const inDigits = englishDigits(text);
  const english = inDigits === text ? [] : [joinParticles(lex(inDigits))];
  return [plain, digits, withRanges(digits), ...english];
}
