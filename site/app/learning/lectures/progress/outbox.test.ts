import { expect, test } from 'vitest';
import { type LateResult, openOutbox } from './outbox.ts';

const ids = { course: 1, lecture: 7 };
const other = { course: 1, lecture: 8 };
const refusal = new Error('refused');

function setUp() {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const sent: string[] = [];
  const server = { error: null as Error | null, storesPositions: true };
  let queue: Promise<unknown> = Promise.resolve();
  const open = (user = 'a') =>
    openOutbox(store, user, {
      async watched({ lecture }) {
        await Promise.resolve();
        if (server.error) throw server.error;
        sent.push(`watched ${lecture}`);
        return { message: 'حُفظ' };
      },
      async position({ lecture, position }) {
        await Promise.resolve();
        if (server.error) throw server.error;
        sent.push(`${lecture} at ${position}`);
        return server.storesPositions;
      },
      async answer({ key, answer }) {
        await Promise.resolve();
        if (server.error) throw server.error;
        sent.push(`answer ${key} ${answer.choice}`);
        return `graded ${key}`;
      },
      isRefusal: (error) => error === refusal,
      mayPass: (error) => error !== refusal,
      withLock(task) {
        const next = queue.then(task);
        queue = next.catch(() => undefined);
        return next;
      },
    });
  return { open, sent, server, values };
}

test('what was sent leaves the outbox, with the server’s message', async () => {
  const { open, sent } = setUp();
  const outbox = open();
  expect(await outbox.sendWatched(ids)).toEqual({ status: 'sent', message: 'حُفظ' });
  expect(sent).toEqual(['watched 7']);
  expect(outbox.isEmpty()).toBe(true);
});

test('what could not be sent stays, also for the next visit, and is sent once when online', async () => {
  const { open, sent, server } = setUp();
  server.error = new Error('offline');
  const outbox = open();
  outbox.addPosition({ ...other, position: 42, at: 1 });
  expect(await outbox.sendWatched(ids)).toMatchObject({ status: 'pending' });
  server.error = null;
  const later = open();
  expect(later.positionOf(other)).toBe(42);
  await Promise.all([later.flush(), open().flush(), later.flush()]);
  expect(sent).toEqual(['watched 7', '8 at 42']);
  expect(later.isEmpty()).toBe(true);
});

test('what the server refuses is not sent again', async () => {
  const { open, sent, server } = setUp();
  server.error = refusal;
  const outbox = open();
  expect(await outbox.sendWatched(ids)).toEqual({ status: 'refused', error: refusal });
  server.error = null;
  await outbox.flush();
  expect(sent).toEqual([]);
});

test('the caller that adds a mark gets its result also when another flush has sent it', async () => {
  const { open, server } = setUp();
  server.error = refusal;
  const outbox = open();
  const late: LateResult[][] = [];
  outbox.onLateResults((results) => late.push(results));
  const before = outbox.flush();
  const results = await Promise.all([outbox.sendWatched(other), outbox.sendWatched(ids), before]);
  const refused = { status: 'refused', error: refusal };
  expect(results.slice(0, 2)).toEqual([refused, refused]);
  expect(late).toEqual([]);
});

test('when one mark cannot be sent, those after it stay pending; a later flush reports both', async () => {
  const { open, server } = setUp();
  server.error = new Error('offline');
  const outbox = open();
  const late: LateResult[][] = [];
  const stop = outbox.onLateResults((results) => late.push(results));
  const pending = { status: 'pending', error: server.error };
  expect(await outbox.sendWatched(other)).toEqual(pending);
  expect(await outbox.sendWatched(ids)).toEqual(pending);
  await outbox.flush();
  expect(late).toEqual([]);
  server.error = null;
  const sent = { status: 'sent', message: 'حُفظ' };
  await outbox.flush();
  expect(late).toEqual([[sent, sent]]);
  expect(outbox.isEmpty()).toBe(true);
  stop();
  server.error = new Error('offline');
  await outbox.sendWatched(ids);
  server.error = null;
  await outbox.flush();
  expect(late).toHaveLength(1);
});

test('only the last position of a lecture is sent, and one added during a flush stays', async () => {
  const { open, sent } = setUp();
  const outbox = open();
  outbox.addPosition({ ...ids, position: 10, at: 1 });
  outbox.addPosition({ ...ids, position: 20, at: 2 });
  const sending = outbox.flush();
  await Promise.resolve();
  outbox.addPosition({ ...ids, position: 30, at: 3 });
  await sending;
  expect(sent).toEqual(['7 at 20']);
  expect(outbox.positionOf(ids)).toBe(30);
});

test('marking a lecture as watched removes its position', async () => {
  const { open, server } = setUp();
  server.error = new Error('offline');
  const outbox = open();
  outbox.addPosition({ ...ids, position: 10, at: 1 });
  await outbox.sendWatched(ids);
  expect(outbox.positionOf(ids)).toBeNull();
});

test('positions stay in the browser when the server stores none', async () => {
  const { open, server } = setUp();
  server.storesPositions = false;
  open().addPosition({ ...ids, position: 10, at: 1 });
  await open().flush();
  expect(open().positionOf(ids)).toBe(10);
});

test('each user has an outbox', async () => {
  const { open, sent, server } = setUp();
  server.error = new Error('offline');
  await open('a').sendWatched(ids);
  server.error = null;
  await open('b').flush();
  expect(sent).toEqual([]);
});

test.each(['', '{', 'null', '[]', '{"positions":1,"watched":null}'])(
  'an outbox with «%s» stored is empty',
  async (text) => {
    const { open, sent, values } = setUp();
    values.set('a', text);
    expect(open().positionOf(ids)).toBeNull();
    await open().flush();
    expect(sent).toEqual([]);
  },
);

const answer = { key: 'key-1', lecture: 7, question: 3, version: 30, answer: { choice: 'b' } };

test('an answer stays without a line, is sent before a mark, once, by whichever page is there', async () => {
  const { open, sent, server } = setUp();
  const outbox = open();
  server.error = new Error('offline');
  await outbox.giveAnswer(answer);
  await outbox.giveAnswer({ ...answer, key: 'key-2', answer: { choice: 'a' } });
  expect(await outbox.sendWatched({ ...ids, asks: true })).toEqual({
    status: 'pending',
    error: server.error,
  });
  expect(outbox.answersOf(7).map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  expect(outbox.answersOf(8)).toEqual([]);
  server.error = null;
  const later = open();
  const results: unknown[] = [];
  later.onAnswer((result) => results.push(result));
  await Promise.all([later.flush(), outbox.flush(), later.flush()]);
  expect(sent).toEqual(['answer key-1 b', 'answer key-2 a', 'watched 7']);
  expect(results).toMatchObject([
    { status: 'sent', answer: { key: 'key-1' }, stored: 'graded key-1' },
    { status: 'sent', answer: { key: 'key-2' } },
  ]);
  expect(later.isEmpty()).toBe(true);
});

test('an answer that is refused leaves the outbox, says so, and holds up nothing', async () => {
  const { open, sent, server } = setUp();
  const outbox = open();
  server.error = refusal;
  const results: unknown[] = [];
  const stop = outbox.onAnswer((result) => results.push(result));
  await outbox.giveAnswer(answer);
  expect(results).toEqual([{ status: 'refused', answer, error: refusal }]);
  expect(outbox.isEmpty()).toBe(true);
  stop();
  server.error = null;
  await outbox.giveAnswer(answer);
  expect(results).toHaveLength(1);
  expect(sent).toEqual(['answer key-1 b']);
});
