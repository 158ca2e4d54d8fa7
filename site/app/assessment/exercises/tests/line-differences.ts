/** A line of two outputs, and where they differ. */
export interface ComparedLine {
  text: string;
  /** From and to of what differs, in letters of `text`; null where the lines are the same. */
  different: [from: number, to: number] | null;
}

const linesOf = (text: string) => text.replace(/\r\n?/g, '\n').split('\n');

function differenceOf(own: string, other: string | undefined): ComparedLine['different'] {
  if (other === undefined) return [0, own.length];
  if (own === other) return null;
  let from = 0;
  while (from < own.length && own[from] === other[from]) from += 1;
  let end = 0;
  const shorter = Math.min(own.length, other.length) - from;
  while (end < shorter && own[own.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [from, own.length - end];
}

/** Lines without what does not count: spaces at their ends, and empty lines at the end. */
function counted(text: string, exact: boolean): string[] {
  if (exact) return linesOf(text);
  return linesOf(text.trimEnd()).map((line) => line.trimEnd());
}

/** What was expected and what came, line by line, as they are compared. */
export function compareLines(
  expected: string,
  printed: string,
  exact: boolean,
): { expected: ComparedLine[]; printed: ComparedLine[] } {
  const [one, other] = [counted(expected, exact), counted(printed, exact)];
  const compare = (own: string[], others: string[]) =>
    own.map((text, at) => ({ text, different: differenceOf(text, others[at]) }));
  return { expected: compare(one, other), printed: compare(other, one) };
}

/** A text whose spaces and tabs can be seen. */
export const visibleSpaces = (text: string): string =>
  text.replaceAll(' ', '·').replaceAll('\t', '→');
