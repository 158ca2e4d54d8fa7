import { getSchema } from '@tiptap/core';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { fromBody } from '../html/from-html.ts';
import { toHtml } from '../html/to-html.ts';
import { richTextExtensions } from '../schema/extensions.ts';
import { cleanPaste } from './clean-paste.ts';
import { isMarkdown, markdownHtml } from './markdown.ts';
import { takePictures } from './paste-pictures.ts';
import { rtfPictures } from './rtf-pictures.ts';
import {
  googleDocs,
  libreOffice,
  webPage,
  wordForMac,
  wordForWindows,
  wordRtf,
} from './samples.ts';

const schema = getSchema(
  richTextExtensions({ placeholder: '', resolve: (src) => src, uploads: null }),
);
const window = new Window();

/** What a clipboard becomes: its HTML, and the files of its pictures. */
function paste(html: string, files: { rtf?: string; files?: File[] } = {}) {
  const body = new window.DOMParser().parseFromString(html, 'text/html')
    .body as unknown as HTMLElement;
  const started: (File | null)[] = [];
  cleanPaste(body);
  // The page's policy blocks styles of elements: the schema must not need them.
  expect(body.querySelector('[style]')).toBeNull();
  takePictures(
    body,
    { rtf: '', files: [], ...files },
    {
      start: (file) => `upload-${started.push(file)}`,
      missing: () => `upload-${started.push(null)}`,
    },
  );
  const doc = fromBody(schema, body);
  const pictures: unknown[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'figure') pictures.push([attrs.upload, attrs.alt]);
  });
  return { html: toHtml(doc), pictures, started };
}

describe('a text of Word for Windows', () => {
  const pasted = paste(wordForWindows, { rtf: wordRtf });

  test('keeps its structure and loses its fonts', () => {
    expect(pasted.html).toBe(
      '<h2>دليل البداية</h2><h2>الفصل الأول</h2>' +
        '<p>لغة <strong>بايثون</strong> <em>سهلة</em><sup>1</sup>، وتعمل في القاهرة.</p>' +
        '<ul><li>أول<ul><li>فرع أول</li><li>فرع ثانٍ</li></ul></li><li>ثانٍ</li></ul>' +
        '<p>ثم:</p><ol><li>افتح <code>app.py</code></li><li>شغّله</li></ol>' +
        '<table><tbody><tr><td>الاسم</td><td></td><td>العمر</td></tr>' +
        '<tr><td>سارة</td><td>علي</td><td>30</td></tr></tbody></table>' +
        '<hr /><ol><li>صدرت عام 1991.</li></ol>',
    );
  });

  test('has its picture from the RTF beside it, with its alternative text', () => {
    expect(pasted.pictures).toEqual([['upload-1', 'شاشة البرنامج']]);
    expect(pasted.started.map((file) => [file?.type, file?.size])).toEqual([['image/png', 96]]);
  });

  test('without RTF asks for the file of its picture', () => {
    expect(paste(wordForWindows).started).toEqual([null]);
  });
});

test('a text of Word for the Mac keeps levels, signs and a Latin line on the right', () => {
  const { html, started } = paste(wordForMac);
  expect(html).toBe(
    '<h2>المتطلبات</h2><ol><li>حاسوب<ul><li>ذاكرة 8 جيجابايت</li></ul></li><li>اتصال</li></ol>' +
      '<p dir="rtl">React, Vue, Angular</p>',
  );
  expect(started).toEqual([null]);
});

test('a text of Google Docs keeps formats, nested lists and merged cells', () => {
  const { html, started } = paste(googleDocs);
  expect(html).toBe(
    '<h2>مقدمة</h2><p>نص <strong>عريض</strong><em> ومائل</em><s> ومشطوب</s> و' +
      '<a href="https://example.com/x" rel="noopener nofollow">رابط</a><sup>2</sup></p>' +
      '<ul><li>أول<ul><li>فرع</li></ul></li><li>ثانٍ</li></ul>' +
      '<p><code>npm start</code> يشغّل الموقع</p>' +
      '<table><tbody><tr><td>أ</td><td>ب</td></tr><tr><td></td><td>ج</td></tr></tbody></table>',
  );
  expect(started).toEqual([null]);
});

test('a text of LibreOffice keeps its notes and uploads its picture', () => {
  const { html, pictures, started } = paste(libreOffice);
  expect(html).toBe(
    '<h2>التثبيت</h2><p><strong>نزّل</strong> الملف<sup>1</sup> ثم ثبّته.</p>' +
      '<ol><li>خطوة<ol><li>تفصيل</li></ol></li><li>خطوة أخرى</li></ol>' +
      '<hr /><ol><li>من الموقع الرسمي.</li></ol>',
  );
  expect(pictures).toEqual([['upload-1', 'شعار']]);
  expect(started[0]?.type).toBe('image/png');
});

test('a web page loses what is no text, and keeps its code with the language', () => {
  const { html, started } = paste(webPage);
  expect(html).toBe(
    '<h2 dir="ltr">Title</h2><p dir="ltr">Hello world.</p>' +
      '<pre><code class="language-js">const a = 1;\nrun();</code></pre>',
  );
  expect(started).toEqual([]);
});

test('a picture that was copied alone is its file', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const { started } = paste('<img src="https://example.com/a.png" alt="أ">', { files: [file] });
  expect(started).toEqual([file]);
});

test('a picture in RTF is taken once, and one of another format is not', () => {
  expect(rtfPictures(wordRtf)).toHaveLength(1);
  expect(rtfPictures('{\\rtf1 {\\pict\\pngblip zz}}')).toEqual([]);
});

