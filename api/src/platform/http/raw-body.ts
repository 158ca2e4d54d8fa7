import { Readable } from 'node:stream';
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** A `preParsing` hook that keeps the bytes of a body, for signatures of them. @throws AppError body-too-large */
export const keepRawBody =
  (maxBytes: number): preParsingAsyncHookHandler =>
  async (request, _reply, payload) => {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of payload) {
      length += chunk.length;
      if (length > maxBytes) throw new AppError('body-too-large');
      chunks.push(Buffer.from(chunk));
    }
    const body = Buffer.concat(chunks);
    bodies.set(request, body);
    return Object.assign(Readable.from([body]), { receivedEncodedLength: length });
  };

/** The bytes of a body, of a route with `keepRawBody`. */
export const rawBodyOf = (request: FastifyRequest): Buffer =>
  bodies.get(request) ?? Buffer.alloc(0);
