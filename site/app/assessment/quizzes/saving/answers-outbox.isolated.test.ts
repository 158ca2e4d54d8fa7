import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { AskedQuestion } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Given, type OutboxOptions, openAnswersOutbox } from './answers-outbox.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const question = (position: number, fields: Partial<AskedQuestion> = {}): AskedQuestion => ({
  position,
  kind: 'text',
  html: '',
  points: 1,
  hint_costs: [],
  hints: [],
  answer: null,
  save: 0,
  ...fields,
});

class OverError extends Error {}
class RefusedError extends Error {}

const unacceptable = 'نص لا يقبله الخادم';

/** An outbox beside a server that stores the newest answer of each question. */
function start(options: Partial<OutboxOptions> = {}) {
  const server = new Map<number, Given>();
  const stored = new Map<number, Given>();
  const sends: Given[] = [];
  const line = { down: false, over: false };
  let waiting: (() => void)[] = [];
  let hold = false;
  let most = 0;
  let flying = 0;
  const superseded = vi.fn<() => void>();
  const over = vi.fn(async () => undefined);
  const outbox = openAnswersOutbox({
    startedAt: 1_000_000,
    questions: [question(0), question(1)],
    stored: [],
    now: () => Date.now(),
    async send(given) {
      sends.push(given);
      flying += 1;
      most = Math.max(most, flying);
      if (hold) await new Promise<void>((resolve) => waiting.push(resolve));
      flying -= 1;
      if (line.down) throw new Error('no line');
      if (line.over) throw new OverError();
      if (given.answer.text === unacceptable) throw new RefusedError();
      const found = server.get(given.position);
      if (!found || given.save > found.save) server.set(given.position, given);
      return server.get(given.position)?.save ?? 0;
    },
    failureOf: (error) =>
      error instanceof OverError ? 'over' : error instanceof RefusedError ? 'refused' : 'passing',
    keep: async (given) => {
      stored.set(given.position, given);
      return true;
    },
    settled: ({ position }) => void stored.delete(position),
    onSuperseded: superseded,
    onOver: over,
    ...options,
  });
  return {
    outbox,
    server,
    stored,
    sends,
    line,
    superseded,
    over,
    holdSends(on: boolean) {
      hold = on;
      const held = waiting;
      waiting = [];
      if (!on) for (const resume of held) resume();
    },
    mostAtOnce: () => most,
    answer: (position: number) => outbox.state.getState().answers[position],
  };
}

const text = (value: string): GivenAnswer => ({ text: value });

test('typing is sent once the learner pauses, and within three seconds', async () => {
  const { outbox, sends, server, answer } = start();
  for (let typed = 1; typed <= 40; typed += 1) {
    await outbox.give(0, text('ا'.repeat(typed)), true);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sends.length).toBeGreaterThan(0);
  expect(sends.length).toBeLessThan(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.get(0)?.answer).toEqual(text('ا'.repeat(40)));
  expect(answer(0)?.saved).toBe(true);
});

test('one save of a question is in flight, and the newest answer follows it', async () => {
  const { outbox, sends, server, holdSends, mostAtOnce, answer } = start();
  holdSends(true);
  await outbox.give(0, { choice: 'a' }, false);
  await vi.advanceTimersByTimeAsync(10);
  await outbox.give(0, { choice: 'b' }, false);
  await outbox.give(0, { choice: 'c' }, false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sends).toHaveLength(1);
  expect(answer(0)?.saved).toBe(false);
  holdSends(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(mostAtOnce()).toBe(1);
  expect(sends.map((given) => given.answer)).toEqual([{ choice: 'a' }, { choice: 'c' }]);
  expect(server.get(0)?.answer).toEqual({ choice: 'c' });
  expect(answer(0)?.saved).toBe(true);
});

test('without a line an answer stays in the browser, is shown as unsaved, and is sent later', async () => {
  const { outbox, line, stored, server, answer } = start();
  line.down = true;
  await outbox.give(0, { choice: 'a' }, false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outbox.state.getState().trouble).toBe('offline');
  expect(answer(0)?.saved).toBe(false);
  expect(stored.get(0)?.answer).toEqual({ choice: 'a' });
  line.down = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get(0)?.answer).toEqual({ choice: 'a' });
  expect(outbox.state.getState()).toMatchObject({ trouble: null });
  expect(answer(0)?.saved).toBe(true);
  expect(stored.size).toBe(0);
});

