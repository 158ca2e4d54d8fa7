import type { Seen } from '../seen.ts';

/** A text as an expression that finds it. */
export const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** An expression for a name that stands alone. */
export const wholeName = (name: string) =>
  `(?<![\\p{L}\\p{N}_$.])${literally(name)}(?![\\p{L}\\p{N}_$])`;

const opening: Record<string, string> = { ')': '(', ']': '[' };

/** Where the expression of names, dots, calls and indices that ends before `end` begins: `users[0].name` and `f(1)`. */
function chainStart(line: string, end: number): number {
  let at = end;
  for (;;) {
    const before = at;
    const sign = line[at - 1] ?? '';
    if (opening[sign]) {
      let depth = 0;
      do {
        at -= 1;
        if (line[at] === sign) depth += 1;
        if (line[at] === opening[sign]) depth -= 1;
      } while (depth > 0 && at > 0);
    } else if (/[\p{L}\p{N}_$]/u.test(sign)) {
      while (/[\p{L}\p{N}_$]/u.test(line[at - 1] ?? '')) at -= 1;
      if (line[at - 1] !== '.') return at;
      at -= line[at - 2] === '?' ? 2 : 1;
    } else return at;
    if (at === before) return at;
  }
}

/** The expression before `.property` or `[…]`, at the column of the error or where the line has it first; '' without one. */
export function before({ line, column }: Pick<Seen, 'line' | 'column'>, property: string): string {
  const dotted = new RegExp(`\\??\\.\\s*${literally(property)}(?![\\p{L}\\p{N}_$])`, 'gu');
  const found = [...line.matchAll(dotted)];
  const here = found.find(
    ({ 0: text, index }) => column !== null && index + text.length >= column && index < column,
  );
  const index = (here ?? found[0])?.index ?? line.search(/[\p{L}\p{N}_$)\]]\s*\[/u) + 1;
  if (index <= 0) return '';
  return line.slice(chainStart(line, index), index).trim();
}

/** The name with which an expression begins. */
export const baseOf = (expression: string) =>
  /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(expression)?.[0] ?? '';

/** The last line before `number`, or any, that gives a name a value, and what it gives. */
export function lastValue(
  { codes, lines }: Pick<Seen, 'codes' | 'lines'>,
  name: string,
  number: number | null,
): { value: string; line: number; code: string } | null {
  if (name === '') return null;
  const given = new RegExp(`${wholeName(name)}\\s*=(?![=>])\\s*(.*)`, 'u');
  const above = codes.slice(0, number ?? codes.length).findLastIndex((code) => given.test(code));
  const index = above >= 0 ? above : codes.findIndex((code) => given.test(code));
  const code = given.exec(codes[index] ?? '')?.[1];
  if (code === undefined) return null;
  return { code, value: given.exec(lines[index] ?? '')?.[1] ?? code, line: index + 1 };
}

/** The lines of the block that the line opens, without the line itself. */
export function blockLines(codes: readonly string[], line: number): string[] {
  let depth = 0;
  let isOpen = false;
  const lines: string[] = [];
  for (const code of codes.slice(line - 1)) {
    lines.push(code);
    for (const [bracket] of code.matchAll(/[{}]/g)) {
      depth += bracket === '{' ? 1 : -1;
      if (bracket === '{') isOpen = true;
    }
    if (isOpen && depth <= 0) break;
  }
  return lines;
}

/** Where a function of the program is defined; null where it is not, or is one expression. */
export function functionLine(codes: readonly string[], name: string): number | null {
  const defined = new RegExp(
    `(?:\\bfunction\\*?\\s+${literally(name)}\\s*\\(|${wholeName(name)}\\s*=\\s*(?:async\\s*)?(?:function\\b|\\([^()]*\\)\\s*=>\\s*\\{|[\\p{L}\\w$]+\\s*=>\\s*\\{)|^\\s+(?:async\\s+)?${literally(name)}\\s*\\([^()]*\\)\\s*\\{)`,
    'u',
  );
  const index = codes.findIndex((code) => defined.test(code));
  return index < 0 ? null : index + 1;
}
