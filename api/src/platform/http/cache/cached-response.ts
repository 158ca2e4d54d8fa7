import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below, the headers cost what compression saves; as in `compression.ts`. */
const worthCompressing = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const withBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** For whoever is the first to ask: one to two milliseconds of a page. */
const light = {
  br: (body: Buffer) => withBrotli(body, 1),
  gzip: (body: Buffer) => gzipped(body, { level: 1 }),
};

/** For everybody after: a page is a sixth smaller, and takes ten milliseconds that nobody waits for. */
const strong = {
  br: (body: Buffer) => withBrotli(body, 7),
  gzip: (body: Buffer) => gzipped(body, { level: 8 }),
};

/** Headers that belong to one response, or that are written anew with each. */
const notStored = new Set([
  'content-length',
  'content-encoding',
  'vary',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'retry-after',
  'etag',
]);

const isStored = (name: string) => !notStored.has(name) && !name.startsWith('x-ratelimit');

interface Made {
  headers: Record<string, number | string | string[] | undefined>;
  body: string;
}

/** A response as it can be sent again: its headers, its entity tag, its body and the body's compressed forms. */
export class CachedResponse {
  /** Names and values in turn, as Node writes them; without length, encoding and date. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
  readonly #strong: Partial<Record<Encoding, Buffer>> = {};
  readonly #making = new Set<Encoding>();
  readonly #light: Partial<Record<Encoding, Promise<Buffer>>> = {};

  /** @throws where the response sets a cookie, which is one person's */
  constructor({ headers, body }: Made) {
    if (headers['set-cookie'] !== undefined) throw new Error('a response with a cookie was cached');
    this.body = Buffer.from(body);
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url')}"`;
    const vary = new Set(['accept-encoding']);
    for (const name of String(headers.vary ?? '').split(',')) {
      if (name.trim()) vary.add(name.trim().toLowerCase());
    }
    this.headers = [
      ...Object.entries(headers)
        .filter(([name, value]) => value !== undefined && isStored(name))
        .flatMap(([name, value]) => [name, String(value)]),
      'etag',
      this.etag,
      'vary',
      [...vary].join(', '),
    ];
  }

  /** What it takes in memory at most: the compressed forms come later, and together are less than half of a text. */
  get bytes(): number {
    const headers = this.headers.reduce((sum, text) => sum + text.length, 0);
    return Math.ceil(this.body.length * 1.5) + headers + 1_000;
  }

  /** Whether the response is worth compressing. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    return this.body.length < worthCompressing ? null : accepted;
  }

  /**
   * The body in an encoding: the strong form where it has been made, else a light one while the strong one is made off
   * the main thread.
   */
  form(encoding: Encoding): Buffer | Promise<Buffer> {
    const made = this.#strong[encoding];
    if (made) return made;
    if (!this.#making.has(encoding)) {
      this.#making.add(encoding);
      // Without it the light form goes on being sent.
      this.#makeStrong(encoding).catch(() => {});
    }
    this.#light[encoding] ??= light[encoding](this.body);
    return this.#light[encoding];
  }

  async #makeStrong(encoding: Encoding): Promise<void> {
    // The light form first: both at once would share the processor, and somebody waits for that one.
    await this.#light[encoding];
    this.#strong[encoding] = await strong[encoding](this.body);
    delete this.#light[encoding];
  }
}
