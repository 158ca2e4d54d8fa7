import { directionSamples, htmlSamples } from '@nibras/contract/html/html-samples.ts';
import { codeKinds, safeHref } from '@nibras/contract/html/html-schema.ts';
import { describe, expect, it } from 'vitest';
import { asHtml } from './as-html.ts';
import { parseRichText } from './parse-rich-text.ts';
import { codeOf, type RichNode } from './rich-node.ts';

/** Serialises the tree in a short form for comparison. */
function serialise(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'pre') return `<pre ${node.label}>${codeOf(node.pieces)}</pre>`;
      if (node.tag === 'formula') return `<formula ${node.isBlock} ${node.tex}>`;
      if (node.tag === 'img') return `<img ${node.src}>`;
      const name = node.tag === 'a' ? `a ${node.href}` : node.tag;
      return `<${name}>${serialise(node.children)}</${node.tag}>`;
    })
    .join('');
}

const parse = async (html: string) => serialise(await parseRichText(html));

describe('a rich text', () => {
  it.each([
    ['<h2>أ</h2>\n<p>ب <strong>ج</strong></p>', '<h2>أ</h2><p>ب <strong>ج</strong></p>'],
    ['<ul>\n<li>أ</li>\n<li>ب</li>\n</ul>', '<ul><li>أ</li><li>ب</li></ul>'],
    ['<p>أ <b>ب</b> <i>ج</i></p>', '<p>أ <strong>ب</strong> <em>ج</em></p>'],
    ['<div><p>أ</p><section><p>ب</p></section></div>', '<p>أ</p><p>ب</p>'],
    ['<p style="color:red" onclick="x()">أ</p>', '<p>أ</p>'],
    ['أ &amp; ب\n\nج', '<p>أ & ب</p><p>ج</p>'],
    ['<h1>أ</h1><h3>ب</h3><h6>ج</h6>', '<h2>أ</h2><h4>ب</h4><h4>ج</h4>'],
    ['<h3>أ</h3>', '<h2>أ</h2>'],
    ['<table><tr><td>أ</td></tr></table>', '<table><tbody><tr><td>أ</td></tr></tbody></table>'],
    [
      '<table>\n<thead><tr><th>أ</th></tr></thead> x <tr><td>ب</td></tr></table>',
      '<table><thead><tr><th>أ</th></tr></thead><tbody><tr><td>ب</td></tr></tbody></table>',
    ],
    ['<tr><td>أ</td></tr>', '<p>أ</p>'],
    [
      '<p>أ<strong><ul><li>ب</li></ul></strong></p>',
      '<p>أ</p><strong><ul><li>ب</li></ul></strong>',
    ],
    ['<h2>أ<div><p>ب</p></div></h2>', '<h2>أب</h2>'],
    ['<ul>أ<li>ب</li></ul>', '<ul><li>أ</li><li>ب</li></ul>'],
    ['<blockquote><h1>أ</h1> <p>ب</p></blockquote>', '<blockquote><h2>أ</h2><p>ب</p></blockquote>'],
    ['', ''],
  ])('%s is rendered as %s', async (html, shown) => expect(await parse(html)).toBe(shown));

  it.each([
    ['<script>alert(1)</script><p>أ</p>'],
    ['<p>أ</p><style>p{}</style><iframe src="https://x.example"></iframe>'],
    ['<p>أ</p><svg><script>alert(1)</script></svg>'],
    ['<p>أ<img src="javascript:alert(1)"></p>'],
    ['<p>أ<img src="//elsewhere.example/x.png"></p>'],
    ['<form action="/x"><input name="y"></form><p>أ</p>'],
    ['<p><a href="javascript:alert(1)">أ</a></p>'],
    ['<!-- <p>ب</p> --><p>أ</p>'],
    ['<p><a href="javascript:x"><a href="data:x">أ</a></a></p>'],
  ])('%s is rendered without scripts and foreign resources', async (html) =>
    expect(await parse(html)).toBe('<p>أ</p>'),
  );

  it('keeps tags in code as text', async () => {
    const html =
      '<pre><code class="language-html">&lt;script&gt;\n  x\n&lt;/script&gt;\n</code></pre>';
    expect(await parse(html)).toBe('<pre HTML><script>\n  x\n</script></pre>');
  });
});

it.each([
  ['/articles/3', '/articles/3'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  [' \u0001javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['/\t/elsewhere.example', null],
  ['#part', null],
  ['file', null],
])('the link target %j becomes %j', (href, target) => expect(safeHref(href)).toBe(target));

it.each(Object.entries(htmlSamples))(
  '<%s> of the schema is rendered as it was stored',
  async (_, html) => expect(asHtml(await parseRichText(html))).toBe(html),
);

it.each(directionSamples)('%s keeps its direction', async (html) =>
  expect(asHtml(await parseRichText(html))).toBe(html),
);

it.each([
  ['<aside>أ</aside>', '<aside class="callout-note">أ</aside>'],
  ['<aside class="x callout-tip">أ</aside>', '<aside class="callout-tip">أ</aside>'],
  ['<p dir="auto">أ</p>', '<p>أ</p>'],
  ['<p dir="LTR">a</p>', '<p dir="ltr">a</p>'],
  ['<h1 dir="ltr">a</h1>', '<h2 dir="ltr">a</h2>'],
  ['<p><strong dir="ltr">a</strong></p>', '<p><strong>a</strong></p>'],
])('%s is rendered as %s', async (html, shown) =>
  expect(asHtml(await parseRichText(html))).toBe(shown),
);

describe('code', () => {
  const piecesOf = async (html: string) => {
    const [node] = await parseRichText(html);
    return typeof node === 'object' && node.tag === 'pre' ? node.pieces : null;
  };

  it.each(codeKinds)('keeps the stored pieces of kind %s', async (kind) => {
    const html = `<pre><code>a <span class="code-${kind}">b</span></code></pre>`;
    expect(await piecesOf(html)).toEqual(['a ', [kind, 'b']]);
  });

  it.each([
    ['<pre><code class="language-js">const a = 1;</code></pre>', ['const a = 1;']],
    ['<pre><span class="hljs-keyword">a</span></pre>', ['a']],
    ['<pre><code>\na<br>  b\n\n</code></pre>', ['a', '\n', '  b']],
    ['<pre> <code class="x"><b>a</b></code></pre>', [' ', 'a']],
  ])('without highlighting stays unchanged: %s', async (html, pieces) =>
    expect(await piecesOf(html)).toEqual(pieces),
  );
});
