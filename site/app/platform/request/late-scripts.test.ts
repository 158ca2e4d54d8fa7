import { expect, test } from 'vitest';
import { lateScripts, scriptsAtOnce } from './late-scripts.ts';

test('every script of the page waits for what is seen first', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
    '<script nonce="x" type="module" async="">import "/a.js";</script>';
  expect(lateScripts(html)).toBe(
    '<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>' +
      '<script nonce="x" type="text/plain" data-later>import "/a.js";</script>',
  );
});

test('what belongs to the page itself is left alone', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>' +
    '<script nonce="x">window.a = 1</script><script type="application/ld+json">{}</script>';
  expect(lateScripts(html)).toBe(html);
});

test('scripts that start at once leave a slow line to the style', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="style" href="/a.css"/>' +
    '<script nonce="x" type="module" async="">import "/a.js";</script>';
  expect(scriptsAtOnce(html)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="preload" as="style" href="/a.css"/>' +
      '<script nonce="x" type="module" async="">import "/a.js";</script>',
  );
});
