import type { Seen } from '../seen.ts';

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

interface Balance {
  /** Brackets that nothing closes, from outside to inside. */
  open: { bracket: string; line: number }[];
  /** The first bracket that closes nothing, or something else. */
  extra: { bracket: string; line: number } | null;
}

/** Counts the brackets of a program. */
export function balance(codes: readonly string[]): Balance {
  const open: Balance['open'] = [];
  let extra: Balance['extra'] = null;
  for (const [index, code] of codes.entries()) {
    for (const bracket of code.match(/[()[\]{}]/g) ?? []) {
      if (closing[bracket]) open.push({ bracket, line: index + 1 });
      else if (closing[open.at(-1)?.bracket ?? ''] === bracket) open.pop();
      else extra ??= { bracket, line: index + 1 };
    }
  }
  return { open, extra };
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
