import { performance } from 'node:perf_hooks';
import { newNetwork } from '../../api/src/testing/new-network.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
  /** Milliseconds until the whole response had arrived. */
  took: number;
}

interface CallOptions {
  token?: string;
  body?: object | FormData;
  network?: string;
  signal?: AbortSignal;
}

/** One call, as a browser makes it. @throws where there was no response */
export async function call(
  address: string,
  route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  { token, body, network = newNetwork(), signal = AbortSignal.timeout(60_000) }: CallOptions = {},
): Promise<Answer> {
  const [method, path] = route.split(' ') as [string, string];
  const json = body && !(body instanceof FormData);
  const from = performance.now();
  const response = await fetch(address + path, {
    method,
    signal,
    headers: {
      'X-Forwarded-For': network,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
    took: performance.now() - from,
  };
}

/** Matches a text in Arabic, as every text for people must be. */
export const arabic = /[\u0621-\u064a]{2}/;
