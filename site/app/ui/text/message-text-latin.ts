/** A run of printable ASCII characters, single spaces included. */
const run = /[!-~]+(?: [!-~]+)*/g;

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const opens: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether an edge character is a bracket or quote whose counterpart is outside of the text. */
function isUnpaired(text: string, mark: string): boolean {
  if (mark === '"') return countOf(text, mark) % 2 === 1;
  const other = pairs[mark] ?? opens[mark];
  return other !== undefined && countOf(text, mark) > countOf(text, other);
}

/** The range without punctuation of the sentence and list numbering. */
function trimmedRange(text: string): [from: number, to: number] {
  let from = /^(?:\d{1,3}[.)-]|[-*.,:;!?=+]) /.exec(text)?.[0].length ?? 0;
  let to = text.length;
  while (from < to && isUnpaired(text.slice(from, to), text[from] ?? '')) from++;
  for (;;) {
    const last = text[to - 1] ?? '';
    if (to > from && (/[ .,:;!?]/.test(last) || isUnpaired(text.slice(from, to), last))) to--;
    else return [from, to];
  }
}

/**
 * The ranges of inline code in a sentence, such as `dir="rtl"` or `items[0]`. They are rendered left to right, because
 * their punctuation would otherwise be reordered in an Arabic sentence. Plain Latin words need no isolation.
 */
export function latinRuns(text: string): [from: number, to: number][] {
  return [...text.matchAll(run)].flatMap((match): [number, number][] => {
    const [from, to] = trimmedRange(match[0]);
    const content = match[0].slice(from, to);
    const isCode = /[A-Za-z]/.test(content) && /[^\w .,'-]|[A-Za-z]\.|\.[A-Za-z]/.test(content);
    return isCode ? [[match.index + from, match.index + to]] : [];
  });
}
