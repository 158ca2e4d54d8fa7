/** What keyboards of code can write, single spaces included. */
const run = /[!-~]+(?: [!-~]+)*/g;

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const opens: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };

const counted = (text: string, mark: string) => text.split(mark).length - 1;

/** A bracket or a quote at the edge whose other half is in the sentence around it. */
function isHalf(text: string, mark: string): boolean {
  if (mark === '"') return counted(text, mark) % 2 === 1;
  const other = pairs[mark] ?? opens[mark];
  return other !== undefined && counted(text, mark) > counted(text, other);
}

/** Without what belongs to the sentence or to a list's numbering. */
function trimmed(text: string): [from: number, to: number] {
  let from = /^(?:\d{1,3}[.)-]|[-*.,:;!?=+]) /.exec(text)?.[0].length ?? 0;
  let to = text.length;
  while (from < to && isHalf(text.slice(from, to), text[from] ?? '')) from++;
  for (;;) {
    const last = text[to - 1] ?? '';
    if (to > from && (/[ .,:;!?]/.test(last) || isHalf(text.slice(from, to), last))) to--;
    else return [from, to];
  }
}

/**
 * Where a sentence holds something of code, `dir="rtl"` or `items[0]`: set by itself from left to right, or its marks
 * would land on the wrong side in an Arabic sentence. Plain words need no such thing.
 */
export function latinRuns(text: string): [from: number, to: number][] {
  return [...text.matchAll(run)].flatMap((match): [number, number][] => {
    const [from, to] = trimmed(match[0]);
    const inside = match[0].slice(from, to);
    const isCode = /[A-Za-z]/.test(inside) && /[^\w .,'-]|[A-Za-z]\.|\.[A-Za-z]/.test(inside);
    return isCode ? [[match.index + from, match.index + to]] : [];
  });
}
