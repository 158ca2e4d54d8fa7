import { monitorEventLoopDelay } from 'node:perf_hooks';
import { codeLanguages } from '@nibras/contract/html/code-languages.ts';
import { expect, test } from 'vitest';
import { content } from '../../../../demo/content/index.ts';
import { highlightCode, knowsLanguage } from './highlight-code.ts';
import { renderHtml } from './render-html.ts';

const kindsOf = (code: string, language: string) =>
  [...highlightCode(code, language).matchAll(/<span class="code-(\w+)">([^<]*)<\/span>/g)].map(
    ([, kind, text]) => `${kind}:${text}`,
  );

test.each([
  ['const a = 1; // y', 'js', ['keyword:const', 'number:1', 'comment:// y']],
  [
    'def f(x):  # y\n  return 1.5',
    'python',
    ['keyword:def', 'name:f', 'comment:# y', 'keyword:return', 'number:1.5'],
  ],
  [
    "SELECT name FROM t WHERE a = 'b'",
    'sql',
    ['keyword:SELECT', 'keyword:FROM', 'keyword:WHERE', "string:'b'"],
  ],
  [
    '<p class="a">',
    'html',
    ['tag:&lt;p ', 'field:class', 'tag:=', 'string:&quot;a&quot;', 'tag:&gt;'],
  ],
  ['.card { inset: 4px }', 'css', ['tag:.card', 'field:inset', 'number:4px']],
  ['port: 80', 'yml', ['field:port:', 'number:80']],
  ['anything "at" all', 'text', []],
])('%s in %s is highlighted', (code, language, kinds) => {
  expect(kindsOf(code, language)).toEqual(kinds);
});

test.each(Object.keys(codeLanguages))(
  'the language %s, which the site names, can be highlighted',
  (name) => {
    expect(knowsLanguage(name)).toBe(true);
  },
);

test('a text is saved as its source and with its code highlighted', async () => {
  const html = '<p>نص</p><pre><code class="language-js">let a = "&lt;b&gt;";</code></pre>';
  expect(await renderHtml(html)).toEqual({
    source: '<p>نص</p><pre><code class="language-js">let a = "&lt;b&gt;";</code></pre>',
    rendered:
      '<p>نص</p><pre><code class="language-js"><span class="code-keyword">let</span> a = ' +
      '<span class="code-string">&quot;&lt;b&gt;&quot;</span>;</code></pre>',
  });
});

test('highlighting keeps the text of code, and highlighting again changes nothing', async () => {
  const text = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  const lectures = content.courses.flatMap(({ chapters = [] }) =>
    chapters.flatMap(({ lectures: all }) => all.flatMap(({ body }) => body ?? [])),
  );
  for (const html of [...content.articles.map(({ description }) => description), ...lectures]) {
    const { source, rendered } = await renderHtml(html);
    expect(text(rendered)).toBe(text(source));
    expect((await renderHtml(rendered)).rendered).toBe(rendered);
  }
});

test('code with closing tags stays text', async () => {
  const { rendered } = await renderHtml(
    '<pre><code class="language-js">"&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;"</code></pre>',
  );
  expect(rendered).not.toContain('<script');
});

test.each([
  ['one word', 'typescript', (length: number) => 'a'.repeat(length)],
  ['blank lines', 'javascript', (length: number) => '\n'.repeat(length)],
])(
  'code of %s is shown without colours and with a notice, while the event loop goes on',
  async (_, language, make) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const code = make(80_000);
    const { rendered } = await renderHtml(
      `<pre><code class="language-${language}">${code}</code></pre>`,
    );
    delay.disable();
    expect(rendered).toBe(
      '<aside class="callout-note"><p>النص طويل جدًا على التلوين، يُعرض بلا ألوان.</p></aside>' +
        `<pre><code class="language-${language}">${code}</code></pre>`,
    );
    expect(delay.percentile(90) / 1e6).toBeLessThan(100);
  },
);

test('long code of an honest author is highlighted in its thread', async () => {
  const code = 'const total = items.length;\n'.repeat(400);
  const { rendered } = await renderHtml(`<pre><code class="language-js">${code}</code></pre>`);
  expect(rendered.match(/code-keyword/g)).toHaveLength(400);
});
