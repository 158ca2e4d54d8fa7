import { expect, test } from 'vitest';
import { composePage } from './compose.ts';
import { guardLoops } from './guard-loops.ts';

test.each([
  ['while (a) b();', 'while (a) {nibrasLoop();b();}'],
  ['for (;;) { x() }', 'for (;;) {nibrasLoop(); x() }'],
  ['do a(); while (b)', 'do {nibrasLoop();a();} while (b)'],
  [
    'for (const a of b) while (c) d();',
    'for (const a of b) {nibrasLoop();while (c) {nibrasLoop();d();}}',
  ],
  ['a(); // while', 'a(); // while'],
  ['this is no code', 'this is no code'],
])('%j is guarded on the lines on which it was', (code, guarded) => {
  expect(guardLoops(code)).toBe(guarded);
});

const page = (code: string, others: { name: string; code: string }[] = [], check = '') =>
  composePage(
    [{ name: 'index.html', code }, ...others],
    'own()',
    { secret: 's', stdin: '' },
    check,
  );

test('our script comes first, after the type of the document, with the page’s policy', () => {
  const html = page('<!doctype html>\n<p>x</p>');
  expect(html).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy"/);
  expect(html.indexOf('own()')).toBeLessThan(html.indexOf('<p>'));
  expect(html).not.toContain("'unsafe-eval'");
});

test('the page’s lines are told as they were', () => {
  const html = page('<!doctype html>\n<p>x</p>');
  const before = Number(/"linesBefore":(\d+)/.exec(html)?.[1]);
  const line = html.slice(0, html.indexOf('<p>')).split('\n').length;
  expect(line - before).toBe(2);
});

test('files are found by their names, and others are left as they are', () => {
  const html = page(
    '<link href="./a.css" rel=stylesheet><script src=b.js></script><img src="https://x.test/c.png">',
    [
      { name: 'a.css', code: 'p{}' },
      { name: 'b.js', code: 'b()' },
    ],
  );
  expect(html).toContain(`href="data:text/css;charset=utf-8;base64,${btoa('p{}')}"`);
  expect(html).toContain(`src="data:text/javascript;charset=utf-8;base64,${btoa('b()')}"`);
  expect(html).toContain('src="https://x.test/c.png"');
});

test('nothing ends our script early, and frames of the page run no scripts', () => {
  const html = page('<iframe srcdoc="x"></iframe>', [], "a('</script>')");
  expect(html).toContain('<iframe sandbox srcdoc');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
