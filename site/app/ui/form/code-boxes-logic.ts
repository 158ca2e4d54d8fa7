import { foldDigits } from '@nibras/contract/digits.ts';
import { code as codeRules } from '@nibras/contract/limits.ts';

export const codeLength = codeRules.length;

/** One text a box: a digit or nothing. */
export type Code = readonly string[];

export interface Step {
  code: Code;
  /** The box that takes the focus now. */
  focus: number;
}

export const emptyCode: Code = Array.from({ length: codeLength }, () => '');

/** The digits of a text, ٠–٩ and ۰–۹ included. */
export function digitsOf(text: string): string {
  return foldDigits(text).replace(/[^0-9]/g, '');
}

/** The whole code when every box is filled, else null. */
export function wholeCode(code: Code): string | null {
  return code.every(Boolean) ? code.join('') : null;
}

/**
 * The box `index` now reads `text`. One digit fills it and moves on; typing over a filled box
 * replaces its digit; several digits at once (autofill, a keyboard's suggestion) spread over the
 * boxes; an emptied box stays where it is; anything else is ignored.
 */
export function typeInto(code: Code, index: number, text: string): Step {
  if (text === '') return { code: put(code, index, ''), focus: index };
  const digits = digitsOf(text);
  if (digits.length === 0) return { code, focus: index };

  const old = code[index] ?? '';
  if (digits.length === 2 && old && digits.includes(old)) {
    const typed = digits.startsWith(old) ? digits.slice(1) : digits.slice(0, 1);
    return spread(code, index, typed);
  }
  return spread(code, digits.length >= codeLength ? 0 : index, digits);
}

/** A pasted text: a code found in it fills all boxes, fewer digits fill from `index` on. */
export function pasteInto(code: Code, index: number, text: string): Step {
  const folded = foldDigits(text);
  // A whole mail may be pasted: prefer the number that has exactly the right length.
  const exact = new RegExp(`(?<![0-9])[0-9]{${codeLength}}(?![0-9])`).exec(folded);
  const digits = exact ? exact[0] : digitsOf(folded);
  if (digits.length === 0) return { code, focus: index };
  return spread(code, digits.length >= codeLength ? 0 : index, digits);
}

/** Backspace clears a filled box; on an empty one it goes back and clears the box before it. */
export function backspaceAt(code: Code, index: number): Step {
  if (code[index]) return { code: put(code, index, ''), focus: index };
  const before = Math.max(0, index - 1);
  return { code: put(code, before, ''), focus: before };
}

function put(code: Code, index: number, digit: string): Code {
  return code.map((old, at) => (at === index ? digit : old));
}

function spread(code: Code, from: number, digits: string): Step {
  const fitting = digits.slice(0, codeLength - from);
  return {
    code: code.map((old, at) => fitting[at - from] ?? old),
    focus: Math.min(from + fitting.length, codeLength - 1),
  };
}
