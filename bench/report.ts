import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** One figure: the measured value beside its baseline, and their ratio. */
export interface Row {
  part: string;
  what: string;
  /** With its unit, such as `9,100/s`. */
  measured: string;
  baseline: string;
  ratio: number | null;
  /** The required ratio; null where none is required. */
  bound: { least: number } | { most: number } | null;
}

export interface Section {
  title: string;
  /** What was measured, the baseline, and what the figures mean: Markdown. */
  text: string;
  rows: Row[];
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

export const roundedBytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/** Whether a row meets its bound; true where it has none. */
export function holds({ ratio, bound }: Row): boolean {
  if (!bound) return true;
  if (ratio === null) return false;
  return 'least' in bound ? ratio >= bound.least : ratio <= bound.most;
}

const boundText = ({ bound }: Row) =>
  bound ? ('least' in bound ? `≥ ${bound.least.toFixed(2)}` : `≤ ${bound.most.toFixed(2)}`) : '';
const verdict = (row: Row) => (row.bound ? (holds(row) ? 'holds' : 'FALLS SHORT') : '');
const cells = (row: Row) => [
  row.what,
  row.measured,
  row.baseline,
  row.ratio === null ? '' : row.ratio.toFixed(2),
  boundText(row),
  verdict(row),
];
const heads = ['figure', 'measured', 'beside it', 'ratio', 'asked', ''];

function widths(rows: string[][]) {
  return heads.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
}

/** The rows as a table of plain text. */
export function textTable(rows: Row[]): string {
  const lines = [heads, ...rows.map(cells)];
  const wide = widths(lines);
  const pad = (text: string, to: number) => text + ' '.repeat(Math.max(0, to - [...text].length));
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, wide[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function markdownTable(rows: Row[]): string {
  const lines = [heads.map((head) => head || 'verdict'), ...rows.map(cells)];
  const wide = widths(lines).map((width) => Math.max(3, width));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(wide[column] ?? 0)).join(' | ')} |`;
  const [head, ...rest] = lines.map(line);
  return [head, `| ${wide.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
}

/** Writes `docs/benchmarks.md`. */
export async function writeReport(
  sections: Section[],
  { postgres, parts }: { postgres: string; parts: string[] },
) {
  const machine = cpus();
  const body = sections
    .map(({ title, text, rows }) => `## ${title}\n\n${text}\n\n${markdownTable(rows)}\n`)
    .join('\n');
  const page = `# Benchmarks

Results of \`npm run bench\`. Every row is a ratio of two values that were measured in turn in the same run on the same
machine: the product, and beside it a minimal server. Absolute figures are those of this machine.

- Machine: ${machine[0]?.model.trim() ?? 'unknown'}, ${machine.length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB of memory
- Node ${process.version.slice(1)}, ${postgres || 'without PostgreSQL'}
- ${new Date().toISOString().slice(0, 10)}

To repeat it: \`npm run bench\` on a fresh clone; nothing else needs to be installed. \`npm run bench -- api html\` runs parts
(${parts.map((part) => `\`${part}\``).join(', ')}) and prints their tables without writing this page;
\`--keep\` keeps the data folder. The load generator, the product, the bare server and PostgreSQL are processes of their
own that share the cores.

${body}`;
  await writeFile(join(import.meta.dirname, '../docs/benchmarks.md'), page);
}
