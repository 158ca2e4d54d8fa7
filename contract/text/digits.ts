const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/**
 * Replaces the digits ٠–٩ and ۰–۹ with 0–9 and leaves everything else unchanged.
 * Applied before every check for digits (docs/behaviour/general.md#language).
 */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}
