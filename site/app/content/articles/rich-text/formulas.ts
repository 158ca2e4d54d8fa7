import type { RichNode } from './rich-node.ts';

/** Formulas of TeX in texts: `\(…\)` in a line, `\[…\]` and `$$…$$` on a line of their own. */

type Formula = Extract<RichNode, { tag: 'formula' }>;

const openers = [
  { open: '\\(', close: '\\)', isBlock: false },
  { open: '\\[', close: '\\]', isBlock: true },
  { open: '$$', close: '$$', isBlock: true },
] as const;

const texMaxLength = 2_000;
/** A text with more of them keeps the rest as it is written. */
const formulasMax = 300;

/** What tells a formula between `$$` from two variables of PHP with a sentence between them. */
const looksLikeTex = (tex: string) => tex.length <= 3 || /[\\^_=+\-*/<>(){}\d]/.test(tex);

/** The formula that begins with a delimiter at a place, and where it ends. */
function formulaAt(
  text: string,
  at: number,
  spent: Set<string>,
): { formula: Formula; end: number } | null {
  const delimiter = openers.find(({ open }) => text.startsWith(open, at));
  if (!delimiter || spent.has(delimiter.open)) return null;
  const { open, close, isBlock } = delimiter;
  const start = at + open.length;
  const end = text.indexOf(close, start);
  if (end < 0) {
    // No other one of this kind ends either.
    spent.add(open);
    return null;
  }
  const tex = text.slice(start, end).trim();
  if (tex === '' || tex.length > texMaxLength) return null;
  if (open === '$$' && !looksLikeTex(tex)) return null;
  return { formula: { tag: 'formula', tex, isBlock }, end: end + close.length };
}

interface Budget {
  left: number;
}

/** The parts of a text, in time linear to its length. */
function split(text: string, budget: Budget): (string | Formula)[] {
  const parts: (string | Formula)[] = [];
  const spent = new Set<string>();
  const delimiter = /\\[([]|\$\$/g;
  let stored = 0;
  for (let found = delimiter.exec(text); found && budget.left > 0; found = delimiter.exec(text)) {
    const { index } = found;
    const next = text[index - 1] === '\\' ? null : formulaAt(text, index, spent);
    if (!next) continue;
    budget.left -= 1;
    if (index > stored) parts.push(text.slice(stored, index));
    parts.push(next.formula);
    stored = next.end;
    delimiter.lastIndex = stored;
  }
  if (stored < text.length) parts.push(text.slice(stored));
  return parts;
}

/** Stands for a line break: no parsed text contains it. */
const lineBreak = '\0';

/** A text with its line breaks as nodes again. */
const withBreaks = (text: string): RichNode[] =>
  text
    .split(lineBreak)
    .flatMap((line, at): RichNode[] => [
      ...(at > 0 ? [{ tag: 'br' as const, children: [] }] : []),
      ...(line === '' ? [] : [line]),
    ]);

/** Neighbouring texts and line breaks as one text, since a formula may have several lines. */
function splitAll(nodes: readonly RichNode[], budget: Budget): RichNode[] {
  const text = nodes.map((node) => (typeof node === 'string' ? node : lineBreak)).join('');
  const parts = split(text, budget);
  if (parts.every((part) => typeof part === 'string')) return [...nodes];
  return parts.flatMap((part): RichNode[] =>
    typeof part === 'string'
      ? withBreaks(part)
      : [{ ...part, tex: part.tex.replaceAll(lineBreak, '\n') }],
  );
}

function formulasIn(nodes: readonly RichNode[], budget: Budget): RichNode[] {
  const result: RichNode[] = [];
  let run: RichNode[] = [];
  const flush = () => {
    if (run.length > 0) result.push(...splitAll(run, budget));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag === 'br') {
      run.push(node);
      continue;
    }
    flush();
    const isCode = node.tag === 'code' || node.tag === 'kbd' || node.tag === 'pre';
    const isParent = 'children' in node && !isCode;
    result.push(isParent ? { ...node, children: formulasIn(node.children, budget) } : node);
  }
  flush();
  return result;
}

/** A sanitised text with its formulas as nodes of their own; code keeps its signs. */
export const withFormulas = (nodes: readonly RichNode[]): RichNode[] =>
  formulasIn(nodes, { left: formulasMax });
