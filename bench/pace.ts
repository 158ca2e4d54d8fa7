import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChatPerson } from './people.ts';

interface SendOptions {
  people: ChatPerson[];
  /** Messages a second. */
  rate: number;
  seconds: number;
}

/** Sends messages at a constant rate, without waiting for the responses. @returns the milliseconds that it took */
export async function sendAtRate(
  { people, rate, seconds }: SendOptions,
  send: (person: ChatPerson, body: string) => Promise<void>,
): Promise<number> {
  const running = new Set<Promise<void>>();
  const started = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const person = people[(sent * 7919) % people.length] as ChatPerson;
      const sending = send(person, `رسالة رقم ${sent}`).finally(() => running.delete(sending));
      running.add(sending);
    }
    await wait(5);
  }
  await Promise.all(running);
  return performance.now() - started;
}
