/** A box of an MP4 (ISO/IEC 14496-12, 4.2), within bytes that hold it. */
export interface Box {
  type: string;
  /** Of the box itself. */
  offset: number;
  /** Of its content. */
  start: number;
  end: number;
}

/** The boxes in a part of the bytes; those behind a box that is too long are left out. */
export function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, offset: at, start: at + head, end: at + size };
    at += size;
  }
}

/** The first box at a path of types below another box; null where there is none. */
export function findBox(
  bytes: Buffer,
  { start, end }: Pick<Box, 'start' | 'end'>,
  path: readonly string[],
): Box | null {
  const [type, ...rest] = path;
  for (const box of boxesIn(bytes, start, end)) {
    if (box.type === type) return rest.length === 0 ? box : findBox(bytes, box, rest);
  }
  return null;
}

export const versionOf = (bytes: Buffer, { start }: Box): number => bytes.readUInt8(start);
export const flagsOf = (bytes: Buffer, { start }: Box): number => bytes.readUIntBE(start + 1, 3);

/** Bytes of numbers, most significant first. */
export const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};

/** Writes a box with this content. */
export function writeBox(type: string, ...content: Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** Writes a box that has a version and flags. */
export const writeFullBox = (
  type: string,
  { version = 0, flags = 0 }: { version?: number; flags?: number },
  ...content: Uint8Array[]
): Buffer => writeBox(type, u32(version * 0x1000000 + flags), ...content);
