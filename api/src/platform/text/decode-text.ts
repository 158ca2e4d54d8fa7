export type Encoding = 'utf-8' | 'utf-16' | 'windows-1256';

/**
 * Decodes a text file: by its byte order mark, as UTF-8 where it is valid, as UTF-16 where every other byte is zero,
 * otherwise as Windows-1256, in which older Arabic files are written.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const utf16 = (order: 'le' | 'be') => ({
    text: decode(`utf-16${order}`),
    encoding: 'utf-16' as const,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16('le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16('be');
  const head = bytes.subarray(0, 4096);
  const zeros = (odd: 0 | 1) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  // Line breaks, digits and spaces are zero in one half of their two bytes, in Arabic texts too.
  if (zeros(1) > head.length / 10) return utf16('le');
  if (zeros(0) > head.length / 10) return utf16('be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: decode('windows-1256'), encoding: 'windows-1256' };
  }
}

/** The text of a file, whichever its encoding. */
export const decodeText = (bytes: Uint8Array): string => decodeFile(bytes).text;
