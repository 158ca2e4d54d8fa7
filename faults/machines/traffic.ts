import { setTimeout as wait } from 'node:timers/promises';
import { newNetwork } from '../../api/src/testing/new-network.ts';
import type { Member } from './tabs.ts';

interface TrafficOptions {
  pairs: { writer: Member; conversation: number }[];
  /** Each starts an enrolment once, and gets a code by mail. */
  learners: Member[];
  course: number;
}

/** Between two calls of one person, in milliseconds. */
const pause = 40;

/** Sends the usual calls without end: people read, write to each other and join a course. Counts the responses. */
export function startTraffic(address: string, { pairs, learners, course }: TrafficOptions) {
  const failures: string[] = [];
  const sent: string[][] = pairs.map(() => []);
  const enrolled: Member[] = [];
  let answered = 0;
  let ending = false;

  async function call(route: string, { member, body }: { member?: Member; body?: object } = {}) {
    const [method, path] = route.split(' ');
    try {
      const response = await fetch(address + path, {
        method,
        headers: {
          'x-forwarded-for': newNetwork(),
          ...(member && { authorization: `Bearer ${member.token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text}`);
      answered += 1;
      return true;
    } catch (error) {
      failures.push(`${route}: ${error}`);
      return false;
    }
  }

  async function keepOn(step: (round: number) => Promise<unknown>) {
    for (let round = 0; !ending; round += 1) {
      await step(round);
      await wait(pause);
    }
  }

  const running = [
    ...pairs.map(({ writer, conversation }, pair) =>
      keepOn(async (round) => {
        // A person may send 120 a minute.
        await wait(500);
        const text = `رسالة ${pair}/${round}`;
        const body = { conversation_id: conversation, body: text };
        if (await call('POST /api/messages', { member: writer, body })) sent[pair]?.push(text);
      }),
    ),
    ...['/api/courses?page=1', `/api/course-details/${course}`, '/api/article'].map((path) =>
      keepOn(() => call(`GET ${path}`)),
    ),
    keepOn(async (round) => {
      const member = learners[round];
      if (!member) return wait(100);
      const body = { courseId: course };
      if (await call('POST /api/enroll', { member, body })) enrolled.push(member);
      await wait(100);
    }),
  ];

  return {
    answered: () => answered,
    /** Waits until so many calls have succeeded. */
    async reached(count: number) {
      while (answered < count && failures.length === 0) await wait(20);
    },
    async end() {
      ending = true;
      await Promise.all(running);
      return { failures, sent, enrolled };
    },
  };
}
