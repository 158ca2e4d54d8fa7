import { parentPort, workerData } from 'node:worker_threads';
import { newNetwork } from '../../api/src/testing/new-network.ts';
import { arabic, call } from './calls.ts';

/** Searches that are under way at any time, until the flood is stopped. */
export interface SearchFlood {
  address: string;
  search: 'folded' | 'dearest';
  /** A list, everything, or the suggestions while typing. */
  call: 'courses?search' | 'search?q' | 'search/suggestions?q';
  atATime: number;
  /** A limit for each network does nothing against the second. */
  from: 'one network' | 'a network each';
}

export interface SearchAnswers {
  statuses: Record<number, number>;
  /** What is neither an answer nor a refusal in Arabic that says when to come back. */
  wrong: string[];
}

const letters = [...'ابتجدرسطعفقلمنهو'];
const randomWord = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

/** What is searched: never the same address twice where the cache would answer it. */
const texts = {
  folded: () => 'ﷺ'.repeat(100),
  dearest: () => Array.from({ length: 12 }, () => randomWord(7)).join(' '),
};

const { address, search, call: path, atATime, from } = workerData as SearchFlood;
const answers: SearchAnswers = { statuses: {}, wrong: [] };
let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});

async function keepSearching() {
  while (!stopped) {
    const text = encodeURIComponent(texts[search]());
    const network = from === 'one network' ? '192.0.2.9' : newNetwork();
    const answer = await call(address, `GET /api/${path}=${text}`, { network });
    const { status, body, headers } = answer;
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
    const isPolite = arabic.test(body.message) && Number(headers.get('retry-after')) > 0;
    if (status !== 200 && !isPolite) answers.wrong.push(`${status} ${JSON.stringify(body)}`);
  }
}

await Promise.all(Array.from({ length: atATime }, keepSearching));
parentPort?.postMessage(answers);
