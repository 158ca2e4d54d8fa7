import { messenger as limits } from '@nibras/contract/limits.ts';

const nameless = 'ملف';

/** Cuts between characters, never inside one. */
function cutToBytes(text: string, most: number): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    kept += character;
  }
  return kept.trimEnd();
}

/**
 * A sent file's name as it can be shown and stored: one line without folders, without marks that turn the direction
 * of reading (`…gpj.exe` would be read as `…exe.jpg`), without what addresses and file systems give a meaning to.
 * @returns the name before its ending, and the ending in lower case ('' for none)
 */
export function cleanFileName(given: string): { stem: string; ending: string } {
  const name = (given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%#;]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1] ?? '';
  const stem = ending ? name.slice(0, -ending.length - 1) : name;
  const most = limits.fileNameMaxBytes - ending.length - 1;
  return { stem: cutToBytes(stem, most).trim() || nameless, ending: ending.toLowerCase() };
}
