import { call } from './calls.ts';
import type { Member } from './people.ts';

/** One write of a person. */
export interface Write {
  kind: 'order' | 'message' | 'enrolment' | 'mark' | 'review';
  /** Identifies it in the database: an address, a client's key, a comment, or an id. */
  key: string;
  /** The server answered 200. */
  acknowledged: boolean;
  tries: number;
}

interface WriteTargets {
  talker: Member;
  conversation: number;
  student: Member;
  course: { id: number; lectures: number[] };
  joiners: Member[];
  toJoin: number;
}

interface Writing {
  write: Write;
  send(address: string): Promise<{ status: number; body: unknown }>;
}

let written = 0;
const unique = () => {
  written += 1;
  return written;
};

function writings(targets: WriteTargets) {
  const { talker, conversation, student, course, joiners, toJoin } = targets;
  const writing = (kind: Write['kind'], key: string, send: Writing['send']): Writing => ({
    write: { kind, key, acknowledged: false, tries: 0 },
    send,
  });

  function order() {
    const email = `order${unique()}@example.org`;
    const body = {
      name: 'سارة أحمد',
      phone: '01001234567',
      email,
      country: 'مصر',
      Job_title: 'مديرة',
      description: 'أريد موقعًا لمتجري.',
    };
    return writing('order', email, (address) => call(address, 'POST /api/orders', { body }));
  }
  function message() {
    const key = `key-${unique()}`;
    const body = { conversation_id: conversation, body: `رسالة ${key}`, client_key: key };
    return writing('message', key, (address) =>
      call(address, 'POST /api/messages', { token: talker.token, body }),
    );
  }
  function enrolment() {
    const joiner = joiners.shift();
    if (!joiner) return null;
    return writing('enrolment', String(joiner.id), (address) =>
      call(address, 'POST /api/enroll', { token: joiner.token, body: { courseId: toJoin } }),
    );
  }
  function mark() {
    const lecture = course.lectures.shift();
    if (!lecture) return null;
    const body = { course_id: course.id, lecture_id: lecture, status: 'endWatch' };
    return writing('mark', String(lecture), (address) =>
      call(address, 'POST /api/watch-Lecture', { token: student.token, body }),
    );
  }
  function review() {
    const comment = `تقييم رقم ${unique()}`;
    return writing('review', comment, (address) =>
      call(address, `PUT /api/course-review/${course.id}`, {
        token: student.token,
        body: { rating: 5, comment },
      }),
    );
  }
  // Each of these six makes one call after the other.
  return [order, order, message, enrolment, mark, review];
}

async function attempt({ write, send }: Writing, address: string): Promise<boolean> {
  write.tries += 1;
  const { status, body } = await send(address);
  if (status === 200) write.acknowledged = true;
  // While it stops the server may answer 503; anything else is a failure of the test or the product.
  else if (status !== 503) throw new Error(`${write.kind}: ${status} ${JSON.stringify(body)}`);
  return write.acknowledged;
}

/** Several people who write at the same time, each one write after the other, until the server stops answering. */
export function openWriters(targets: WriteTargets) {
  const writes: Write[] = [];
  const pending: Writing[] = [];
  let running: Promise<void>[] = [];

  async function keepWriting(next: () => Writing | null, address: string) {
    for (let writing = next(); writing; writing = next()) {
      writes.push(writing.write);
      try {
        await attempt(writing, address);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        pending.push(writing);
        return;
      }
    }
  }

  return {
    writes,
    acknowledged: () => writes.filter(({ acknowledged }) => acknowledged).length,
    start(address: string) {
      running = writings(targets).map((next) => keepWriting(next, address));
    },
    /** Waits for the end. @returns the writes that got no answer */
    async stopped(): Promise<Writing[]> {
      await Promise.all(running);
      return pending;
    },
    /** Sends writes again that are idempotent. Orders are not: a person would check before sending again. */
    async repeat(address: string, unacknowledged: Writing[]) {
      for (const writing of unacknowledged) {
        if (writing.write.kind === 'order') continue;
        if (!(await attempt(writing, address))) throw new Error('not answered after a restart');
      }
    },
  };
}
