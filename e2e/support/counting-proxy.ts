import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface CountingProxy {
  address: string;
  /** Method and address of every request that arrived, sockets included. */
  requests: string[];
  /** Ends it and its connections: from then on nobody reaches the server. */
  close(): Promise<void>;
}

/** Passes requests on to a server and remembers them; without a target every request is answered by 404. */
export async function startCountingProxy(target?: string): Promise<CountingProxy> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const remember = ({ method, url }: IncomingMessage) => requests.push(`${method} ${url}`);
  const server: Server = createServer((incoming, answer) => {
    remember(incoming);
    if (!target) return answer.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
    const { method, headers, url = '/' } = incoming;
    const passed = request(new URL(url, target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, socket) => {
    remember(incoming);
    socket.destroy();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
