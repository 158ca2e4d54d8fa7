/** The suffix of an obfuscated token, to recognise it. */
export const obfuscationMark = '::nibras';

/**
 * Hides a token from a glance at the screen and from a search for its text. It is not encryption: any script of the
 * page can undo it, and nothing relies on its strength.
 */
export function obfuscate(text: string): string {
  const bytes = new TextEncoder().encode(text + obfuscationMark);
  return btoa(String.fromCharCode(...bytes));
}

/** The text that was passed to `obfuscate`, or null for any other input. */
export function deobfuscate(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.endsWith(obfuscationMark) ? text.slice(0, -obfuscationMark.length) : null;
  } catch {
    return null;
  }
}
