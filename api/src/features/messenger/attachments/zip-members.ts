const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** The end of the directory, with the longest comment that may follow it. */
const longestEnd = 22 + 65_535;

/** The names in a ZIP archive's directory; empty where there is none. Nothing is unpacked. */
export function zipMembers(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  const end = lastIndexOf(bytes, endOfDirectory);
  if (end < 0 || end + 22 > bytes.length) return names;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) break;
    const nameLength = bytes.readUInt16LE(at + 28);
    names.add(bytes.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

function lastIndexOf(bytes: Buffer, signature: number): number {
  const searched = bytes.subarray(Math.max(0, bytes.length - longestEnd));
  const sought = Buffer.alloc(4);
  sought.writeUInt32LE(signature);
  const found = searched.lastIndexOf(sought);
  return found < 0 ? -1 : bytes.length - searched.length + found;
}
