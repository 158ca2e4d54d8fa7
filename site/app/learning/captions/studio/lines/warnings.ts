import type { CaptionLine, NamedLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';

/** What makes a line hard to read, or impossible to show. */
export type LineWarning = 'empty' | 'backwards' | 'overlap' | 'fast' | 'large' | 'long';

const marks = /[\u064b-\u065f\u0670\u0640]/g;

/** Letters that are read: marks of Arabic letters and the stretching of words take no time. */
const readLength = (text: string) => text.replace(marks, '').replace(/\s+/g, ' ').trim().length;

/** Characters of a line that are read in a second; 0 for a line without time. */
export function readingSpeed({ start, end, text }: CaptionLine): number {
  const seconds = (end - start) / 1000;
  return seconds > 0 ? readLength(text) / seconds : 0;
}

/** The rows of a text, where each is broken that is longer than a row. */
const rowCount = (text: string) =>
  text
    .split('\n')
    .reduce(
      (sum, row) => sum + Math.max(1, Math.ceil(readLength(row) / limits.charactersPerRow)),
      0,
    );

/** @param before the latest end of the lines before it */
function warningsOf(line: CaptionLine, before: number): LineWarning[] {
  const warnings: LineWarning[] = [];
  if (line.text.trim() === '') warnings.push('empty');
  if (line.end <= line.start) warnings.push('backwards');
  else {
    if (line.start < before) warnings.push('overlap');
    if (readingSpeed(line) > limits.charactersPerSecond) warnings.push('fast');
    if (line.end - line.start > limits.longestLine) warnings.push('long');
  }
  if (rowCount(line.text) > limits.rowsPerLine) warnings.push('large');
  return warnings;
}

/** The warnings of lines in the order of their times, by their names; lines without any are left out. */
export function allWarnings(lines: readonly NamedLine[]): Map<string, LineWarning[]> {
  const found = new Map<string, LineWarning[]>();
  let before = 0;
  for (const line of lines) {
    const warnings = warningsOf(line, before);
    if (warnings.length > 0) found.set(line.id, warnings);
    before = Math.max(before, line.end);
  }
  return found;
}

/** The next line with a warning after one, or the first of all; null for none. */
export function nextWarning(
  lines: readonly NamedLine[],
  warnings: ReadonlyMap<string, unknown>,
  after: string | null,
): string | null {
  const from = lines.findIndex(({ id }) => id === after);
  const inOrder = [...lines.slice(from + 1), ...lines.slice(0, from + 1)];
  return inOrder.find(({ id }) => warnings.has(id))?.id ?? null;
}
