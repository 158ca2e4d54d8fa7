/** The lines of a pasted text, without the marks and numbers that lists begin their lines with. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·▪◦–]|\p{N}{1,2}[.)-])\s+/u, '').trim())
    .filter((line) => line !== '');
}

/** The list with items put in at an index. */
export const withItems = <T>(list: readonly T[], at: number, items: readonly T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];

/** The list with one item replaced. */
export const withItem = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, index) => (index === at ? item : old));

/** The list without one item. */
export const withoutItem = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);
