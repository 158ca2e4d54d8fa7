import type { Found } from '../pattern.ts';
import type { Seen } from '../seen.ts';

const valuesOf = (match: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(
    Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;

/** A look that fits where the code of the line, without strings and comments, matches. Its named groups fill the texts. */
export function inCode(expression: RegExp): (seen: Seen) => Found | null {
  return ({ code }) => {
    const match = expression.exec(code);
    return match && { values: valuesOf(match) };
  };
}

/** The same for the line as it is written. */
export function inLine(expression: RegExp): (seen: Seen) => Found | null {
  return ({ line }) => {
    const match = expression.exec(line);
    return match && { values: valuesOf(match) };
  };
}
