import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** One request as it is sent, without a client library that would correct it. */
export interface TextRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Requests in turns at a steady pace, whether or not the earlier ones are answered, until the flood is stopped. */
export interface TextFlood {
  address: string;
  requests: TextRequest[];
  perSecond: number;
}

export interface TextAnswers {
  sent: number;
  /** 0 stands for no answer. */
  statuses: Record<number, number>;
}

const { address, requests, perSecond } = workerData as TextFlood;
const { hostname, port } = new URL(address);
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const answers: TextAnswers = { sent: 0, statuses: {} };
const count = (status: number) => {
  answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
};

function send({ method, path, headers, body }: TextRequest) {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const sent = request({
    ...{ hostname, port, agent, method, path },
    headers: { ...headers, ...length },
  });
  sent.on('response', (answer) => {
    count(answer.statusCode ?? 0);
    answer.resume();
  });
  sent.on('error', () => count(0));
  sent.end(body);
}

const sending = setInterval(() => {
  const next = requests[answers.sent % requests.length];
  if (next) send(next);
  answers.sent += 1;
}, 1_000 / perSecond);

parentPort?.once('message', () => {
  clearInterval(sending);
  parentPort?.postMessage(answers);
  agent.destroy();
});
