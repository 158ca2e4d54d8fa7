import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const sent = (...chunks: Buffer[]) => text(Readable.from(chunks).pipe(lateScripts()));

test('every script of the page waits for what is seen first', async () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
    '<script nonce="x" type="module" async="">import "/a.js";</script>';
  expect(await sent(Buffer.from(html))).toBe(
    '<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>' +
      '<script nonce="x" type="text/plain" data-later>import "/a.js";</script>',
  );
});

test('what belongs to the page itself is left alone', async () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>' +
    '<script nonce="x">window.a = 1</script><script type="application/ld+json">{}</script>';
  expect(await sent(Buffer.from(html))).toBe(html);
});

test('a letter that two chunks share arrives whole', async () => {
  const bytes = Buffer.from('نبراس');
  expect(await sent(bytes.subarray(0, 3), bytes.subarray(3))).toBe('نبراس');
});
