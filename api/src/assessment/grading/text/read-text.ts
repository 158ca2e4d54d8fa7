import { foldLetters } from './letters.ts';
import { lex, type Token } from './lex.ts';
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

/** What stands before an answer and says nothing: «هو متغير», «الإجابة: متغير», «في الذاكرة», `the stack`. */
const fillers =
  /^(?:(?:الاجابه|الجواب|الحل)(?: هي| هو)?|هو|هي|هما|هم|انه|انها|في|its|the|an?(?= \S{3}))(?: |$)/;

function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  if (!first || !second || first.kind === 'number') return tokens;
  const head = `${foldLetters(first.text)} ${foldLetters(second.text)} `;
  const taken = fillers.exec(head)?.[0].trim().split(' ').length ?? 0;
  return taken > 0 && tokens.length > taken ? withoutFillers(tokens.slice(taken)) : tokens;
}

const toPiece = ({ kind, text }: Token): Piece => ({
  kind,
  ways: kind === 'arabic' ? spellings(text) : new Set([text]),
  text: foldLetters(text),
});

/** The ways in which a short text may be read: with and without what stands before the answer, and numbers as words. */
export function readText(text: string): Piece[][] {
  const plain = joinParticles(lex(text));
  const readings = [plain, withDigits(plain)];
  const heads = readings.map(withoutFillers);
  return [...readings, ...heads].map((tokens) => tokens.map(toPiece));
}
