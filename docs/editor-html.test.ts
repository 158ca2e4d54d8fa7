import { directionSamples, htmlSamples } from '@nibras/contract/html/html-samples.ts';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../api/src/platform/html/sanitise.ts';
import { content } from '../demo/content/index.ts';
import { asHtml } from '../site/app/content/articles/rich-text/as-html.ts';
import { parseOnServer } from '../site/app/content/articles/rich-text/parse-on-server.ts';
import { sanitise } from '../site/app/content/articles/rich-text/sanitise.ts';
import { fromBody } from '../site/app/studio-kit/editor/html/from-html.ts';
import { randomDocument } from '../site/app/studio-kit/editor/html/random-documents.ts';
import { toHtml } from '../site/app/studio-kit/editor/html/to-html.ts';
import { richTextExtensions } from '../site/app/studio-kit/editor/schema/extensions.ts';

/**
 * One schema of texts for the studio's editor, the API's sanitiser and the site's pages. Here because the packages of
 * site and API do not import each other.
 */

const schema = getSchema(
  richTextExtensions({ placeholder: '', resolve: (src) => src, uploads: null }),
);
const window = new Window();

/** Many documents on a busy machine, in milliseconds. */
const busyTimeout = 30_000;

const opened = (html: string) =>
  fromBody(
    schema,
    new window.DOMParser().parseFromString(html, 'text/html').body as unknown as Element,
  );

/** White space beside tags is no part of what is shown. */
const tight = (html: string) => html.replace(/[ \n]*(<[^>]*>)[ \n]*/g, '$1');

/** `asHtml` escapes nothing. */
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const shown = (html: string) => asHtml(sanitise(parseOnServer(html)));

const written = randomDocument.map((json) => {
  const doc = schema.nodeFromJSON(json);
  doc.check();
  return toHtml(doc);
});

test(
  'the sanitiser leaves what the editor writes',
  () => {
    fc.assert(
      fc.property(written, (html) => {
        expect(sanitiseHtml(html)).toBe(html);
      }),
      { numRuns: 300 },
    );
  },
  busyTimeout,
);

test(
  'what the editor wrote is opened and written again without a change',
  () => {
    fc.assert(
      fc.property(written, (html) => {
        expect(tight(toHtml(opened(html)))).toBe(tight(html));
      }),
      { numRuns: 50 },
    );
  },
  busyTimeout,
);

test(
  'a page shows every element that the editor writes',
  () => {
    fc.assert(
      fc.property(written, (html) => {
        // A text that begins with the second level keeps its levels.
        const text = `<h2>عنوان</h2>${html}`;
        // A page shows code in a language that it does not know without one, and adds `rel` by itself.
        const known = text.replaceAll(/ class="language-brainfuck"| rel="noopener nofollow"/g, '');
        expect(tight(shown(text))).toBe(tight(unescaped(known)));
      }),
      { numRuns: 300 },
    );
  },
  busyTimeout,
);

const lectures = content.courses.flatMap(({ chapters = [] }) =>
  chapters.flatMap(({ lectures: all }) => all.flatMap(({ body }) => body ?? [])),
);
const stored = [
  ...content.articles.map(({ description }) => description),
  ...lectures,
  ...Object.values(htmlSamples).filter((html) => !html.includes('<span')),
];

/** A picture alone becomes a figure, the first row of headings a table's head, the line of a quote a paragraph, and
 * an item's only paragraph its line. */
const rewritten = (html: string) =>
  tight(html)
    .replace(/(<figure[^>]*>)?(<img [^>]*>)(?!<figcaption>|<\/figure>)/g, '<figure>$2</figure>')
    .replace(
      /<blockquote>((?:(?!<\/?(?:p|blockquote)>).)+)<\/blockquote>/g,
      '<blockquote><p>$1</p></blockquote>',
    )
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<ul|<ol|<\/li>)/g, '<li>$1')
    .replace('<tbody><tr><th>أ</th></tr></tbody>', '<thead><tr><th>أ</th></tr></thead>');

test('every stored text is opened and written again with all its elements', () => {
  for (const html of stored.map(sanitiseHtml)) {
    // Latin words get their direction.
    expect(tight(toHtml(opened(html))).replace(/(<\w+) dir="ltr"/g, '$1')).toBe(rewritten(html));
  }
});

test.each([
  ...directionSamples,
  '<p>سطر عربي</p><p dir="ltr">A sentence in English.</p>',
  '<p>سطر عربي</p><h2>TypeScript</h2><ul><li>React</li><li>Vue</li></ul>',
  '<p>سطر عربي</p><h2 dir="ltr">TypeScript</h2>',
  '<p>React أم Vue؟</p>',
  '<p dir="ltr">سطر عربي</p>',
  '<p>سطر عربي</p><p dir="rtl">A sentence in English.</p>',
  '<p dir="ltr">An English text.</p><h2 dir="ltr">Title</h2><p>سطر عربي</p>',
  '<p>سطر عربي</p><blockquote dir="ltr"><p>Words.</p></blockquote>',
])('the direction in %s stays', (html) => expect(toHtml(opened(html))).toBe(html));
