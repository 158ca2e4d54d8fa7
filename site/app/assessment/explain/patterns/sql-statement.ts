import type { Found } from '../pattern.ts';
import type { Seen } from '../seen.ts';

/** Only the beginning of a longer statement is looked at. */
const lookedAt = 2_000;

/** The statement in which the error is, on one line and without what stands in its texts, and the line where it begins. */
export function statementOf({ codes, number, groups: { word = '' } }: Seen): {
  text: string;
  line: number;
} {
  const program = codes.join('\n');
  const lineStart = codes
    .slice(0, (number ?? 1) - 1)
    .reduce((sum, code) => sum + code.length + 1, 0);
  const at =
    word === '' || word === ';' ? lineStart : Math.max(program.indexOf(word, lineStart), lineStart);
  const start = program.lastIndexOf(';', at - 1) + 1;
  const end = program.indexOf(';', at);
  const whole = program.slice(start, end < 0 ? undefined : end + 1).slice(0, lookedAt);
  const before = start + (whole.length - whole.trimStart().length);
  return {
    text: whole.replace(/\s+/g, ' ').trim(),
    line: program.slice(0, before).split('\n').length,
  };
}

/** A look that fits where the statement matches. Its named groups fill the texts. */
export function inStatement(
  expression: RegExp,
  check: (found: Record<string, string>, seen: Seen) => boolean = () => true,
) {
  return (seen: Seen): Found | null => {
    const match = expression.exec(statementOf(seen).text);
    if (!match) return null;
    const values = Object.fromEntries(
      Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined),
    ) as Record<string, string>;
    return check(values, seen) ? { values } : null;
  };
}
