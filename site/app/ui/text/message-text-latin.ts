const arrows = '\\u2190-\\u21ff\\u27f0-\\u27ff\\u2900-\\u297f';
/** Mathematical operators: ≤ ∈ ∑ × ÷ ±. */
const operators = '\\u00ac\\u00b1\\u00d7\\u00f7\\u2200-\\u22ff\\u27c0-\\u27ef\\u2980-\\u2aff';
/** Superscripts, subscripts, fractions, primes, degrees and letter-like symbols: n² x₁ ½ f′ ℝ. */
const marks =
  '\\u00b0\\u00b2\\u00b3\\u00b5\\u00b7\\u00b9\\u00bc-\\u00be\\u0300-\\u036f\\u2032-\\u2037\\u2070-\\u209f\\u2100-\\u214f';
const letters = '\\p{Script=Latin}\\p{Script=Greek}';
const character = `[!-~${arrows}${operators}${marks}${letters}]`;

/** A run of characters of code or of a formula, single spaces included. */
const run = new RegExp(`${character}+(?: ${character}+)*`, 'gu');

const letter = new RegExp(`[${letters}]`, 'u');
/** What plain words and numbers do not have. */
const codeLike = /[^\p{L}\p{M}\p{Nd}_ .,'-]|[A-Za-z]\.|\.[A-Za-z]/u;
/** Arithmetic and comparisons of numbers; not ranges such as 10 - 20, nor dates. */
const arithmetic = /\d\)? ?[+*=<>\u00d7\u00f7\u2260\u2264\u2265^&|]{1,3} ?[-(]?\d/;
/** Whether a text is a list of numbers in brackets. */
const isNumberList = (text: string): boolean =>
  '[{'.includes(text.charAt(0)) &&
  ']}'.includes(text.at(-1) ?? ' ') &&
  /\d/.test(text) &&
  !/\p{L}/u.test(text);
/** List numbering, or a sign or an arrow of the sentence before the run. */
const before = new RegExp(`^(?:\\d{1,3}[.)-]|[-*.,:;!?=+${arrows}]+) `, 'u');
const arrowAfter = new RegExp(` [${arrows}]+$`, 'u');

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const opens: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether an edge character is a bracket or quote whose counterpart is outside of the text. */
function isUnpaired(text: string, mark: string): boolean {
  if (mark === '"') return countOf(text, mark) % 2 === 1;
  const other = pairs[mark] ?? opens[mark];
  return other !== undefined && countOf(text, mark) > countOf(text, other);
}

/** The range without punctuation and arrows of the sentence, and without list numbering. A `;` is code: Arabic has «؛». */
function trimmedRange(text: string): [from: number, to: number] {
  let from = before.exec(text)?.[0].length ?? 0;
  let to = text.length - (arrowAfter.exec(text)?.[0].length ?? 0);
  while (from < to && isUnpaired(text.slice(from, to), text[from] ?? '')) from++;
  for (;;) {
    const last = text[to - 1] ?? '';
    if (to > from && (/[ .,:!?]/.test(last) || isUnpaired(text.slice(from, to), last))) to--;
    else return [from, to];
  }
}

/** The end of code whose string literal begins, as in `print("`. */
const opensLiteral = /[([{=,:+] ?(["'`])$/;

/** The most characters that a string literal of other letters has inside code. */
const literalMaxLength = 100;

/** Runs as ranges; two with a literal between them, as in `print("مرحبًا")`, are one. */
function joinedRuns(text: string): [from: number, to: number][] {
  const runs: [from: number, to: number][] = [];
  for (const match of text.matchAll(run)) {
    const last = runs.at(-1);
    const end = match.index + match[0].length;
    const quote = last && opensLiteral.exec(text.slice(last[0], last[1]).slice(-3))?.[1];
    const isLiteral = last && match.index - last[1] <= literalMaxLength;
    // Punctuation of the literal stands before its closing quote: «أهلًا!"».
    const closes = quote !== undefined && match[0].slice(0, 4).includes(quote);
    if (isLiteral && closes && !text.slice(last[1], match.index).includes('\n')) last[1] = end;
    else runs.push([match.index, end]);
  }
  return runs;
}

/**
 * The ranges of inline code and of formulas in a sentence, such as `dir="rtl"`, `items[0]` or `f(x) → n²`. They are rendered left to right, because
 * their punctuation would otherwise be reordered in an Arabic sentence. Plain Latin words need no isolation.
 */
export function latinRuns(text: string): [from: number, to: number][] {
  return joinedRuns(text).flatMap(([start, end]): [number, number][] => {
    const match = text.slice(start, end);
    const [from, to] = trimmedRange(match);
    const content = match.slice(from, to);
    const isCode = letter.test(content)
      ? codeLike.test(content)
      : arithmetic.test(content) || isNumberList(content);
    return isCode ? [[start + from, start + to]] : [];
  });
}

/** A sentence in pieces: inline code and formulas, and the words between them. */
export function splitLatin(text: string): { latin: boolean; text: string }[] {
  const pieces: { latin: boolean; text: string }[] = [];
  let from = 0;
  for (const [start, end] of latinRuns(text)) {
    if (start > from) pieces.push({ latin: false, text: text.slice(from, start) });
    pieces.push({ latin: true, text: text.slice(start, end) });
    from = end;
  }
  if (from < text.length) pieces.push({ latin: false, text: text.slice(from) });
  return pieces;
}
