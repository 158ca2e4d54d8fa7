import { expect, it } from 'vitest';
import { htmlOfText, lineOfHtml, textOfHtml } from './html-text.ts';

it.each([
  ['ما ناتج `1 < 2`؟', '<p>ما ناتج <code>1 &lt; 2</code>؟</p>'],
  ['سطر\nآخر\n\nفقرة', '<p>سطر<br>آخر</p><p>فقرة</p>'],
  [
    'اقرأ:\n\n```python\nprint("a")\n\nx = 1\n```\n\nثم أجب',
    '<p>اقرأ:</p><pre><code class="language-python">print("a")\n\nx = 1</code></pre><p>ثم أجب</p>',
  ],
  ['', ''],
])('the text %j is HTML and comes back', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
  expect(textOfHtml(html)).toBe(text);
});

it('a single paragraph stands alone in a choice', () => {
  expect(htmlOfText('نعم', { inline: true })).toBe('نعم');
  expect(htmlOfText('نعم\n\nلا', { inline: true })).toBe('<p>نعم</p><p>لا</p>');
  expect(textOfHtml('<p dir="rtl">نعم</p>')).toBe('نعم');
});

it.each([
  '<p><strong>مهم</strong></p>',
  '<figure><img src="a" alt=""></figure>',
  '<ul><li>a</li></ul>',
])('%s is more than text', (html) => {
  expect(textOfHtml(html)).toBeNull();
});

it('lists show HTML in one line', () => {
  expect(lineOfHtml('<p>ما <code>x</code>؟</p><p>أجب &lt;الآن&gt;</p>')).toBe('ما x ؟ أجب <الآن>');
});
