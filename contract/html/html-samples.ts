import type { HtmlElement } from './html-schema.ts';

/** A text for each element. The tests of the sanitiser and of the renderer check that they do not change it. */
export const htmlSamples: Record<HtmlElement, string> = {
  p: '<p>نص</p>',
  br: '<p>سطر<br />سطر</p>',
  hr: '<p>نص</p><hr /><p>نص</p>',
  h2: '<h2>عنوان</h2>',
  h3: '<h2>عنوان</h2><h3>فرع</h3>',
  h4: '<h2>عنوان</h2><h3>فرع</h3><h4>فرع الفرع</h4>',
  ul: '<ul><li>أ</li></ul>',
  ol: '<ol><li>أ</li><li>ب</li></ol>',
  li: '<ul><li>أ<ul><li>ب</li></ul></li></ul>',
  strong: '<p><strong>مهم</strong></p>',
  em: '<p><em>مائل</em></p>',
  s: '<p><s>ملغى</s></p>',
  sub: '<p>H<sub>2</sub>O</p>',
  sup: '<p>2<sup>8</sup></p>',
  mark: '<p><mark>بارز</mark></p>',
  kbd: '<p><kbd>Ctrl</kbd></p>',
  blockquote: '<blockquote><p>قول</p></blockquote>',
  aside: '<aside class="callout-tip"><p>نصيحة</p></aside>',
  figure: '<figure><img src="articles/a.webp" alt="صورة" /></figure>',
  figcaption: '<figure><img src="articles/a.webp" alt="" /><figcaption>شرح</figcaption></figure>',
  table: '<table><tbody><tr><td>أ</td></tr></tbody></table>',
  thead: '<table><thead><tr><th>أ</th></tr></thead><tbody><tr><td>ب</td></tr></tbody></table>',
  tbody: '<table><tbody><tr><td>أ</td></tr><tr><td>ب</td></tr></tbody></table>',
  tr: '<table><tbody><tr><th>أ</th><td>ب</td></tr></tbody></table>',
  th: '<table><tbody><tr><th>أ</th></tr></tbody></table>',
  td: '<table><tbody><tr><td><strong>أ</strong></td></tr></tbody></table>',
  a: '<p><a href="/articles/3">مقال</a></p>',
  img: '<img src="/storage/articles/a.webp" alt="صورة" />',
  pre: '<pre><code>نص منسق</code></pre><pre data-run="true"><code class="language-python">print(1)</code></pre>',
  code: '<p><code>x</code></p>',
  span: '<pre><code class="language-python"><span class="code-keyword">def</span> f</code></pre>',
};

/** A text for each element that may have a direction. */
export const directionSamples: readonly string[] = [
  '<p dir="ltr">Text</p>',
  '<h2 dir="ltr">Title</h2>',
  '<h2>عنوان</h2><h3 dir="ltr">Part</h3><h4 dir="ltr">Detail</h4>',
  '<ul dir="ltr"><li>a</li></ul>',
  '<ol dir="ltr"><li>a</li></ol>',
  '<blockquote dir="ltr"><p>words</p><p dir="rtl">قول</p></blockquote>',
  '<aside class="callout-note" dir="ltr"><p>words</p></aside>',
  '<figure dir="ltr"><img src="articles/a.webp" alt="" /><figcaption>caption</figcaption></figure>',
  '<table dir="ltr"><tbody><tr><td>a</td></tr></tbody></table>',
];
