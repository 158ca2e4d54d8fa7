import { processorTime } from '@nibras/contract/testing/processor-time.ts';
import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';

function formulasOf(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'formula') return [`${node.isBlock ? 'block' : 'line'}: ${node.tex}`];
    return 'children' in node ? formulasOf(node.children) : [];
  });
}

const formulasIn = async (html: string) => formulasOf(await parseRichText(html));

test.each([
  [
    String.raw`<p>ما قيمة \(\frac{1}{2} + x^2\) عند \(x=2\)؟</p>`,
    ['line: \\frac{1}{2} + x^2', 'line: x=2'],
  ],
  [String.raw`<p>$$\sum_{i=1}^{n} i$$</p>`, ['block: \\sum_{i=1}^{n} i']],
  [String.raw`<ul><li>\[a &lt; b\]</li></ul>`, ['block: a < b']],
  ['<p>$$a<br>+ b$$<br>ثم</p>', ['block: a\n+ b']],
  [String.raw`<p><strong>\(س^2\)</strong></p>`, ['line: س^2']],
  // A letter alone, and one after an escaped delimiter.
  ['<p>$$x$$</p>', ['block: x']],
  [String.raw`<p>\\(a\) ثم \(b\)</p>`, ['line: b']],
])('the formulas of %s', async (html, expected) => {
  expect(await formulasIn(html)).toEqual(expected);
});

test.each([
  [String.raw`<p><code>\(a\)</code></p>`],
  ['<pre><code>$$a = 1$$</code></pre>'],
  // Variables of PHP, prices, and what does not end.
  ['<p>المتغيران $$name و$$other في PHP</p>'],
  ['<p>بين $5 و$10</p>'],
  [String.raw`<p>\(a + b</p><p>c\)</p>`],
  [String.raw`<p>\(\)</p>`],
])('%s has none', async (html) => {
  const nodes = await parseRichText(html);
  expect(formulasOf(nodes)).toEqual([]);
});

test('a longer one than may be drawn stays as it is', async () => {
  expect(await formulasIn(`<p>\\(${'a'.repeat(2_000)}\\)</p>`)).toHaveLength(1);
  expect(await formulasIn(`<p>\\(${'a'.repeat(2_001)}\\)</p>`)).toEqual([]);
});

test('the text around formulas, with its line breaks, stays', async () => {
  const [paragraph] = await parseRichText(String.raw`<p>أ
أ<br>\(x\) ب<br>ج</p>`);
  expect(paragraph).toEqual({
    tag: 'p',
    children: [
      'أ\nأ',
      { tag: 'br', children: [] },
      { tag: 'formula', tex: 'x', isBlock: false },
      ' ب',
      { tag: 'br', children: [] },
      'ج',
    ],
  });
});

test('a text with many openers is read in linear time, and draws no more than it may', async () => {
  const time = (count: number) => {
    const html = `<p>${'\\( \\[ $$ '.repeat(count)}</p>`;
    return processorTime(() => parseRichText(html));
  };
  const [short, long] = [await time(20_000), await time(80_000)];
  expect(long).toBeLessThan(Math.max(200, 12 * short));
  expect(await formulasIn(`<p>${'\\(x\\) '.repeat(1_000)}</p>`)).toHaveLength(300);
});
