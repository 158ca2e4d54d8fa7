export type Encoding = 'utf-8' | 'utf-16' | 'windows-1256';

export interface DecodedFile {
  text: string;
  encoding: Encoding;
  /** Places of which no letter could be read; each stands as U+FFFD in the text. */
  lost: number;
}

/** U+FFFD itself in UTF-8: a letter that was lost before, by whatever wrote the file. */
const lostBefore = Buffer.from('\ufffd');

function countOf(bytes: Uint8Array, wanted: Buffer): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(wanted); at !== -1; at = buffer.indexOf(wanted, at + 1)) count += 1;
  return count;
}

/** How many letters of a text are outside of ASCII, and how many of them are lost. */
function countForeign(text: string) {
  let foreign = 0;
  let lost = 0;
  for (const char of text) {
    if (char > '\u007f') foreign += 1;
    if (char === '\ufffd') lost += 1;
  }
  return { foreign, lost };
}

/**
 * Decodes a text file: by its byte order mark, as UTF-16 where every other byte is zero, as UTF-8 where most of its
 * letters outside of ASCII are valid UTF-8, otherwise as Windows-1256, in which older Arabic files are written. Texts in
 * Windows-1256 have hardly two bytes in a row that are valid UTF-8, so a broken byte does not turn a whole file into
 * another script.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const utf16 = (order: 'le' | 'be') => {
    const text = decode(`utf-16${order}`);
    return { text, encoding: 'utf-16' as const, lost: countForeign(text).lost };
  };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16('le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16('be');
  const head = bytes.subarray(0, 4096);
  const zeros = (odd: 0 | 1) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  // Line breaks, digits and spaces are zero in one half of their two bytes, in Arabic texts too.
  if (zeros(1) > head.length / 10) return utf16('le');
  if (zeros(0) > head.length / 10) return utf16('be');
  const text = decode('utf-8');
  const { foreign, lost } = countForeign(text);
  const broken = lost - countOf(bytes, lostBefore);
  const valid = foreign - broken;
  if (broken === 0 || valid > broken) return { text, encoding: 'utf-8', lost };
  return { text: decode('windows-1256'), encoding: 'windows-1256', lost: 0 };
}

/** The text of a file, whichever its encoding. */
export const decodeText = (bytes: Uint8Array): string => decodeFile(bytes).text;
