import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../database/content-changes.ts';
import { type Encoding, type Mould, mould, press } from './page-mould.ts';

/** Below, the headers cost what compression saves; as in `compression.ts`. */
const worthPressing = 1024;

/** Larger than any page; what is larger is no page of ours. */
const largest = 2 * 1024 * 1024;

/** A page's words about time («منذ 5 دقائق», the year in the footer) move on by themselves: milliseconds. */
const pageLifetime = 30_000;

/** An answer as it may be given again. */
export interface Kept {
  /** Names and values in turn, as Node writes them; without length, encoding and nonce. */
  headers: string[];
  /** The header with the nonce in it, if any: what stands before and after each. */
  policy: { name: string; parts: string[] } | null;
  /** Null for a page: each of its answers has a nonce of its own. */
  etag: string | null;
  nonceLength: number;
  plain: Mould;
  /** Made when first asked for; null where compressing is not worth while or cannot be done. */
  pressed: Partial<Record<Encoding, Mould | null | Promise<Mould | null>>>;
}

interface Answer {
  headers: Record<string, number | string | string[] | undefined>;
  body: string;
}

/** Headers that belong to one answer, or that are written anew with each. */
const notKept = new Set([
  'content-length',
  'content-encoding',
  'vary',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

function keep({ headers, body }: Answer): Kept | null {
  const kept: string[] = [];
  let policy: Kept['policy'] = null;
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? null;
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'set-cookie') return null;
    if (name === 'vary' && !/^accept-encoding$/i.test(String(value))) return null;
    if (value === undefined || notKept.has(name)) continue;
    const text = String(value);
    if (nonce && text.includes(nonce)) policy = { name, parts: text.split(nonce) };
    else kept.push(name, text);
  }
  const etag = nonce ? null : `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  // Asked again each time, with the tag, which costs no body: nobody else may keep what can change any time.
  if (etag) kept.push('etag', etag);
  if (!('cache-control' in headers)) kept.push('cache-control', 'no-cache');
  return {
    headers: kept,
    policy,
    etag,
    nonceLength: nonce?.length ?? 0,
    plain: mould(body, nonce),
    pressed: {},
  };
}

/** The compressed form of an answer; null where it goes out as it is. */
export function pressedForm(kept: Kept, encoding: Encoding): Mould | null | Promise<Mould | null> {
  if (kept.plain.bytes.length < worthPressing) return null;
  const known = kept.pressed[encoding];
  if (known !== undefined) return known;
  const making = press(kept.plain, kept.nonceLength, encoding).then((made) => {
    kept.pressed[encoding] = made;
    return made;
  });
  kept.pressed[encoding] = making;
  return making;
}

/**
 * Answers that are the same for everybody, in memory. They go with the first change of content, whoever makes it, and
 * none is used while changes cannot be heard (decision record 0030).
 */
export class KeptAnswers {
  readonly #changes: ContentChanges;
  readonly #answers: LRUCache<string, Kept>;

  /** @param maxBytes what all of them together may take, compressed forms included */
  constructor(changes: ContentChanges, maxBytes: number) {
    this.#changes = changes;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: largest * 3,
      // The compressed forms come later: a page is pluralise with room for them.
      sizeCalculation: ({ plain }, key) => Math.ceil(plain.bytes.length * 1.6) + key.length + 2_000,
    });
    changes.onChange(() => this.#answers.clear());
  }

  get(key: string): Kept | undefined {
    return this.#changes.live() ? this.#answers.get(key) : undefined;
  }

  /** What an answer that begins now must be kept with. */
  begin(): number {
    return this.#changes.generation();
  }

  /** Keeps an answer, unless something changed since it was begun: it may have been read before that. */
  put(key: string, answer: Answer, begun: number): void {
    if (begun !== this.#changes.generation() || !this.#changes.live()) return;
    if (answer.body.length > largest) return;
    const kept = keep(answer);
    if (kept) this.#answers.set(key, kept, kept.etag ? {} : { ttl: pageLifetime });
  }

  /** Resolves once no process gives an answer from before what was committed by now. */
  settled(): Promise<void> {
    return this.#changes.settled();
  }
}
