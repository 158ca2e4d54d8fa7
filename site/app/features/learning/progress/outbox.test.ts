import { expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';

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
  const line = { fault: null as Error | null, keepsPositions: true };
  let turn: Promise<unknown> = Promise.resolve();
  const open = (person = 'a') =>
    openOutbox(store, person, {
      async watched({ lecture }) {
        await Promise.resolve();
        if (line.fault) throw line.fault;
        sent.push(`watched ${lecture}`);
        return 'حُفظ';
      },
      async position({ lecture, position }) {
        await Promise.resolve();
        if (line.fault) throw line.fault;
        sent.push(`${lecture} at ${position}`);
        return line.keepsPositions;
      },
      isRefusal: (error) => error === refusal,
      alone(task) {
        const next = turn.then(task);
        turn = next.catch(() => undefined);
        return next;
      },
    });
  return { open, sent, line, values };
}

test('what is sent leaves the box, with the server’s words', async () => {
  const { open, sent } = setUp();
  const box = open();
  box.keepWatched(ids);
  await box.flush();
  expect(box.fateOf(ids)).toEqual({ fate: 'sent', message: 'حُفظ' });
  expect(sent).toEqual(['watched 7']);
  expect(box.isEmpty()).toBe(true);
});

test('without a line it stays, also for the next visit, and is sent once when the line is back', async () => {
  const { open, sent, line } = setUp();
  line.fault = new Error('no line');
  const box = open();
  box.keepPosition({ ...other, position: 42, at: 1 });
  box.keepWatched(ids);
  await box.flush();
  expect(box.fateOf(ids)).toMatchObject({ fate: 'waiting' });
  line.fault = null;
  const later = open();
  expect(later.positionOf(other)).toBe(42);
  expect(later.isWatched(ids)).toBe(true);
  await Promise.all([later.flush(), open().flush(), later.flush()]);
  expect(sent).toEqual(['watched 7', '8 at 42']);
  expect(later.isEmpty()).toBe(true);
});

test('what the server refuses is not sent again', async () => {
  const { open, sent, line } = setUp();
  line.fault = refusal;
  const box = open();
  box.keepWatched(ids);
  await box.flush();
  expect(box.fateOf(ids)).toEqual({ fate: 'refused', error: refusal });
  line.fault = null;
  await box.flush();
  expect(sent).toEqual([]);
});

test('whoever made a mark learns what came of it, also where another flush took it along', async () => {
  const { open, line } = setUp();
  line.fault = refusal;
  const box = open();
  box.keepWatched(other);
  box.keepWatched(ids);
  const fromElsewhere = box.flush();
  await box.flush();
  await fromElsewhere;
  expect(box.fateOf(ids)).toEqual({ fate: 'refused', error: refusal });
  box.keepWatched(ids);
  expect(box.fateOf(ids)).toBeNull();
});

test('where one mark waits, those after it wait with it', async () => {
  const { open, line } = setUp();
  line.fault = new Error('no line');
  const box = open();
  box.keepWatched(other);
  box.keepWatched(ids);
  await box.flush();
  expect(box.fateOf(ids)).toEqual({ fate: 'waiting', error: line.fault });
  expect(box.watched()).toEqual([other, ids]);
});

test('of a lecture the last position counts, and one noted while another was on its way stays', async () => {
  const { open, sent } = setUp();
  const box = open();
  box.keepPosition({ ...ids, position: 10, at: 1 });
  box.keepPosition({ ...ids, position: 20, at: 2 });
  const sending = box.flush();
  await Promise.resolve();
  box.keepPosition({ ...ids, position: 30, at: 3 });
  await sending;
  expect(sent).toEqual(['7 at 20']);
  expect(box.positionOf(ids)).toBe(30);
});

test('a lecture watched to its end has no position to come back to', () => {
  const { open } = setUp();
  const box = open();
  box.keepPosition({ ...ids, position: 10, at: 1 });
  box.keepWatched(ids);
  expect(box.positionOf(ids)).toBeNull();
});

test('where a server keeps no positions this browser does', async () => {
  const { open, line } = setUp();
  line.keepsPositions = false;
  open().keepPosition({ ...ids, position: 10, at: 1 });
  await open().flush();
  expect(open().positionOf(ids)).toBe(10);
});

test('each person has a box', async () => {
  const { open, sent } = setUp();
  open('a').keepWatched(ids);
  await open('b').flush();
  expect(sent).toEqual([]);
});

test.each(['', '{', 'null', '[]', '{"positions":1,"watched":null}'])(
  'a box that holds «%s» is an empty one',
  async (text) => {
    const { open, values } = setUp();
    values.set('a', text);
    expect(open().positionOf(ids)).toBeNull();
    await open().flush();
    expect(open().watched()).toEqual([]);
  },
);
