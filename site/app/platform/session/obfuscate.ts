/** What an obfuscated token ends with, to tell it from anything else. */
export const obfuscationMark = '::nibras';

/**
 * Keeps a token from being read over a shoulder or found by a search for its text. It is no
 * encryption: any script of the page can undo it, and nothing relies on its strength.
 */
export function obfuscate(text: string): string {
  const bytes = new TextEncoder().encode(text + obfuscationMark);
  return btoa(String.fromCharCode(...bytes));
}

/** The text that `obfuscate` was given, or null for anything that it did not make. */
export function reveal(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.endsWith(obfuscationMark) ? text.slice(0, -obfuscationMark.length) : null;
  } catch {
    return null;
  }
}
