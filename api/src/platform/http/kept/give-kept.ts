import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from '../../log/request-lines.ts';
import type { ApiServer } from '../feature.ts';
import { type Kept, type KeptAnswers, pressedForm } from './kept-answers.ts';
import { cast, type Encoding, type Mould } from './page-mould.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every visitor and depends on nothing but content: it may be given again. */
    kept?: boolean;
    /** What a change through this route touches is in no kept answer: nobody need wait until all have heard of it. */
    contentUntouched?: boolean;
  }
  interface FastifyRequest {
    /** The generation in which the answer was begun; 0 where it must not be kept. */
    keptSince: number;
    /** Said by who answers, where the route alone does not tell. */
    mayBeKept: boolean;
  }
}

const longestAddress = 500;

const encodings = new Map<string, Encoding | null>();

/** As the compression of other answers chooses: brotli first, then gzip, where the visitor takes it. */
function encodingFor(accepted: string | undefined): Encoding | null {
  if (!accepted) return null;
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const taken = (name: string) =>
    accepted.split(',').some((one) => {
      const [coding, ...options] = one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return (
        (coding === name || coding === '*') && !options.some((text) => /^q=0(\.0*)?$/.test(text))
      );
    });
  const chosen = taken('br') ? 'br' : taken('gzip') ? 'gzip' : null;
  if (encodings.size < 200) encodings.set(accepted, chosen);
  return chosen;
}

function send(reply: FastifyReply, kept: Kept, form: Mould, encoding: Encoding | null): void {
  const { raw, request } = reply;
  const headers = [...kept.headers, 'vary', 'accept-encoding', requestIdHeader, request.id];
  if (kept.etag && request.headers['if-none-match'] === kept.etag) {
    raw.writeHead(304, headers);
    raw.end();
    return;
  }
  // A new one each time: who has seen one answer must not know the next one's.
  const nonce = kept.policy ? randomBytes(18).toString('base64').slice(0, kept.nonceLength) : '';
  if (kept.policy) headers.push(kept.policy.name, kept.policy.parts.join(nonce));
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(form.bytes.length));
  raw.writeHead(200, headers);
  if (form.gaps.length === 0) {
    form.letters ??= form.bytes.toString('latin1');
    // A text goes out with its head in one write, bytes in two: a tenth of what such an answer costs.
    raw.end(form.letters, 'latin1');
  } else raw.end(cast(form, nonce));
}

/**
 * Gives kept answers before anything else looks at the request, keeps those that may be kept, and lets a change be
 * answered only when every process has heard of it.
 * @param options.otherSites whether pages of other sites may call: what they are told of it is in no kept answer
 */
export function giveKeptAnswers(
  app: ApiServer,
  answers: KeptAnswers,
  { otherSites }: { otherSites: boolean },
): void {
  const keyOf = ({ protocol, host, raw }: FastifyRequest) => `${protocol}//${host}${raw.url}`;

  const isForEverybody = ({ method, headers, raw }: FastifyRequest) =>
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['cache-control'] === undefined &&
    headers.range === undefined &&
    !(otherSites && headers.origin !== undefined) &&
    (raw.url?.length ?? 0) <= longestAddress;

  app.addHook('onRequest', (request, reply, done) => {
    if (!isForEverybody(request)) return done();
    const kept = answers.get(keyOf(request));
    if (!kept) {
      request.keptSince = answers.begin();
      return done();
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const form = encoding ? pressedForm(kept, encoding) : null;
    reply.hijack();
    if (form instanceof Promise) {
      form
        .catch(() => null)
        .then((made) => send(reply, kept, made ?? kept.plain, made && encoding));
    } else send(reply, kept, form ?? kept.plain, form && encoding);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const mayBeKept = request.mayBeKept || request.routeOptions.config.kept;
    if (request.keptSince > 0 && mayBeKept && reply.statusCode === 200) {
      if (typeof payload === 'string') {
        const answer = { headers: reply.getHeaders(), body: payload };
        answers.put(keyOf(request), answer, request.keptSince);
      }
    }
    done(null, payload);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (reads || reply.statusCode >= 400 || routeOptions.config.contentUntouched) {
      return done(null, payload);
    }
    answers
      .settled()
      .catch((error: unknown) => request.log.warn({ err: error }, 'a change may be seen late'))
      .then(() => done(null, payload));
  });
}
