export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file of so many bytes. Several ranges at once count as none: the whole file is an
 * allowed answer.
 * @returns the range, null for the whole file, or `unsatisfiable` (416)
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const [, from, to] = match;
  if (!from) {
    const suffix = Math.min(Number(to), size);
    return suffix > 0 ? { start: size - suffix, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return start <= end ? { start, end } : null;
}
