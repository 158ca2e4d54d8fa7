import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup, isReachableEndpoint } from './reachable.ts';

export interface OutsideRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string | number>;
  body?: string | Buffer;
  /** Milliseconds until the whole answer must be there. */
  timeout: number;
  /** A longer answer is an error; 0 discards it. */
  maxBytes: number;
  /** Whether this machine may be called, for tests. */
  allowLoopback: boolean;
  /** Ends the call. */
  signal?: AbortSignal;
}

export interface OutsideAnswer {
  status: number;
  body: string;
}

/**
 * The one way to call another server: only https, never an internal address, not even by a name or a redirect.
 * @throws Error where the address may not be called, nobody answers in time, or the answer is too long
 */
export function callOutside(address: string, options: OutsideRequest): Promise<OutsideAnswer> {
  const { method, headers, body, timeout, maxBytes, allowLoopback, signal } = options;
  if (!isReachableEndpoint(address, allowLoopback)) {
    return Promise.reject(new Error('the address is no public https address'));
  }
  const request = address.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const sent = request(
      address,
      {
        method,
        headers,
        lookup: guardedLookup(allowLoopback),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        answer.on('error', fail);
        if (maxBytes === 0) {
          answer.resume();
          return done({ status, body: '' });
        }
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          chunks.push(chunk);
          if (length > maxBytes) answer.destroy(new Error('the answer is too long'));
        });
        // A redirect is an answer like others and is not followed, because it could lead to an internal address.
        answer.on('end', () => done({ status, body: Buffer.concat(chunks).toString('utf8') }));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
