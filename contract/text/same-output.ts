import { withoutTrailing } from './ends.ts';

/**
 * Whether a program printed what was expected. Line ends of other systems never count; unless `exact`, neither do spaces
 * at the end of lines and empty lines at the end. The same for the tests that a learner sees and for marks.
 */
export function sameOutput(expected: string, printed: string, exact = false): boolean {
  return comparable(expected, exact) === comparable(printed, exact);
}

function comparable(text: string, exact: boolean): string {
  const unified = text.replace(/\r\n?/g, '\n');
  if (exact) return unified;
  // `trimEnd` is linear; a pattern for spaces before a line's end is tried again from every space.
  const lines = unified.split('\n').map((line) => line.trimEnd());
  return withoutTrailing(lines.join('\n'), /\n/);
}
