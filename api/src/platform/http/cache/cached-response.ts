import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheFill } from './cache-options.ts';

export type Encoding = 'br' | 'gzip';

/** Smaller bodies are not compressed, as in `compression.ts`, in bytes. */
const compressionThreshold = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const withBrotli = (body: Buffer, quality: number) =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** For the first request: takes one to two milliseconds for a page. */
const light = {
  br: (body: Buffer) => withBrotli(body, 1),
  gzip: (body: Buffer) => gzipAsync(body, { level: 1 }),
};

/** For later requests: a page is a sixth smaller and takes ten milliseconds, for which no request waits. */
const strong = {
  br: (body: Buffer) => withBrotli(body, 7),
  gzip: (body: Buffer) => gzipAsync(body, { level: 8 }),
};

/** Headers that belong to one response or are set with each. */
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

interface ResponseParts {
  headers: Record<string, number | string | string[] | undefined>;
  body: string | Buffer;
  sent?: CacheFill['sent'];
}

/** A stored response: its headers, entity tag, body and compressed bodies. */
export class CachedResponse {
  /** Alternating names and values, as `writeHead` accepts them; without length, encoding and date. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
  /** Called with each request that it answers. */
  readonly sent: CacheFill['sent'];
  readonly #compressible: boolean;
  readonly #strong: Partial<Record<Encoding, Buffer>> = {};
  readonly #compressing = new Set<Encoding>();
  readonly #light: Partial<Record<Encoding, Promise<Buffer>>> = {};

  /** @throws Error where the response sets a cookie, which is personal */
  constructor({ headers, body, sent }: ResponseParts) {
    if (headers['set-cookie'] !== undefined) throw new Error('a response with a cookie was cached');
    this.sent = sent;
    this.body = typeof body === 'string' ? Buffer.from(body) : body;
    // Pictures are compressed already.
    this.#compressible = !String(headers['content-type']).startsWith('image/');
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

  /** The most memory that it can take, in bytes: the compressed bodies come later and are less than half of a text. */
  get bytes(): number {
    const headers = this.headers.reduce((sum, text) => sum + text.length, 0);
    return Math.ceil(this.body.length * (this.#compressible ? 1.5 : 1)) + headers + 1_000;
  }

  /** Returns the accepted encoding, or null where compressing the body would save nothing. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    return this.#compressible && this.body.length >= compressionThreshold ? accepted : null;
  }

  /**
   * Returns the compressed body: strongly compressed where that is done, else lightly while the strong one is made off
   * the main thread.
   */
  form(encoding: Encoding): Buffer | Promise<Buffer> {
    const compressed = this.#strong[encoding];
    if (compressed) return compressed;
    if (!this.#compressing.has(encoding)) {
      this.#compressing.add(encoding);
      // On failure the light form is sent further on.
      this.#makeStrong(encoding).catch(() => {});
    }
    this.#light[encoding] ??= light[encoding](this.body);
    return this.#light[encoding];
  }

  async #makeStrong(encoding: Encoding): Promise<void> {
    // After the light form, for which a request waits and which would otherwise share the processor.
    await this.#light[encoding];
    this.#strong[encoding] = await strong[encoding](this.body);
    delete this.#light[encoding];
  }
}
