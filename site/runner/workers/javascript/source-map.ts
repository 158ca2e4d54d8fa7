const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export interface Place {
  line: number;
  column: number;
}

/** The numbers of one segment of a source map (base 64 VLQ). */
function decode(segment: string): number[] {
  const values: number[] = [];
  let shift = 0;
  let value = 0;
  for (const letter of segment) {
    const digit = letters.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    values.push(value & 1 ? -(value >> 1) : value >> 1);
    shift = 0;
    value = 0;
  }
  return values;
}

/** The place in the source of a place in compiled code, from the `mappings` of its source map. Both count from 1. */
export function originalPlace(mappings: string, { line, column }: Place): Place | null {
  let found: Place | null = null;
  let sourceLine = 0;
  let sourceColumn = 0;
  for (const [index, segments] of mappings.split(';').entries()) {
    if (index >= line) break;
    let compiledColumn = 0;
    for (const segment of segments.split(',')) {
      const [byColumn = 0, , bySourceLine = 0, bySourceColumn = 0] = decode(segment);
      compiledColumn += byColumn;
      sourceLine += bySourceLine;
      sourceColumn += bySourceColumn;
      if (index === line - 1 && segment !== '' && (compiledColumn < column || !found)) {
        found = { line: sourceLine + 1, column: sourceColumn + 1 };
      }
    }
  }
  return found;
}
