import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSchema } from '@tiptap/core';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { fromBody } from '../html/from-html.ts';
import { toHtml } from '../html/to-html.ts';
import { richTextExtensions } from '../schema/extensions.ts';
import { cleanPaste } from './clean-paste.ts';

/*
 * Arabic documents of Word's kind as other programs put them into a clipboard: written as Markdown, made into .docx and
 * .odt by Pandoc 2.17 and LibreOffice 7.4, and opened and copied as HTML in the program that the file is named after.
 */

const schema = getSchema(
  richTextExtensions({ placeholder: '', resolve: (src) => src, uploads: null }),
);
const window = new Window();

function pasted(program: string): string {
  const html = readFileSync(join(import.meta.dirname, `samples/${program}.html`), 'utf8');
  const body = new window.DOMParser().parseFromString(html, 'text/html')
    .body as unknown as HTMLElement;
  cleanPaste(body);
  return toHtml(fromBody(schema, body));
}

test('a lesson plan of LibreOffice keeps its numbered list, table, quote, code and note', () => {
  expect(pasted('libreoffice')).toBe(
    '<h2>خطة درس المتغيّرات</h2><h2>الهدف</h2>' +
      '<p>يخرج الطالب وقد كتب برنامجًا <strong>يسأل ويجيب</strong>، ويعرف الفرق بين <em>القيمة</em> و<em>الاسم</em>.<sup>1</sup></p>' +
      '<h2>قبل الدرس</h2>' +
      '<ol><li>افتح المحرر، وأنشئ ملفًا باسم <code>hello.py</code>.</li>' +
      '<li>جهّز ما يلي:<ul><li>حاسوب لكل طالبين</li><li>ورق وأقلام</li></ul></li>' +
      '<li>اقرأ <a href="https://docs.python.org/3/" rel="noopener nofollow">الدليل الرسمي</a>.</li></ol>' +
      '<h2>جدول الحصة</h2>' +
      '<table><thead><tr><th>الدقيقة</th><th>النشاط</th><th>الأداة</th></tr></thead>' +
      '<tbody><tr><td>0–10</td><td>مراجعة سريعة</td><td>السبورة</td></tr>' +
      '<tr><td>10–35</td><td>كتابة البرنامج</td><td>Python 3</td></tr>' +
      '<tr><td>35–45</td><td>عرض الحلول</td><td>الشاشة</td></tr></tbody></table>' +
      '<blockquote><p>من لم يخطئ في الحصة لم يتعلّم فيها.</p></blockquote>' +
      '<pre><code>name = input("ما اسمك؟ ")\nprint("أهلًا", name)</code></pre>' +
      '<hr /><ol><li>«القيمة» ما يُخزَّن، و«الاسم» ما نناديه به.</li></ol>',
  );
});

test('a report of AbiWord keeps its headings, lists and table', () => {
  expect(pasted('abiword')).toBe(
    '<h2>تقرير الأسبوع الأول</h2>' +
      '<p>شارك في الدورة 34 طالبًا، أتمّ 29 منهم الواجب الأول في موعده. نسبة الإتمام 85٪، وهي أعلى من الدورة الماضية.</p>' +
      '<h2>ما الذي نجح</h2>' +
      '<ul><li>البدء بمثال صغير قبل الشرح</li><li>تقسيم الحصة إلى شرح قصير وتطبيق طويل</li>' +
      '<li>الإجابة عن الأسئلة في اليوم نفسه</li></ul>' +
      '<h2>ما الذي تعثّر</h2>' +
      '<p>الطلاب الذين يستعملون Windows 10 احتاجوا إلى خطوة زائدة:</p>' +
      '<p dir="ltr">winget install Python.Python.3.12</p>' +
      '<table><tbody><tr><td>السؤال</td><td>عدد المرات</td></tr>' +
      '<tr><td>كيف أحفظ الملف؟</td><td>12</td></tr>' +
      '<tr><td>لماذا لا تظهر النتيجة؟</td><td>7</td></tr></tbody></table>' +
      '<h3>للأسبوع الثاني</h3><ol><li>نبدأ بالأسئلة</li><li>ثم نكتب برنامجًا معًا</li></ol>',
  );
});

test('a guide of Pandoc keeps its lists, quote, raised and lowered letters, and note', () => {
  expect(pasted('pandoc')).toBe(
    '<h2>كيف تختار استضافة موقعك</h2>' +
      '<p>اختيار الاستضافة قرار يعيش معك سنوات<sup>1</sup>. ابدأ من <strong>ثلاثة أسئلة</strong>، لا من الأسعار.</p>' +
      '<h2>الأسئلة الثلاثة</h2>' +
      '<ol><li>كم زائرًا تتوقع في <em>اليوم</em>؟</li><li>أين يعيش زوارك؟</li>' +
      '<li>من يصلح الموقع إذا تعطّل في الثالثة فجرًا؟</li></ol>' +
      '<h3>كلمة عن السعر</h3>' +
      '<p>الأرخص قد يكون أغلى: H<sub>2</sub>O رخيص، وإصلاح ما يفسده ليس كذلك. قارن بين 5<sup>2</sup> عروض على الأقل.</p>' +
      '<p>قائمة مختصرة:</p>' +
      '<ul><li><strong>النسخ الاحتياطي</strong></li><li>الشهادة (SSL)</li><li>الدعم بالعربية</li></ul>' +
      '<blockquote><p>اسأل من جرّب، لا من يبيع.</p></blockquote>' +
      '<p>راجع <a href="https://example.com/hosting" rel="noopener nofollow">مقارنة العروض</a> قبل أن تدفع.</p>' +
      '<hr /><ol><li>الانتقال ممكن دائمًا، لكنه يكلّف وقتًا.</li></ol>',
  );
});
