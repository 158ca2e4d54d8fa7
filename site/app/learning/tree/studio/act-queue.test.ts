import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { expect, test } from 'vitest';
import { createActionQueue } from './act-queue.ts';
import { idsOf, testTree } from './testing.ts';
import { withMovedLectures } from './tree-edits.ts';

/** A queue over a tree that a test's server keeps. */
function setUp(pause = 5) {
  let server = testTree({ 1: [10, 11, 12] });
  let known = server;
  let previews: ((tree: CourseTree) => CourseTree)[] = [];
  const sent: number[] = [];
  const seen: string[] = [];
  const shown = () => idsOf(previews.reduce((tree, preview) => preview(tree), known))[1];
  const queue = createActionQueue<CourseTree>({
    pause,
    onPending: (next) => {
      previews = next;
      seen.push(shown()?.join() ?? '');
    },
    onAnswer: async (tree) => {
      await Promise.resolve();
      known = tree;
    },
  });
  const move = (id: number, position: number, step?: string) => {
    const preview = (tree: CourseTree) => withMovedLectures(tree, [id], { chapterId: 1, position });
    return queue.run({
      preview,
      ...(step && { step }),
      send: async () => {
        sent.push(id);
        await Promise.resolve();
        server = preview(server);
        return server;
      },
    });
  };
  return { queue, move, shown, seen, sent };
}

test('acts show at once and are sent one after another', async () => {
  const { move, shown, sent } = setUp();
  const first = move(10, 2);
  const second = move(11, 2);
  expect(shown()).toEqual([12, 10, 11]);
  expect(sent).toEqual([10]);
  await first;
  expect(shown()).toEqual([12, 10, 11]);
  await second;
  expect(sent).toEqual([10, 11]);
  expect(shown()).toEqual([12, 10, 11]);
});

test('no row jumps back while an answer is being shown', async () => {
  const { move, seen } = setUp();
  await move(10, 2);
  expect(seen).toEqual(['11,12,10', '11,12,10']);
});

test('the preview of a failed act goes, and the next act is sent', async () => {
  const { queue, move, shown } = setUp();
  const failing = queue.run({
    preview: (tree) => ({ ...tree, chapters: [] }),
    send: () => Promise.reject(new Error('refused')),
  });
  expect(shown()).toBeUndefined();
  const next = move(10, 1);
  await expect(failing).rejects.toThrow('refused');
  await next;
  expect(shown()).toEqual([11, 10, 12]);
});

test('steps of one kind are sent once, with the last place', async () => {
  const { move, shown, sent } = setUp();
  const steps = [move(10, 1, 'step 10'), move(10, 2, 'step 10')];
  expect(shown()).toEqual([11, 12, 10]);
  expect(sent).toEqual([]);
  await Promise.all(steps);
  expect(sent).toEqual([10]);
  expect(shown()).toEqual([11, 12, 10]);
});

test('a step is sent before another act, and when it is asked for', async () => {
  const { queue, move, sent } = setUp(60_000);
  const step = move(10, 1, 'step 10');
  await move(12, 0);
  await step;
  expect(sent).toEqual([10, 12]);
  const last = move(11, 0, 'step 11');
  queue.flush();
  await last;
  expect(sent).toEqual([10, 12, 11]);
});
