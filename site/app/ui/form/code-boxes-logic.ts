import { code as codeRules } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';

export const codeLength = codeRules.length;

/** One text per box: a digit or ''. */
export type Code = readonly string[];

export interface Step {
  code: Code;
  /** The index of the box to focus. */
  focus: number;
}

export const emptyCode: Code = Array.from({ length: codeLength }, () => '');

/** The digits of a text as 0–9, ٠–٩ and ۰–۹ included. */
export function digitsOf(text: string): string {
  return foldDigits(text).replace(/[^0-9]/g, '');
}

/** The code when every box is filled, else null. */
export function completeCode(code: Code): string | null {
  return code.every(Boolean) ? code.join('') : null;
}

/**
 * The state after the value of box `index` changed to `text`. One digit fills it and moves to the next; typing into a
 * filled box replaces its digit; several digits at once (autofill, a keyboard's suggestion) fill the boxes; an emptied
 * box keeps the focus; other characters are ignored.
 */
export function typeInto(code: Code, index: number, text: string): Step {
  if (text === '') return { code: setDigit(code, index, ''), focus: index };
  const digits = digitsOf(text);
  if (digits.length === 0) return { code, focus: index };

  const old = code[index] ?? '';
  if (digits.length === 2 && old && digits.includes(old)) {
    const typed = digits.startsWith(old) ? digits.slice(1) : digits.slice(0, 1);
    return fillFrom(code, index, typed);
  }
  return fillFrom(code, digits.length >= codeLength ? 0 : index, digits);
}

/** The state after a paste: a complete code in the text fills all boxes, fewer digits fill from `index` on. */
export function pasteInto(code: Code, index: number, text: string): Step {
  const folded = foldDigits(text);
  // The user may paste the whole mail: prefer a number of exactly the right length.
  const exact = new RegExp(`(?<![0-9])[0-9]{${codeLength}}(?![0-9])`).exec(folded);
  const digits = exact ? exact[0] : digitsOf(folded);
  if (digits.length === 0) return { code, focus: index };
  return fillFrom(code, digits.length >= codeLength ? 0 : index, digits);
}

/** Backspace clears a filled box; on an empty one it moves to the previous box and clears that. */
export function backspaceAt(code: Code, index: number): Step {
  if (code[index]) return { code: setDigit(code, index, ''), focus: index };
  const before = Math.max(0, index - 1);
  return { code: setDigit(code, before, ''), focus: before };
}

function setDigit(code: Code, index: number, digit: string): Code {
  return code.map((old, at) => (at === index ? digit : old));
}

function fillFrom(code: Code, from: number, digits: string): Step {
  const fitting = digits.slice(0, codeLength - from);
  return {
    code: code.map((old, at) => fitting[at - from] ?? old),
    focus: Math.min(from + fitting.length, codeLength - 1),
  };
}
