import { literally } from './chain.ts';

/** How far a line of Python is indented; a line without code counts as inside of everything. */
const depthOf = (code: string) =>
  code.trim() === '' ? Number.POSITIVE_INFINITY : code.search(/\S/);

export interface Line {
  code: string;
  /** From 1. */
  number: number;
}

/** The lines of the block that a line opens, by their indentation. */
export function blockBelow(codes: readonly string[], number: number): Line[] {
  const depth = depthOf(codes[number - 1] ?? '');
  const lines: Line[] = [];
  for (let index = number; index < codes.length; index++) {
    const code = codes[index] ?? '';
    if (depthOf(code) <= depth) break;
    lines.push({ code, number: index + 1 });
  }
  return lines;
}

/** The headers of the blocks around a line, from the innermost. */
export function headersAbove(codes: readonly string[], number: number): Line[] {
  const headers: Line[] = [];
  let depth = depthOf(codes[number - 1] ?? '');
  for (let index = number - 2; index >= 0 && depth > 0; index--) {
    const code = codes[index] ?? '';
    if (depthOf(code) >= depth) continue;
    depth = depthOf(code);
    headers.push({ code, number: index + 1 });
  }
  return headers;
}

/** The function of the program with this name, and the lines of its body; null without one, or with several. */
export function functionNamed(
  codes: readonly string[],
  name: string,
): { number: number; body: Line[] } | null {
  const header = new RegExp(`^\\s*(?:async\\s+)?def\\s+${literally(name)}\\s*\\(`, 'u');
  const index = codes.findIndex((code) => header.test(code));
  const isOnly = index === codes.findLastIndex((code) => header.test(code));
  return index >= 0 && isOnly ? { number: index + 1, body: blockBelow(codes, index + 1) } : null;
}

/** The line of the function around a line; null outside of all. */
export const functionAround = (codes: readonly string[], number: number): number | null =>
  headersAbove(codes, number).find(({ code }) => /^\s*(?:async\s+)?def\s/.test(code))?.number ??
  null;
