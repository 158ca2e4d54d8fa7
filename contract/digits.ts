const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/**
 * Turns digits typed as ٠–٩ or ۰–۹ into 0–9 and leaves everything else as it is.
 * Applied before any check that only digits pass (docs/behaviour/general.md#language).
 */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}
