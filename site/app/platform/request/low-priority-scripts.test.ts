import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lowPriorityScripts } from './low-priority-scripts.ts';

const sent = (...chunks: Buffer[]) => text(Readable.from(chunks).pipe(lowPriorityScripts()));

test('every preloaded script waits for what is seen first', async () => {
  const html = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(await sent(Buffer.from(html))).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
  );
});

test('a letter that two chunks share arrives whole', async () => {
  const bytes = Buffer.from('نبراس');
  expect(await sent(bytes.subarray(0, 3), bytes.subarray(3))).toBe('نبراس');
});
