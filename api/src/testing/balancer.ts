import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How often it asks whether a process is ready, in milliseconds: a process that ended without a word would be sent
 * requests for so long.
 */
const askEvery = 500;

interface Target {
  address: URL;
  ready: boolean;
  /** WebSockets that go through to it. */
  sockets: Set<Socket>;
}

const ofApi = /^\/(api|storage|socket\.io|dev)(\/|$)/;

/**
 * What stands in front of many machines: calls and files go to the API processes in turn, sockets to whoever holds fewer, pages to
 * the site.
 * A process is left out while `/readyz` fails, and for no other reason: a request that was sent to one which has gone
 * has failed, as it has with balancers that only ask. Nobody is bound to one of them.
 */
export async function startBalancer() {
  const agent = new Agent({ keepAlive: true });
  const apis: Target[] = [];
  const sites: Target[] = [];
  let turn = 0;
  let stopped = false;

  function pick(path: string): Target | undefined {
    const among = ofApi.test(path) ? apis : sites;
    const ready = among.filter((target) => target.ready);
    turn += 1;
    return ready[turn % ready.length];
  }

  /** Connections last: they go to whoever holds the fewest. */
  const idlest = () =>
    apis
      .filter(({ ready }) => ready)
      .sort((one, other) => one.sockets.size - other.sockets.size)[0];

  /** Tests, and the site for its visitors, say where they call from: here they are believed. */
  function headersFor({ headers, socket }: IncomingMessage) {
    return {
      ...headers,
      'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '',
    };
  }

  function fail(response: ServerResponse, why: string) {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(why);
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    const target = pick(request.url ?? '/');
    if (!target) return fail(response, 'no process is ready');
    const { hostname, port } = target.address;
    const { method, url: path } = request;
    const onward = send({ hostname, port, method, path, headers: headersFor(request), agent });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error) => fail(response, error.message));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  function tunnel(request: IncomingMessage, tab: Socket, head: Buffer) {
    const target = idlest();
    if (!target) return tab.destroy();
    const onward = connect(Number(target.address.port), target.address.hostname);
    onward.on('connect', () => {
      const headers = Object.entries(headersFor(request)).flatMap(([name, value]) =>
        [value].flat().map((one) => `${name}: ${one}\r\n`),
      );
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      onward.write(head);
      onward.pipe(tab).pipe(onward);
      target.sockets.add(onward);
    });
    const end = () => {
      target.sockets.delete(onward);
      onward.destroy();
      tab.destroy();
    };
    for (const one of [onward, tab]) one.on('error', end).on('close', end);
  }

  async function watch(target: Target) {
    while (!stopped) {
      const answer = await fetch(new URL('/readyz', target.address)).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      target.ready = answer?.ok === true;
      await wait(askEvery, undefined, { ref: false });
    }
  }

  const server = createServer(pass).on('upgrade', tunnel);
  // A person's connection may rest for longer than the 5 s that servers wait by themselves.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const adding = (targets: Target[]) => (address: string) => {
    const target: Target = { address: new URL(address), ready: true, sockets: new Set() };
    targets.push(target);
    void watch(target);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    addApi: adding(apis),
    addSite: adding(sites),
    /** How many WebSockets each API process holds, in the order in which they were added. */
    sockets: () => apis.map(({ sockets }) => sockets.size),
    async stop() {
      stopped = true;
      agent.destroy();
      server.closeAllConnections();
      for (const { sockets } of apis) for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
