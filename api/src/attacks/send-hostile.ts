import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HostileRequest } from './hostile-requests.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** The timeout of a request in milliseconds, generous for a busy machine. */
const patience = 15_000;

/** Sends requests unchanged over real sockets, without a client library that would correct them. */
export function openSender(address: string) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    send({ method, path, headers, body }: Omit<HostileRequest, 'as'>): Promise<Answer> {
      return new Promise((done, fail) => {
        const sent = httpRequest(
          { hostname, port, agent, method, path, headers, signal: AbortSignal.timeout(patience) },
          async (answer) => {
            const bytes = await buffer(answer).catch(fail);
            if (!bytes) return;
            done({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: answer.headers['content-encoding'] ? '' : bytes.toString(),
            });
          },
        );
        sent.on('error', fail);
        sent.end(body ?? undefined);
      });
    },
    close: () => agent.destroy(),
  };
}
