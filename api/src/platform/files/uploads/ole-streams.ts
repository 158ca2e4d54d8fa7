const entryLength = 128;
const noEntry = 0xffffffff;
const stream = 2;

/** Reads a sector of a compound file by its number; the header precedes sector 0. */
function sectorReader(bytes: Buffer) {
  const shift = bytes.readUInt16LE(0x1e);
  const size = 2 ** shift;
  if (shift < 7 || shift > 16) return null;
  return {
    size,
    sector(number: number): Buffer | null {
      const start = (number + 1) * size;
      return start + size <= bytes.length ? bytes.subarray(start, start + size) : null;
    },
  };
}

/** The directory of a compound file: its sectors, joined in the order of the allocation table's chain. */
function directoryOf(bytes: Buffer): Buffer | null {
  const reader = sectorReader(bytes);
  if (!reader) return null;
  const { size, sector } = reader;
  const perSector = size / 4;
  const parts: Buffer[] = [];
  let number = bytes.readUInt32LE(0x30);
  // At most as many steps as there are sectors, because a malicious chain may be a loop.
  for (let steps = 0; steps <= bytes.length / size; steps += 1) {
    const part = sector(number);
    if (!part) break;
    parts.push(part);
    const tableIndex = Math.floor(number / perSector);
    // The header lists the first 109 sectors of the table, enough for 7 MB with the smallest sector size.
    const table = tableIndex < 109 ? sector(bytes.readUInt32LE(0x4c + tableIndex * 4)) : null;
    if (!table) break;
    number = table.readUInt32LE((number % perSector) * 4);
  }
  return Buffer.concat(parts);
}

/**
 * The names of the streams at the root of an OLE compound file, which distinguish Word's and Excel's older formats.
 * Embedded streams do not count: a Word document may contain a worksheet.
 */
export function oleStreams(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  const directory = bytes.length >= 512 ? directoryOf(bytes) : null;
  if (!directory || directory.length < entryLength) return names;
  const entries = Math.floor(directory.length / entryLength);
  const seen = new Set<number>();
  const pending = [directory.readUInt32LE(0x4c)];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (index === noEntry || index >= entries || seen.has(index)) continue;
    seen.add(index);
    const entry = directory.subarray(index * entryLength, (index + 1) * entryLength);
    const nameLength = Math.min(64, entry.readUInt16LE(0x40));
    if (entry[0x42] === stream) {
      names.add(entry.toString('utf16le', 0, Math.max(0, nameLength - 2)));
    }
    pending.push(entry.readUInt32LE(0x44), entry.readUInt32LE(0x48));
  }
  return names;
}
