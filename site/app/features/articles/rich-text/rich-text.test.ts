import { describe, expect, it } from 'vitest';
import { safeHref } from './clean.ts';
import { highlightCode } from './highlight-code.ts';
import { readRichText } from './read-rich-text.ts';
import { codeOf, type RichNode } from './rich-node.ts';

/** The tree as HTML, for comparing. */
function written(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'pre') return `<pre ${node.label}>${codeOf(node.pieces)}</pre>`;
      if (node.tag === 'img') return `<img ${node.src}>`;
      const name = node.tag === 'a' ? `a ${node.href}` : node.tag;
      return `<${name}>${written(node.children)}</${node.tag}>`;
    })
    .join('');
}

const read = async (html: string) => written(await readRichText(html));

describe('a text', () => {
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
  ])('%s is shown as %s', async (html, shown) => expect(await read(html)).toBe(shown));

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
  ])('nothing runs or leaks from %s', async (html) => expect(await read(html)).toBe('<p>أ</p>'));

  it('keeps what looks like a tag in code as text', async () => {
    const html =
      '<pre><code class="language-html">&lt;script&gt;\n  x\n&lt;/script&gt;\n</code></pre>';
    expect(await read(html)).toBe('<pre HTML><script>\n  x\n</script></pre>');
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
])('a link to %j leads to %j', (href, target) => expect(safeHref(href)).toBe(target));

describe('code', () => {
  const kinds = (code: string, language: string) =>
    highlightCode(code, language)
      .filter((piece) => typeof piece !== 'string')
      .map(([kind, text]) => `${kind}:${text.trim()}`);

  it.each([
    ['const a = "x"; // y', 'js', ['keyword:const', 'string:"x"', 'comment:// y']],
    ['const u = `//x`', 'ts', ['keyword:const', 'string:`//x`']],
    [
      'def f(x):  # y\n  return 1.5',
      'python',
      ['keyword:def', 'name:f', 'comment:# y', 'keyword:return', 'number:1.5'],
    ],
    [
      "SELECT name FROM t WHERE a = 'it''s'",
      'sql',
      ['keyword:SELECT', 'keyword:FROM', 'keyword:WHERE', "string:'it''s'"],
    ],
    ['<p class="a">', 'html', ['tag:<p', 'field:class', 'string:"a"', 'tag:>']],
    ['{"a": "b", "c": null}', 'json', ['field:"a"', 'string:"b"', 'field:"c"', 'keyword:null']],
    [
      '.card { inset: 4px; color: #fff }',
      'css',
      ['tag:.card', 'field:inset', 'number:4px', 'field:color', 'number:#fff'],
    ],
    ['git commit -m "أول" # x', 'bash', ['name:git', 'field:-m', 'string:"أول"', 'comment:# x']],
    ['port: 80', 'yml', ['field:port', 'number:80']],
    ['val x = 3', 'kotlin', ['keyword:val', 'number:3']],
    ['anything "at" all', 'text', []],
  ])('%s in %s', (code, language, found) => expect(kinds(code, language)).toEqual(found));

  it('stays the same, letter for letter', () => {
    const code = 'x = `open\n/* y\n"""z\n\'\\';
    for (const language of [
      'js',
      'python',
      'css',
      'sql',
      'html',
      'bash',
      'c',
      'yaml',
      'json',
      '?',
    ]) {
      expect(codeOf(highlightCode(code, language))).toBe(code);
    }
  });
});
