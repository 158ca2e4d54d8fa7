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
  'كلام بلا فقرة <em>ثم</em><p>فقرة</p>',
])('%s is read as the editor opens it', same);
