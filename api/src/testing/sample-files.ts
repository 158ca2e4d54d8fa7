import sharp from 'sharp';

/** Minimal files of every type that the tests upload. */

export const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif', width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#224488' } })
    .toFormat(format)
    .toBuffer();

/** The beginning of a picture of a telephone's camera, and one of Windows: neither is decoded here. */
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\x01'), 'latin1');
export const bmp = Buffer.from(`BM${'\0'.repeat(12)}\x28${'\0'.repeat(60)}`, 'latin1');

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** Builds a ZIP archive with uncompressed members. */
export function zip(members: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(members)) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, nameBytes, content);
    directory.push(entry, nameBytes);
    offset += local.length + nameBytes.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const office = 'application/vnd.openxmlformats-officedocument.';
const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="${office}${type}.main+xml"/></Types>`;

export const docx = zip({
  '[Content_Types].xml': contentTypes('wordprocessingml.document'),
  'word/document.xml': '<w:document/>',
});
export const xlsx = zip({
  '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
  'xl/workbook.xml': '<workbook/>',
});
/** A .docx that declares a document and contains none. */
export const emptyDocx = zip({ '[Content_Types].xml': contentTypes('wordprocessingml.document') });

const none = 0xffffffff;

/** Builds an OLE compound file with streams at its root, as .doc and .xls are. */
export function ole(...streams: string[]): Buffer {
  const bytes = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt32LE(1, 0x2c);
  bytes.writeUInt32LE(1, 0x30);
  bytes.fill(0xff, 0x4c, 512);
  bytes.writeUInt32LE(0, 0x4c);
  // The allocation table: the directory is one sector long.
  bytes.fill(0xff, 512, 1024);
  bytes.writeUInt32LE(0xfffffffe, 512 + 4);
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const entry = bytes.subarray(1024 + index * 128, 1024 + (index + 1) * 128);
    const length = entry.write(name, 'utf16le');
    entry.writeUInt16LE(length + 2, 0x40);
    entry[0x42] = index === 0 ? 5 : 2;
    entry.writeUInt32LE(none, 0x44);
    // Each sibling is the right child of the previous one, the first is the child of the root.
    entry.writeUInt32LE(index > 0 && index < streams.length ? index + 1 : none, 0x48);
    entry.writeUInt32LE(index === 0 && streams.length > 0 ? 1 : none, 0x4c);
  }
  return bytes;
}
