import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

const settings = { siteName: 'نبراس', publicUrl: 'https://example.org' };

test('user text is escaped', () => {
  const { html } = layOut({
    settings: { ...settings, siteName: '<i>"نبراس"</i>' },
    preview: '<b>',
    heading: 'a & b',
    blocks: [
      { kind: 'text', text: '<script>alert(1)</script>' },
      { kind: 'note', text: "<a href='x'>" },
    ],
  });
  expect(html).not.toMatch(/<script|<b>|<i>|<a href='x'>/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('a &amp; b');
});

test('the plain text has the same content, with the code on its own line', () => {
  const { text } = layOut({
    settings,
    preview: 'لا يظهر هنا',
    heading: 'عنوان',
    blocks: [
      { kind: 'text', text: 'قبل الكود' },
      { kind: 'code', code: '012345' },
      { kind: 'note', text: 'ملاحظة' },
    ],
  });
  expect(text).toBe('عنوان\n\nقبل الكود\n\n012345\n\nملاحظة\n\n—\nنبراس\nhttps://example.org\n');
});

test('the HTML is right to left, has a dark theme, and loads no external resources', () => {
  const { html } = layOut({ settings, preview: '', heading: '', blocks: [] });
  expect(html).toMatch(/<html lang="ar" dir="rtl">/);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<link|url\(/);
  // The mark alone, which travels with the mail.
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
    'cid:mark@nibras',
  ]);
});
