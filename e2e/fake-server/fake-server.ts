import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerTo, type Shapes, usualShapes } from './answers.ts';

/** How a call fails. `html`: an HTML page with status 200. `dropped`: the connection is closed. */
export type Fault = 401 | 404 | 422 | 429 | 500 | 'html' | 'dropped';

const page = '<!doctype html><title>Server Error</title><h1>Whoops, something went wrong.</h1>';

/** The picture for every path under /storage. */
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="640" height="360"><rect width="16" height="9" fill="#4c5fd5"/></svg>';

/** CORS headers for calls of the site's pages; files get none, as they are only displayed. */
const forPages = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers': 'accept, authorization, content-type, x-requested-with',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { ...forPages, 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function fail(response: ServerResponse, fault: Fault) {
  if (fault === 'dropped') return response.destroy();
  if (fault === 'html') {
    response.writeHead(200, { ...forPages, 'Content-Type': 'text/html' });
    return response.end(page);
  }
  return send(response, {
    status: fault,
    body: {
      message: fault === 429 ? 'Too Many Attempts.' : 'Server Error',
      ...(fault === 422 && { errors: { email: ['The email field is invalid.'] } }),
    },
  });
}

/** A server with the specification's calls and no others, on a free port of 127.0.0.1. */
export async function startFakeServer() {
  const faults = new Map<string, Fault>();
  const shapes: Shapes = { ...usualShapes };
  const refused = new Set<string>();
  const received: { path: string; body: string }[] = [];

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const host = `http://${headers.host}`;
    const { pathname: path, searchParams: query } = new URL(url, host);
    if (path.startsWith('/storage/')) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' });
      return response.end(picture);
    }
    if (method === 'OPTIONS') return response.writeHead(204, forPages).end();
    const body = await bodyOf(request);
    const fault = faults.get(path) ?? faults.get('*');
    if (fault !== undefined) return fail(response, fault);
    received.push({ path, body });
    const authorization = headers.authorization;
    const answer = answerTo({ method, path, query, authorization, body, host, shapes });
    if (answer.status === 404 || answer.status === 405) refused.add(`${method} ${path}`);
    return send(response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The faults by path; `*` for every call. */
    faults,
    shapes,
    /** The calls that were answered with 404 or 405. */
    refused,
    received,
    /** Restores the initial state. */
    reset() {
      faults.clear();
      refused.clear();
      received.length = 0;
      Object.assign(shapes, usualShapes);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>;
