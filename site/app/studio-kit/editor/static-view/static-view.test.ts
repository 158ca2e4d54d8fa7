// @vitest-environment happy-dom
import { directionSamples, htmlSamples } from '@nibras/contract/html/html-samples.ts';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHtml } from '../html/from-html.ts';
import { randomDocument } from '../html/random-documents.ts';
import { toHtml } from '../html/to-html.ts';
import { richTextExtensions } from '../schema/extensions.ts';
import { countWords } from '../text-counts.ts';
import { countShownWords } from './count-words.ts';
import { readStaticView } from './read-static-view.ts';
import { StaticView } from './static-view.ts';

const schema = getSchema(
  richTextExtensions({ placeholder: '', resolve: (src) => src, uploads: null }),
);

function show(html: string) {
  const root = document.createElement('div');
  const given: string[] = [];
  const view = new StaticView(root, html, () => ({
    placeholder: '',
    editable: true,
    resolve: (src) => `/storage/${src}`,
    onChange: (typed) => given.push(typed),
    onHold: () => undefined,
    onWords: () => undefined,
  }));
  return { root, view, given };
}

/** Many documents on a busy machine, in milliseconds. */
const busyTimeout = 30_000;

const written = randomDocument.map((json) => toHtml(schema.nodeFromJSON(json)));

const same = (html: string) => {
  const { root } = show(html);
  const read = readStaticView(schema, { root }, []).doc;
  const doc = fromHtml(schema, html);
  expect(read.toJSON()).toEqual(doc.toJSON());
  expect(countShownWords(root)).toBe(countWords(doc));
};

test(
  'a shown text is read as the document that the editor opens',
  () => fc.assert(fc.property(written, same), { numRuns: 200 }),
  busyTimeout,
);

test.each([
  ...Object.values(htmlSamples),
  ...directionSamples,
  '',
  '<p>  سطر \n  <strong> عريض </strong>  ثم <br />  آخر </p>\n\n<p>ثانٍ</p>',
  '<p>سطر<br /></p>',
  '<ul>\n<li>أ <ul>\n<li>ب</li>\n</ul>\n</li>\n</ul>',
  '<pre><code class="language-js">\n  a\n\n</code></pre>',
  '<p>قبل</p><p><img src="a.webp" alt="x"></p><p>بعد</p>',
  '<p>قبل <img src="a.webp" alt="x"> بعد</p>',
  '<p>قبل<img src="a.webp" alt="x">بعد<img src="b.webp" alt="y"></p>',
  '<h2>قبل<img src="a.webp" alt="x">بعد</h2><p>فقرة</p> ثم كلام',
  'كلام بلا فقرة <em>ثم</em><p>فقرة</p>',
])('%s is read as the editor opens it', same);

/** Types words where a text ends, as a browser does. */
function typeAfter(root: Element, selector: string, words: string) {
  const block = root.querySelector(selector);
  if (!block) throw new Error(`no ${selector}`);
  const text = block.firstChild;
  if (text instanceof Text) text.data += words;
  else block.prepend(words);
  root.dispatchEvent(new Event('input'));
}

test.each([
  ['', 'p', '<p> ثم</p>'],
  [
    '<p>سطر <strong>عريض</strong></p><p>آخر</p>',
    'p:last-child',
    '<p>سطر <strong>عريض</strong></p><p>آخر ثم</p>',
  ],
  ['<ul><li>أ<ul><li>ب</li></ul></li></ul>', 'li > p', '<ul><li>أ ثم<ul><li>ب</li></ul></li></ul>'],
  [
    '<pre data-run="true"><code class="language-js">a\n</code></pre>',
    'code',
    '<pre data-run="true"><code class="language-js">a\n ثم</code></pre>',
  ],
  [
    '<figure><img src="articles/a.webp" alt="صورة"></figure>',
    'figcaption',
    '<figure><img src="articles/a.webp" alt="صورة"><figcaption> ثم</figcaption></figure>',
  ],
  [
    '<table><tbody><tr><td></td><td>ب</td></tr></tbody></table>',
    'td p',
    '<table><tbody><tr><td> ثم</td><td>ب</td></tr></tbody></table>',
  ],
  [
    '<p dir="ltr">Text <a href="/courses" rel="x">link</a></p>',
    'p',
    '<p dir="ltr">Text  ثم<a href="/courses" rel="x">link</a></p>',
  ],
])('what is typed into %s is written into the stored HTML', (html, selector, typed) => {
  const { root, view, given } = show(html);
  typeAfter(root, selector, ' ثم');
  expect(given).toEqual([]);
  view.report();
  view.report();
  expect(given).toEqual([typed]);
  // Twice: the places of the first are replaced.
  typeAfter(root, selector, '؟');
  view.report();
  expect(given[1]).toBe(typed.replace(' ثم', ' ثم؟'));
});

test('another stored text is shown until something is typed', () => {
  const { root, view } = show('<p>أول</p>');
  expect(view.show('<p>ثانٍ</p>')).toBe(true);
  expect(root.textContent).toBe('ثانٍ');
  typeAfter(root, 'p', '!');
  expect(view.show('<p>ثالث</p>')).toBe(false);
  expect(root.textContent).toBe('ثانٍ!');
});

test('nothing is reported after the editor has taken over', () => {
  const { root, view, given } = show('<p>أول</p>');
  typeAfter(root, 'p', '!');
  view.stop();
  view.report();
  expect(given).toEqual([]);
});

test.each([
  '<p onclick="alert(1)">نص<script>alert(1)</script></p>',
  '<p><a href="javascript:alert(1)">رابط</a><img src="x" onerror="alert(1)"></p>',
  '<iframe src="https://example.com"></iframe><p style="color:red" id="x">نص</p>',
  '<svg onload="alert(1)"></svg><math><mtext></mtext></math><form><input></form>',
])('nothing of %s is shown but what the schema allows', (html) => {
  const { root } = show(html);
  expect(root.innerHTML).not.toMatch(
    /script|javascript|onclick|onerror|onload|iframe|style|id=|svg|math|form/,
  );
});
