import type { Seen } from '../seen.ts';

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

interface Bracket {
  bracket: string;
  /** From 1. */
  line: number;
}

interface Opened extends Bracket {
  /** How far the line of the bracket is indented. */
  indent: number;
  /** Where the last block that was opened inside it ends. */
  innerEnd: number | null;
}

/** What is wrong with the brackets of a program. */
export type Unbalanced =
  | {
      kind: 'unclosed';
      open: Bracket;
      /** The first line that, by its indentation, no longer belongs to it. */
      before: number | null;
      innerEnd: number | null;
      /** Another bracket is open too, or the indentation says nothing: the missing one may belong inside. */
      isSure: boolean;
    }
  /** `open` is the bracket that it closes too early, where the indentation tells. */
  | { kind: 'extra'; extra: Bracket; open: Bracket | null }
  | { kind: 'crossed'; open: Bracket; extra: Bracket };

const indentOf = (code: string) => code.search(/\S|$/);

/** The first line after a bracket's that is indented like it or less; whether that closes a bracket, and so this one. */
function lineBehind(codes: readonly string[], { line, bracket, indent }: Opened) {
  for (let index = line; index < codes.length; index++) {
    const code = codes[index] ?? '';
    if (code.trim() === '' || indentOf(code) > indent) continue;
    const closes = code.trim().startsWith(closing[bracket] ?? '');
    // Lines of a program without indentation tell nothing.
    const isFlat = codes.slice(line, index).every((other) => other.trim() === '');
    return { before: closes || isFlat ? null : index + 1, closes: closes || isFlat };
  }
  return { before: null, closes: false };
}

interface Walk {
  open: Opened[];
  /** A block whose end, by its indentation, is that of a block around it. */
  skipped: Opened | null;
  /** A brace that is indented deeper than the block that it closes. */
  early: { extra: Bracket; open: Bracket } | null;
  wrong: Unbalanced | null;
}

/** Notes where the indentation of a brace at the beginning of its line is not that of the block that it closes. */
function compareIndents(walk: Walk, top: Opened, here: Bracket & { indent: number }): void {
  if (top.bracket !== '{' || top.line === here.line || top.indent === here.indent) return;
  const around = walk.open.some(({ bracket, indent }) => bracket === '{' && indent === here.indent);
  if (here.indent < top.indent && around) walk.skipped ??= top;
  if (here.indent > top.indent) walk.early ??= { extra: here, open: top };
}

function close(walk: Walk, here: Bracket & { indent: number; isFirst: boolean }): void {
  const top = walk.open.at(-1);
  const { bracket, line } = here;
  if (top && closing[top.bracket] === bracket) {
    if (here.isFirst) compareIndents(walk, top, here);
    walk.open.pop();
    const around = walk.open.at(-1);
    if (around && bracket === '}') around.innerEnd = line;
    return;
  }
  if (!top) {
    const { early } = walk;
    const isBrace = early && bracket === '}';
    walk.wrong ??= isBrace
      ? { kind: 'extra', ...early }
      : { kind: 'extra', extra: { bracket, line }, open: null };
    return;
  }
  const below = walk.open.findLastIndex((open) => closing[open.bracket] === bracket);
  if (below < 0) {
    walk.wrong ??=
      top.line === line
        ? { kind: 'crossed', open: top, extra: { bracket, line } }
        : { kind: 'extra', extra: { bracket, line }, open: null };
    return;
  }
  const { innerEnd } = top;
  // The indentation may have told of a block inside that took the end of this one.
  const { skipped } = walk;
  walk.wrong ??=
    skipped && top.bracket === '{'
      ? { kind: 'unclosed', open: skipped, before: null, innerEnd: null, isSure: true }
      : { kind: 'unclosed', open: top, before: null, innerEnd, isSure: true };
  walk.open.length = below;
}

/** The bracket that has no partner, found by a walk over the program and its indentation; null where all have one. */
export function findUnbalanced(codes: readonly string[]): Unbalanced | null {
  const walk: Walk = { open: [], skipped: null, early: null, wrong: null };
  for (const [index, code] of codes.entries()) {
    const indent = indentOf(code);
    for (const { 0: bracket, index: at } of code.matchAll(/[()[\]{}]/g)) {
      const line = index + 1;
      if (closing[bracket]) walk.open.push({ bracket, line, indent, innerEnd: null });
      else close(walk, { bracket, line, indent, isFirst: at === indent });
    }
    if (walk.wrong) return walk.wrong;
  }
  const last = walk.skipped ?? walk.open.at(-1);
  if (walk.open.length === 0 || !last) return null;
  const { before, closes } = lineBehind(codes, last);
  const { innerEnd } = last;
  return {
    kind: 'unclosed',
    open: last,
    before,
    innerEnd,
    isSure: walk.skipped !== null || !closes,
  };
}

/** The code before the bracket that is open at a line, from outside to inside: `class A`, `const p =`. */
export function headersAround(codes: readonly string[], line: number): string[] {
  const open: string[] = [];
  for (const code of codes.slice(0, line - 1)) {
    for (const { 0: bracket, index } of code.matchAll(/[()[\]{}]/g)) {
      if (closing[bracket]) open.push(`${code.slice(0, index).trim()}${bracket}`);
      else open.pop();
    }
  }
  return open;
}

/** The line from its first quote that nothing closes; null where all are closed. */
export function openQuote(code: string): string | null {
  const start = code.replace(/""|''|``/g, '  ').search(/["'`]/);
  return start < 0 ? null : code.slice(start);
}

/** The line up to a quote that nothing closes: what follows is probably a text. */
export function beforeOpenQuote({ code }: Seen): string {
  const quote = openQuote(code);
  return quote === null ? code : code.slice(0, code.length - quote.length);
}
