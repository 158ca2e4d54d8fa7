import { getSchema } from '@tiptap/core';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { fromBody } from '../html/from-html.ts';
import { toHtml } from '../html/to-html.ts';
import { richTextExtensions } from '../schema/extensions.ts';
import { cleanPaste } from './clean-paste.ts';

/** What programs put into a clipboard, shortened, with what an article must become of it. */

const schema = getSchema(
  richTextExtensions({ placeholder: '', resolve: (src) => src, uploads: null }),
);
const window = new Window();

function pasted(html: string): string {
  const body = new window.DOMParser().parseFromString(html, 'text/html')
    .body as unknown as HTMLElement;
  cleanPaste(body);
  return toHtml(fromBody(schema, body));
}

test.each<[string, string, string]>([
  [
    'Google Docs: bold by weight, the wrapper in a light `b`',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="rtl" style="line-height:1.38;text-align: right;"><span style="font-size:11pt;font-weight:700;">المتغير</span><span style="font-size:11pt;font-weight:400;"> اسم لقيمة، و</span><span style="font-style:italic;">النوع</span><span> صفتها.</span></p></b>',
    '<p><strong>المتغير</strong> اسم لقيمة، و<em>النوع</em> صفتها.</p>',
  ],
  [
    'Google Docs: a list inside a list',
    '<b style="font-weight:normal;" id="docs-internal-guid-2"><ul><li dir="rtl" aria-level="1"><p dir="rtl" role="presentation"><span>أول</span></p></li><ul><li dir="rtl" aria-level="2"><p dir="rtl"><span>فرع</span></p></li></ul></ul></b>',
    '<ul><li>أول<ul><li>فرع</li></ul></li></ul>',
  ],
  [
    'VS Code: lines of code with spans of colour',
    '<meta charset="utf-8"><div style="color: #cccccc;background-color: #1f1f1f;font-family: Consolas, \'Courier New\', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #c586c0;">for</span><span style="color: #cccccc;"> i </span><span style="color: #c586c0;">in</span><span> range(3):</span></div><div><span>    print(</span><span style="color: #ce9178;">"مرحبا"</span><span>)</span></div></div>',
    '<pre><code>for i in range(3):\n    print("مرحبا")</code></pre>',
  ],
  [
    'ChatGPT: headings, a list and code with its bar',
    '<h3 data-start="1">الحلقات</h3><p data-start="2">استعمل <strong>for</strong> حين تعرف العدد.</p><ul data-start="3"><li><p>أسهل قراءة</p></li><li><p>بلا عداد</p></li></ul>',
    '<h3>الحلقات</h3><p>استعمل <strong>for</strong> حين تعرف العدد.</p><ul><li>أسهل قراءة</li><li>بلا عداد</li></ul>',
  ],
  [
    'Notion: a callout and a toggle',
    '<meta charset="utf-8"><p>قبل أن تبدأ:</p><blockquote>ثبّت بايثون أولًا.</blockquote><ol><li>افتح الطرفية</li><li>اكتب <code>python</code></li></ol><!-- notionvc: 1 -->',
    '<p>قبل أن تبدأ:</p><blockquote><p>ثبّت بايثون أولًا.</p></blockquote><ol><li>افتح الطرفية</li><li>اكتب <code>python</code></li></ol>',
  ],
  [
    'Excel: a table of cells',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{padding:0}</style></head><body><table border=0 cellpadding=0 cellspacing=0 dir=RTL><col width=64><tr height=20><td height=20 class=xl65 dir=RTL>الدرس</td><td class=xl65>المدة</td></tr><tr><td>المتغيرات</td><td align=right>12</td></tr></table></body></html>',
    '<table><tbody><tr><td>الدرس</td><td>المدة</td></tr><tr><td>المتغيرات</td><td>12</td></tr></tbody></table>',
  ],
  [
    'GitHub: a link, inline code and a task list',
    '<p dir="auto">راجع <a href="https://github.com/python/cpython" rel="nofollow">المستودع</a> والملف <code class="notranslate">README.md</code>.</p>',
    '<p>راجع <a href="https://github.com/python/cpython" rel="noopener nofollow">المستودع</a> والملف <code>README.md</code>.</p>',
  ],
  [
    'Gmail: lines in divs, an empty one between',
    '<div dir="rtl">السلام عليكم</div><div dir="rtl"><br></div><div dir="rtl">الدرس <b>غدًا</b>.</div>',
    '<p>السلام عليكم</p><p>الدرس <strong>غدًا</strong>.</p>',
  ],
  [
    'a page of Wikipedia: references, links and an edit sign',
    '<p><b>بايثون</b> هي <a href="https://ar.wikipedia.org/wiki/x">لغة برمجة</a> عالية المستوى.<sup id="cite_ref-1"><a href="https://ar.wikipedia.org/wiki/y#cite_note-1">[1]</a></sup></p>',
    '<p><strong>بايثون</strong> هي <a href="https://ar.wikipedia.org/wiki/x" rel="noopener nofollow">لغة برمجة</a> عالية المستوى.<a href="https://ar.wikipedia.org/wiki/y#cite_note-1" rel="noopener nofollow"><sup>[1]</sup></a></p>',
  ],
  [
    'WhatsApp in a browser: a line with a mark of direction and a picture of a smile',
    '<span dir="rtl" class="_ao3e selectable-text copyable-text"><span>شكرًا جزيلًا <img alt="😊" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" class="emoji"></span></span>',
    '<p>شكرًا جزيلًا 😊</p>',
  ],
])('%s', (_program, html, expected) => {
  expect(pasted(html)).toBe(expected);
});
