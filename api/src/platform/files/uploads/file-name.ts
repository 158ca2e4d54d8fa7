import { messenger as limits } from '@nibras/contract/limits.ts';
import { withoutEnds } from '@nibras/contract/text/ends.ts';

/** Characters of a name that are read: its beginning, and as many of its end with the extension. */
const readLength = 2_000;

const fallbackStem = 'ملف';

/** Truncates to a number of UTF-8 bytes without splitting a character. */
function cutToBytes(text: string, maxBytes: number): string {
  let truncated = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    truncated += character;
  }
  return truncated.trimEnd();
}

/**
 * Cleans an uploaded file's name for display and storage: one line without folders, without bidirectional control
 * characters (`…gpj.exe` would be displayed as `…exe.jpg`), and without characters that are special in file systems.
 * @returns the name before its extension, and the extension in lower case ('' for none)
 */
export function cleanFileName(rawName: string): { stem: string; ending: string } {
  const last = rawName.split(/[/\\]/).at(-1) ?? '';
  // Normalising takes time that grows with the square of a run of combining marks.
  const short =
    last.length > readLength ? last.slice(0, readLength / 2) + last.slice(-readLength / 2) : last;
  const name = withoutEnds(
    short
      .toWellFormed()
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(/[\p{C}\p{Zl}\p{Zp}<>:|?*]/gu, ''),
    /[\s.]/,
  );
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1] ?? '';
  const stem = ending ? name.slice(0, -ending.length - 1) : name;
  const maxBytes = limits.fileNameMaxBytes - ending.length - 1;
  return { stem: cutToBytes(stem, maxBytes).trim() || fallbackStem, ending: ending.toLowerCase() };
}

/** A clean name as a part of a path in storage: without characters that are special in URLs. */
export const nameInPath = (name: string): string => name.replace(/["%#;]/g, '') || fallbackStem;