test('what an earlier page could not send is shown and sent', async () => {
  const { outbox, server, answer } = start({
    stored: [{ position: 1, answer: text('من قبل'), save: 7, sent: false }],
  });
  expect(answer(1)).toMatchObject({ answer: text('من قبل'), saved: false });
  expect(await outbox.flush()).toBe(true);
  expect(server.get(1)?.answer).toEqual(text('من قبل'));
});

test('the order of typing over two devices decides, not the order of arrival', async () => {
  const { outbox, server, superseded, answer, line } = start();
  line.down = true;
  await outbox.give(0, text('أقدم'), true);
  await vi.advanceTimersByTimeAsync(5_000);
  // Another device answers later, and is faster.
  server.set(0, { position: 0, answer: text('أحدث'), save: 40 });
  line.down = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get(0)?.answer).toEqual(text('أحدث'));
  expect(superseded).toHaveBeenCalled();
  outbox.merge([{ position: 0, answer: text('أحدث'), save: 40 }]);
  expect(answer(0)).toEqual({
    answer: text('أحدث'),
    saved: true,
    fromElsewhere: true,
    refused: false,
  });
});

test('an answer that is newer here is not replaced by what the server has', async () => {
  const { outbox, answer } = start();
  await vi.advanceTimersByTimeAsync(10_000);
  await outbox.give(0, text('جديد'), true);
  outbox.merge([{ position: 0, answer: text('قديم'), save: 3 }]);
  expect(answer(0)).toMatchObject({ answer: text('جديد'), saved: false });
});

test('after the end nothing is sent any more, and the page is told', async () => {
  const { outbox, line, over, sends } = start();
  line.over = true;
  await outbox.give(0, { choice: 'a' }, false);
  await outbox.give(1, { choice: 'b' }, false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(over).toHaveBeenCalled();
  expect(sends.length).toBeLessThanOrEqual(2);
});

test('an attempt that goes on gets what was given while the page asked whether it is over', async () => {
  let goOn = () => {};
  const onOver = () => new Promise<void>((resolve) => (goOn = resolve));
  const { outbox, line, sends, server, answer } = start({ onOver });
  line.over = true;
  await outbox.give(0, { choice: 'a' }, false);
  await vi.advanceTimersByTimeAsync(10);
  await outbox.give(1, { choice: 'b' }, false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sends).toHaveLength(1);

  line.over = false;
  goOn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get(1)?.answer).toEqual({ choice: 'b' });
  expect(answer(1)?.saved).toBe(true);
  // What was refused is not sent over and over.
  expect(sends.filter(({ position }) => position === 0)).toHaveLength(1);
  await outbox.give(0, { choice: 'c' }, false);
  await vi.advanceTimersByTimeAsync(10);
  expect(answer(0)?.saved).toBe(true);
});

test('a refused answer says so, keeps its text, does not hold others up, and can be changed', async () => {
  const { outbox, server, sends, over, stored, answer } = start();
  await outbox.give(0, text(unacceptable), false);
  await outbox.give(1, text('مقبول'), false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer(0)).toMatchObject({ answer: text(unacceptable), saved: false, refused: true });
  expect(server.get(1)?.answer).toEqual(text('مقبول'));
  expect(over).not.toHaveBeenCalled();
  expect(outbox.state.getState().trouble).toBeNull();
  expect(sends.filter(({ position }) => position === 0)).toHaveLength(1);
  expect(stored.get(0)?.answer).toEqual(text(unacceptable));

  await outbox.give(0, text('أقصر'), true);
  expect(answer(0)).toMatchObject({ saved: false, refused: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.get(0)?.answer).toEqual(text('أقصر'));
  expect(answer(0)).toMatchObject({ saved: true, refused: false });
});

test('a closed outbox sends nothing, and what waits goes out when it is opened again', async () => {
  const { outbox, server, sends } = start();
  await outbox.give(0, text('نص'), true);
  outbox.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sends).toHaveLength(0);
  outbox.open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.get(0)?.answer).toEqual(text('نص'));
});
