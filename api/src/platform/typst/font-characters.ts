/**
 * The code points for which a TrueType font has a glyph, by its table `cmap` (formats 4 and 12).
 * @throws Error for a file without such a table
 */
export function fontCharacters(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const found = new Set<number>();
  for (const subtable of subtables) {
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, found);
    else if (format === 12) addGroups(subtable, found);
  }
  if (found.size === 0) throw new Error('The font has no table of characters');
  return found;
}

function tableOf(font: Buffer, name: string): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === name);
  if (entry === undefined) throw new Error(`The font has no table ${name}`);
  return font.subarray(font.readUInt32BE(entry + 8));
}

function addSegments(subtable: Buffer, found: Set<number>): void {
  const size = subtable.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = subtable.readUInt16BE(14 + at);
    const start = subtable.readUInt16BE(16 + size + at);
    // The last segment is no character.
    for (let code = start; code <= end && code !== 0xffff; code++) found.add(code);
  }
}

function addGroups(subtable: Buffer, found: Set<number>): void {
  const groups = subtable.readUInt32BE(12);
  for (let index = 0; index < groups; index++) {
    const at = 16 + index * 12;
    const end = subtable.readUInt32BE(at + 4);
    for (let code = subtable.readUInt32BE(at); code <= end; code++) found.add(code);
  }
}