test('Google Docs says bold, italic and struck by styles only, in a <b> that is not bold', () => {
  const { html } = paste(
    '<b style="font-weight:normal;"><p dir="rtl" style="line-height:1.38"><span style="font-weight:400;font-style:normal">فقرة </span><span style="font-size:11pt;font-weight:700;">مهمة</span><span style="font-style:italic"> ومائلة</span><span style="text-decoration:line-through"> وقديمة</span><span style="vertical-align:super;font-size:0.6em">2</span></p><ul style="margin-top:0"><li aria-level="1" style="font-weight:400"><p><span>أول</span></p></li><ul><li aria-level="2"><p><span style="font-weight:700">فرع</span></p></li></ul></ul></b>',
  );
  expect(html).toBe(
    '<p>فقرة <strong>مهمة</strong><em> ومائلة</em><s> وقديمة</s><sup>2</sup></p>' +
      '<ul><li>أول<ul><li><strong>فرع</strong></li></ul></li></ul>',
  );
});

test('styles of blocks and of cells count too, and headings stay as they are', () => {
  const { html } = paste(
    '<h2 style="font-weight:bold"><span style="font-weight:700">عنوان</span></h2><p style="font-weight:bold">كلها</p><p><i style="font-style:normal">عادي</i> <span style="font-weight:600"><span style="font-style:oblique">معًا</span></span></p>',
  );
  expect(html).toBe(
    '<h2>عنوان</h2><p><strong>كلها</strong></p><p>عادي <strong><em>معًا</em></strong></p>',
  );
});

const coloured =
  "<meta charset='utf-8'><div style=\"color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;\">";

test.each([
  [
    'VS Code',
    `${coloured}<div><span style="color: #c586c0;">if</span><span> (x &lt; 5) {</span></div><div><span>  y = </span><span style="color:#b5cea8">1</span><span>;</span></div><br><div><span>}</span></div></div>`,
    'if (x &lt; 5) {\n  y = 1;\n\n}',
  ],
  [
    'Colab',
    `<div style="font-family: monospace; white-space: pre-wrap"><span>def f():</span><br><span>    return&nbsp;'أ'</span></div>`,
    "def f():\n    return 'أ'",
  ],
  ['one line', `${coloured}<div><span>    x = 1</span></div></div>`, '    x = 1'],
])('code of %s keeps its lines and its indentation', (_what, html, code) => {
  expect(paste(html).html).toBe(`<pre><code>${code}</code></pre>`);
});

test.each([
  [
    'in the block',
    '<p>قبل</p><pre><div><div>python</div><div><button>نسخ الكود</button></div></div><div dir="ltr"><code>print("أ")\n</code></div></pre><p>بعد</p>',
    '<pre><code class="language-python">print("أ")\n</code></pre>',
  ],
  [
    'in the block without a button',
    '<p>قبل</p><pre><span>python</span><span>نسخ الكود</span><code class="language-python">print("أ") </code></pre><p>بعد</p>',
    '<pre><code class="language-python">print("أ") </code></pre>',
  ],
  [
    'above the block',
    '<p>قبل</p><div class="code"><div class="bar"><span>JavaScript</span><span>Copy</span></div><div><pre><code>let a;</code></pre></div></div><p>بعد</p>',
    '<pre><code class="language-javascript">let a;</code></pre>',
  ],
])('the bar of an assistant %s is no code', (_what, html, code) => {
  expect(paste(html).html).toBe(`<p>قبل</p>${code}<p>بعد</p>`);
});

test('a paragraph before code that is no bar stays', () => {
  expect(paste('<p>شغّل هذا:</p><pre><code>a</code></pre>').html).toBe(
    '<p>شغّل هذا:</p><pre><code>a</code></pre>',
  );
  expect(paste('<div>Copy this to your file</div><pre>a</pre>').html).toContain('Copy this');
});

test('an Arabic list of Word whose signs are «أ», a joiner and a dash is ordered', () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class="MsoListParagraph" dir="RTL" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp;&nbsp;</span></span>${text}</p>`;
  expect(
    paste(
      item(1, '1.', 'البند الأول') +
        item(2, 'أ\u200c-', 'فرع أول') +
        item(2, 'ب\u200c-', 'فرع ثانٍ') +
        item(1, '2.', 'البند الثاني'),
    ).html,
  ).toBe(
    '<ol><li>البند الأول<ol><li>فرع أول</li><li>فرع ثانٍ</li></ol></li><li>البند الثاني</li></ol>',
  );
});

describe('a plain text', () => {
  test.each([
    ['# عنوان\n\nنص', true],
    ['- أول\n- ثانٍ', true],
    ['اكتب **عريض**', true],
    ['| أ | ب |\n| --- | --- |\n| 1 | 2 |', true],
    ['5 - 3 = 2', false],
    ['نص عادي\nسطران', false],
  ])('%j is Markdown: %s', (text, expected) => expect(isMarkdown(text)).toBe(expected));

  test('in Markdown becomes what it says', async () => {
    const html = await markdownHtml(
      '# عنوان\n\nنص **عريض** و`code`\n\n1. أول\n   - فرع\n2. ثانٍ\n\n```js\nlet a;\n```\n\n> قول\n\n| أ | ب |\n|---|---|\n| 1 | 2 |\n\n<script>alert(1)</script>',
    );
    expect(paste(html).html).toBe(
      '<h2>عنوان</h2><p>نص <strong>عريض</strong> و<code>code</code></p>' +
        '<ol><li>أول<ul><li>فرع</li></ul></li><li>ثانٍ</li></ol>' +
        '<pre><code class="language-js">let a;\n</code></pre><blockquote><p>قول</p></blockquote>' +
        '<table><thead><tr><th>أ</th><th>ب</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
  });
});
