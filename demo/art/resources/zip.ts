import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2026, noon, in the two 16-bit words that the format uses: the same files give the same archive. */
const TIME = 12 << 11;
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** Packs files into a ZIP archive. Names are paths with forward slashes. */
export function zip(files: { name: string; content: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(content, { level: 9 });

    // Shared by the file's own header and its entry in the directory: version to name length.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(TIME, 6);
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);

    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, path]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end]);
}
