import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzip,
} from 'node:zlib';

/**
 * A body with gaps, all of one length, to be cast again and again with another nonce in them. Compressed it is one
 * stream as any other: what lies between the gaps is compressed once, and each gap is a block of its own that the
 * format lets stand uncompressed, so that filling it in takes a copy and no compressor.
 */
export interface Mould {
  bytes: Buffer;
  /** The same with a letter for each byte; made where it is first needed. */
  letters?: string;
  gaps: number[];
  /** The same page uncompressed, over which gzip wants a checksum at its end. */
  checked: Mould | null;
}

export type Encoding = 'br' | 'gzip';

/** The body with a nonce in every gap. */
export function cast({ bytes, gaps, checked }: Mould, nonce: string): Buffer {
  if (gaps.length === 0) return bytes;
  const body = Buffer.allocUnsafe(bytes.length);
  bytes.copy(body);
  for (const gap of gaps) body.write(nonce, gap, 'latin1');
  if (checked) body.writeUInt32LE(crc32(cast(checked, nonce)), body.length - 8);
  return body;
}

/** A page as it stands, with gaps where its nonce was. */
export function mould(page: string, nonce: string | null): Mould {
  const parts = nonce ? page.split(nonce) : [page];
  const gaps: number[] = [];
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += Buffer.byteLength(part);
    gaps.push(length);
    length += nonce?.length ?? 0;
  }
  return { bytes: Buffer.from(page), gaps, checked: null };
}

/**
 * Bytes that no page has: what stands in a gap while the rest is compressed must not look like anything else, or the
 * compressor would point to it. No two gaps have four of them in a row alike, which is the least it points to.
 */
const strange = [...Array(32).keys()].filter((byte) => ![9, 10, 13].includes(byte));
const strides = strange.length - 1;
function standIn(gap: number, length: number): Buffer {
  // Steady strides first, each another; then strides that grow, each at another pace.
  const stride = gap < strides ? gap + 1 : 1;
  const bend = gap < strides ? 0 : gap - strides + 1;
  return Buffer.from(
    Array.from({ length }, (_, at) => {
      const step = (at + 1) * stride + at * at * bend;
      return strange[step % strange.length] as number;
    }),
  );
}

/** Gaps that can be told apart, and the most that one stand-in can be long. */
const mostGaps = 2 * strides;

/** A block of the format that says: so many bytes follow as they are. */
const plainBlock = {
  // ISLAST 0, MNIBBLES 4, MLEN - 1 in 16 bits, ISUNCOMPRESSED 1 (RFC 7932 §9.2).
  br(length: number) {
    const head = Buffer.alloc(3);
    head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
    return head;
  },
  // BFINAL 0, BTYPE 00, LEN and its complement (RFC 1951 §3.2.4).
  gzip(length: number) {
    const head = Buffer.alloc(5);
    head.writeUInt16LE(length, 1);
    head.writeUInt16LE(~length & 0xffff, 3);
    return head;
  },
};

const open = {
  // Up to 4 the compressor looks at no neighbours of a letter: those of a gap are not what it saw.
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createDeflateRaw({ level: 6 }),
};
const flush = { br: constants.BROTLI_OPERATION_FLUSH, gzip: constants.Z_SYNC_FLUSH };

/** What the compressor has for these bytes, up to a whole byte. */
async function pressed(
  stream: BrotliCompress | DeflateRaw,
  bytes: Buffer,
  end: number | null,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const take = (chunk: Buffer) => void chunks.push(chunk);
  stream.on('data', take);
  try {
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      if (end === null) {
        stream.once('end', resolve);
        stream.end(bytes);
      } else {
        stream.write(bytes);
        stream.flush(end, () => resolve());
      }
    });
  } finally {
    stream.off('data', take);
    stream.removeAllListeners('error');
  }
  return Buffer.concat(chunks);
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

const opened = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

async function isTrue(pressedMould: Mould, plain: Mould, length: number, encoding: Encoding) {
  const probe = standIn(7, length)
    .map((byte) => 65 + byte)
    .toString();
  const seen = await opened[encoding](cast(pressedMould, probe)).catch(() => null);
  return seen?.equals(cast(plain, probe)) ?? false;
}

/**
 * The compressed form of a mould.
 * @param length of a nonce
 * @returns null where it cannot be made so that every nonce comes out right; it is tried before it is given
 */
export async function press(
  plain: Mould,
  length: number,
  encoding: Encoding,
): Promise<Mould | null> {
  const { bytes, gaps } = plain;
  if (gaps.length > mostGaps || length > strange.length) return null;
  const out: Buffer[] = encoding === 'gzip' ? [gzipHead] : [];
  const found: number[] = [];
  const size = () => out.reduce((sum, chunk) => sum + chunk.length, 0);
  const stream = open[encoding]();
  let from = 0;
  for (const [at, gap] of gaps.entries()) {
    out.push(await pressed(stream, bytes.subarray(from, gap), flush[encoding]));
    // The compressor must go on as the reader will: with a gap behind it. What it made of the gap is dropped.
    await pressed(stream, standIn(at, length), flush[encoding]);
    out.push(plainBlock[encoding](length));
    found.push(size());
    out.push(Buffer.alloc(length));
    from = gap + length;
  }
  out.push(await pressed(stream, bytes.subarray(from), null));
  if (encoding === 'gzip') {
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(bytes), 0);
    tail.writeUInt32LE(bytes.length, 4);
    out.push(tail);
  }
  const checked = encoding === 'gzip' ? plain : null;
  const made: Mould = { bytes: Buffer.concat(out), gaps: found, checked };
  return (await isTrue(made, plain, length, encoding)) ? made : null;
}
