import { calloutKinds } from '@nibras/contract/html/html-schema.ts';
import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';

/** Random documents of the editor's schema, for tests. */

const words = fc.constantFrom(
  'نص عربي',
  'كلمة',
  'TypeScript',
  'Hello, world.',
  'أنشئ ملف app.js ثم شغّله',
  '١٢٣',
  '12 < 13 & "x"',
  "it's",
  'x  y',
  'a\u00a0b',
  '<script>alert(1)</script>',
  '&amp;',
  '«قول»',
  '٪',
  'مرحبا 👋',
  '</p>',
  'x\tb',
  '\u200fنص',
);
const hrefs = fc.constantFrom(
  '/courses',
  '/articles/3?x=1&y=2',
  'https://example.com',
  'https://example.com/a?b="c"&d',
  'mailto:a@example.com',
  'javascript:alert(1)',
  '#part',
  'https://مثال.إختبار/',
  'tel:+201234',
);
const sources = fc.constantFrom(
  'articles/a.webp',
  '/storage/media/ب.webp',
  'https://example.com/a.png?w=1&h=2',
);
const dirs = fc.constantFrom(null, null, null, 'rtl', 'ltr');

const mark = fc.oneof(
  fc
    .constantFrom(
      'bold',
      'italic',
      'strike',
      'code',
      'highlight',
      'subscript',
      'superscript',
      'keyboard',
    )
    .map((type) => ({ type })),
  hrefs.map((href) => ({ type: 'link', attrs: { href } })),
);
const marks = fc.uniqueArray(mark, {
  maxLength: 3,
  selector: ({ type }) => type.replace(/su(b|per)script/, ''),
});
const text: fc.Arbitrary<JSONContent> = fc.record({
  type: fc.constant('text'),
  text: words,
  marks,
});
const inline = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: fc.constant<JSONContent>({ type: 'hardBreak' }) },
  ),
  { maxLength: 5 },
);
const block = (
  type: string,
  attrs: fc.Arbitrary<object>,
  content: fc.Arbitrary<JSONContent[]>,
): fc.Arbitrary<JSONContent> =>
  fc.record({ type: fc.constant(type), attrs, content }) as fc.Arbitrary<JSONContent>;
const dir = fc.record({ dir: dirs });
const paragraph = block('paragraph', dir, inline);

const { blocks } = fc.letrec<{ blocks: JSONContent[]; block: JSONContent }>((tie) => {
  const inside = fc.array(tie('block') as fc.Arbitrary<JSONContent>, {
    minLength: 1,
    maxLength: 3,
  });
  const item = fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, others]) => ({ type: 'listItem', content: [first, ...others] }));
  const list = (type: string) => block(type, dir, fc.array(item, { minLength: 1, maxLength: 3 }));
  const table = fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      paragraph,
      inside,
      dirs,
    )
    .map(([rows, columns, head, cell, rich, direction]) => ({
      type: 'table',
      attrs: { dir: direction },
      content: Array.from({ length: rows }, (_, row) => ({
        type: 'tableRow',
        content: Array.from({ length: columns }, (_, column) => ({
          type: head && row === 0 ? 'tableHeader' : 'tableCell',
          content: row + column === 2 ? rich : [cell],
        })),
      })),
    }));
  return {
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'block' },
      paragraph,
      block('heading', fc.record({ level: fc.constantFrom(2, 3, 4), dir: dirs }), inline),
      block(
        'codeBlock',
        fc.record({
          language: fc.constantFrom(null, 'javascript', 'python', 'c++', 'c#', 'brainfuck'),
          run: fc.boolean(),
        }),
        words.map((code) => [{ type: 'text', text: `${code}\n  ${code}` }]),
      ),
      fc.constant({ type: 'horizontalRule' }),
      block('figure', fc.record({ src: sources, alt: words, dir: dirs }), inline),
      block('blockquote', dir, inside),
      block('callout', fc.record({ kind: fc.constantFrom(...calloutKinds), dir: dirs }), inside),
      list('bulletList'),
      list('orderedList'),
      table,
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 6 }),
  };
});

/** Any document that an author can make. */
export const randomDocument: fc.Arbitrary<JSONContent> = blocks.map((content) => ({
  type: 'doc',
  content,
}));
