import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { markedScripts } from './marked-scripts.ts';

const mark = 'c2VjcmV0';
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');

test('the marked inline scripts are hashed, each once, and the mark is removed', () => {
  const { html, hashes } = markedScripts(
    `<script nonce="${mark}">a("نبراس")</script><link nonce="${mark}" href="/x">` +
      `<script type="module" nonce="${mark}" async="">b()</script><script nonce="${mark}">b()</script>`,
    mark,
  );
  expect(html).not.toContain('nonce');
  expect(html).toContain('<script type="module" async="">b()</script>');
  expect(hashes).toEqual([hashOf('a("نبراس")'), hashOf('b()')]);
});

test('a script without the mark is not hashed, whatever surrounds it', () => {
  const { hashes } = markedScripts(
    '<script>stolen()</script><script nonce="guess">stolen()</script>' +
      `<p title="nonce=&quot;${mark}&quot;"><script>stolen()</script></p><script nonce="${mark}">ours()</script>`,
    mark,
  );
  expect(hashes).toEqual([hashOf('ours()')]);
});

test('data blocks and scripts with a src are not hashed', () => {
  const { hashes } = markedScripts(
    `<script type="application/ld+json" nonce="${mark}">{}</script><script src="/a.js" nonce="${mark}"></script>`,
    mark,
  );
  expect(hashes).toEqual([]);
});
