import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheFill } from './cache-options.ts';

export type Encoding = 'br' | 'gzip';

/** Smaller bodies are not compressed, as in `compression.ts`, in bytes. */
const compressionThreshold = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** One form for each encoding, since stronger ones make a page 2 to 4 % smaller in up to ten times the time (record 0116). */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipAsync(body, { level: 6 }),
};

/** Returns a copy that takes no more memory than its length: zlib returns a part of a buffer of 16 kB. */
function exactCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

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
  /** The compressed bodies that exist already. */
  forms?: Partial<Record<Encoding, Buffer>>;
}

/** A stored response: its headers, entity tag, body and compressed bodies. */
export class CachedResponse {
  /** Alternating names and values, as `writeHead` accepts them; without length, encoding and date. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
  /** The most memory that it can take, in bytes, with its headers and the compressed bodies that come later. */
  readonly bytes: number;
  /** Called with each request that it answers. */
  readonly sent: CacheFill['sent'];
  readonly #compressible: boolean;
  readonly #forms: Partial<Record<Encoding, Buffer>>;
  readonly #pending: Partial<Record<Encoding, Promise<Buffer>>> = {};
  /** How many bytes of compressed bodies may still be stored. */
  #room: number;

  /** @throws Error where the response sets a cookie, which is personal */
  constructor({ headers, body, sent, forms = {} }: ResponseParts) {
    if (headers['set-cookie'] !== undefined) throw new Error('a response with a cookie was cached');
    this.sent = sent;
    this.body = typeof body === 'string' ? Buffer.from(body) : body;
    // Pictures are compressed already.
    this.#compressible = !String(headers['content-type']).startsWith('image/');
    this.#room = this.#compressible ? Math.ceil(this.body.length / 2) + 1_000 : 0;
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
    const headerBytes = this.headers.reduce((sum, text) => sum + text.length, 0);
    this.bytes = this.body.length + headerBytes + this.#room + 1_000;
    this.#forms = { ...forms };
    for (const form of Object.values(forms)) this.#room -= form.length;
  }

  /** Returns what the constructor takes, for a process that starts later; null where it calls a function of this one. */
  parts(): {
    headers: Record<string, string>;
    body: Buffer;
    forms: Partial<Record<Encoding, Buffer>>;
  } | null {
    if (this.sent) return null;
    const headers: Record<string, string> = {};
    for (let at = 0; at < this.headers.length; at += 2) {
      headers[this.headers[at] ?? ''] = this.headers[at + 1] ?? '';
    }
    return { headers, body: this.body, forms: this.#forms };
  }

  /** Returns the accepted encoding, or null where compressing the body would save nothing. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    return this.#compressible && this.body.length >= compressionThreshold ? accepted : null;
  }

  /** Returns the compressed body, which is made once, off the main thread, for the first request that accepts the encoding. */
  form(encoding: Encoding): Buffer | Promise<Buffer> {
    const form = this.#forms[encoding];
    if (form) return form;
    this.#pending[encoding] ??= this.#make(encoding);
    return this.#pending[encoding];
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    try {
      const form = exactCopy(await compressors[encoding](this.body));
      // A body that hardly shrinks is compressed for each request, so that `bytes` is an upper bound for any content.
      if (form.length <= this.#room) {
        this.#room -= form.length;
        this.#forms[encoding] = form;
      }
      return form;
    } finally {
      delete this.#pending[encoding];
    }
  }
}
