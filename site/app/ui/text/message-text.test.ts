import { describe, expect, test } from 'vitest';
import { parseMessageBlocks } from './message-text-blocks.ts';
import { findLinks } from './message-text-links.ts';

const code = (text: string, language = '') => ({ kind: 'code', code: text, language });
const words = (text: string) => ({ kind: 'words', pieces: [{ kind: 'words', text }] });

describe('code between fences', () => {
  test('is a block with its language between the paragraphs around it', () => {
    expect(parseMessageBlocks('جرّب هذا:\n```js\nconst a = 1;\n\nrun(a);\n```\nهل نجح؟')).toEqual([
      words('جرّب هذا:'),
      code('const a = 1;\n\nrun(a);', 'js'),
      words('هل نجح؟'),
    ]);
  });

  test('keeps its indent and its markup as text', () => {
    expect(parseMessageBlocks('```\n  <b>https://a.example</b>\n```')).toEqual([
      code('  <b>https://a.example</b>'),
    ]);
  });

  test('may start in the middle of a line and be unclosed', () => {
    expect(parseMessageBlocks('الكود ```print(1)``` هنا')).toEqual([
      words('الكود'),
      code('print(1)'),
      words('هنا'),
    ]);
    expect(parseMessageBlocks('الكود:\n```\nprint(1)')).toEqual([
      words('الكود:'),
      code('print(1)'),
    ]);
  });

  test('is no block when empty', () => {
    expect(parseMessageBlocks('ما معنى ``` ؟')).toEqual([words('ما معنى ``` ؟')]);
    expect(parseMessageBlocks('ما هذا: ``````')).toEqual([words('ما هذا: ``````')]);
    expect(parseMessageBlocks('علامة ```')).toEqual([words('علامة ```')]);
  });
});

describe('code without fences', () => {
  test.each([
    ['a statement', 'const total = items.reduce((a, b) => a + b, 0);'],
    ['Arabic in its strings and its comment', 'console.log("مرحبًا يا عالم"); // اطبع التحية'],
    ['a command', 'npm install react'],
    ['an error report', "TypeError: Cannot read properties of undefined (reading 'map')"],
    ['markup around Arabic', '<article>\n  <h1>عنوان المقال</h1>\n</article>'],
    ['an assignment', 'marks = [15, 9, 18]\nmarks = marks.sort()\nprint(marks)'],
    ['a query', 'SELECT name FROM people WHERE id = 1;'],
    ['several lines', 'for i in range(3):\n    print(i)\n\nprint("انتهى")'],
    ['braces', 'function add(a, b) {\n  return a + b\n}'],
  ])('is recognised by its form: %s', (_what, text) => {
    expect(parseMessageBlocks(text)).toEqual([code(text)]);
  });

  test('is separated from the sentences around it', () => {
    const text =
      'كتبت هذا:\n    let x = 1;\n    x += 1;\nفظهر الخطأ:\nSyntaxError: Unexpected token\nما السبب؟';
    expect(parseMessageBlocks(text)).toEqual([
      words('كتبت هذا:'),
      code('let x = 1;\nx += 1;'),
      words('فظهر الخطأ:'),
      code('SyntaxError: Unexpected token'),
      words('ما السبب؟'),
    ]);
  });

  test.each([
    'شكرًا جزيلًا!',
    'Thank you so much, this helped me (a lot).',
    'ما الفرق بين let و const؟',
    'استخدمت useState() ولم تعمل',
    'https://example.com/a?b=1;c=(2)',
    '- أولًا\n- ثانيًا',
    '1. React\n2. Vue',
    'node.js',
    'ضع <b>هذا</b> هنا',
    'ok :)',
    'I think it is for beginners\nfrom my own experience',
  ])('is not recognised in: %s', (text) => {
    expect(parseMessageBlocks(text).map(({ kind }) => kind)).toEqual(['words']);
  });
});

test('inline code is a piece of its own, and an address inside it stays code', () => {
  expect(parseMessageBlocks('استخدم `https://a.example` مع `map`')).toEqual([
    {
      kind: 'words',
      pieces: [
        { kind: 'words', text: 'استخدم ' },
        { kind: 'code', text: 'https://a.example' },
        { kind: 'words', text: ' مع ' },
        { kind: 'code', text: 'map' },
      ],
    },
  ]);
});

test('an empty line separates paragraphs, a line break does not', () => {
  expect(parseMessageBlocks('أولًا\nثانيًا\r\n\r\n\nثالثًا\n')).toEqual([
    words('أولًا\nثانيًا'),
    words('ثالثًا'),
  ]);
});

describe('inline code without backticks', () => {
  const latin = (text: string) =>
    parseMessageBlocks(text).flatMap((block) =>
      block.kind === 'words' ? block.pieces.filter(({ kind }) => kind === 'latin') : [],
    );

  test.each([
    ['كتبت dir="rtl" على الوسم', 'dir="rtl"'],
    ['ومحدد CSS هكذا [dir="rtl"].', '[dir="rtl"]'],
    ['استعملت items[0]، ثم', 'items[0]'],
    ['ما الفرق بين C++ وغيرها', 'C++'],
    ['افتح main.py؟', 'main.py'],
    ['جرب let x = 5; أولًا', 'let x = 5;'],
    ['الدالة (map()) مفيدة', '(map())'],
    ['(استعمل filter())', 'filter()'],
    ['- value={x} هكذا', 'value={x}'],
    ['1. a[0]', 'a[0]'],
    ['زمنها O(n²) في أسوأ حال', 'O(n²)'],
    ['أي أن f(x) → y دائمًا', 'f(x) → y'],
    ['إذا كان x ≤ 2ⁿ توقفنا', 'x ≤ 2ⁿ'],
    ['احسب x₁ × π، ثم قارن', 'x₁ × π'],
    ['المجموع ∑ aᵢ هنا', '∑ aᵢ'],
    ['Δt ≠ 0 دائمًا', 'Δt ≠ 0'],
    ['الناتج → a[0] أولًا', 'a[0]'],
    ['اكتب a[0] → ثم احفظ', 'a[0]'],
    ['الناتج 3 + 4 = 7، صحيح؟', '3 + 4 = 7'],
    ['إذا كان 5 > 3 فعُد', '5 > 3'],
    ['المصفوفة: [1, 2, 3].', '[1, 2, 3]'],
    ['اكتب print("مرحبًا!") ثم شغّل', 'print("مرحبًا!")'],
    ["النداء say('أهلًا', 3).", "say('أهلًا', 3)"],
    ['الوسم <p title="عنوان الدرس"> هكذا', '<p title="عنوان الدرس">'],
  ])('is isolated with its punctuation: %s', (text, expected) => {
    expect(latin(text)).toEqual([{ kind: 'latin', text: expected }]);
  });

  test.each([
    'أتعلم React منذ عام',
    'الإصدار 1.5',
    'و 50%',
    'قال Hello, world لنا',
    'ملف → فتح',
    'في Café قديم',
    'قال: "مرحبًا" و"أهلًا"',
    'من 10 - 20 طالبًا',
    'يوم 5/3/2026، الساعة 10:30',
    'الأسعار (100، 200) فقط',
    'الرقم +20 100 200',
  ])('does not include plain words and numbers: %s', (text) => {
    expect(latin(text)).toEqual([]);
  });

  test('keeps the whole text of the sentence', () => {
    const text = 'عندي [dir="rtl"] و(useState) ثم "x=1" وأخيرًا https://a.example/b.';
    const [block] = parseMessageBlocks(text);
    const pieces = block?.kind === 'words' ? block.pieces : [];
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('addresses', () => {
  const found = (text: string) =>
    findLinks(text).map(({ from, to, href }) => [text.slice(from, to), href]);

  test.each([
    ['راجع https://example.com/a?b=1&c=2، ثم عد', 'https://example.com/a?b=1&c=2'],
    ['(https://example.com/x).', 'https://example.com/x'],
    ['https://example.com/all_(x)', 'https://example.com/all_(x)'],
    ['هل قرأت https://example.com/x؟', 'https://example.com/x'],
    ['«https://example.com/b»', 'https://example.com/b'],
    ['http://localhost:3000/a!', 'http://localhost:3000/a'],
  ])('end before the punctuation of the sentence: %s', (text, address) => {
    expect(found(text)).toEqual([[address, address]]);
  });

  test('without a scheme start with www, and e-mail addresses become mailto links', () => {
    expect(found('www.example.com و a.b@example.org.')).toEqual([
      ['www.example.com', 'https://www.example.com/'],
      ['a.b@example.org', 'mailto:a.b@example.org'],
    ]);
  });

  test.each([
    'main.py و script.sh و index.html',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https://bank.example@other.example/',
  ])('that are invalid or hide their target stay text: %s', (text) => {
    expect(found(text).filter(([, href]) => !href?.startsWith('mailto:'))).toEqual([]);
  });

  test('are shown decoded, unless that could display another address', () => {
    const shown = (text: string) => findLinks(text)[0]?.text;
    expect(shown('https://ar.example/%D9%84%D8%BA%D8%A9')).toBe('https://ar.example/لغة');
    expect(shown('https://ar.example/%E2%80%AEx')).toBe('https://ar.example/%E2%80%AEx');
    expect(shown('https://ar.example/%zz')).toBe('https://ar.example/%zz');
  });
});

test('a long hostile text is parsed without excessive backtracking', () => {
  // CPU time in microseconds instead of elapsed time, which a busy machine would stretch.
  const started = process.cpuUsage();
  for (const part of ['`', 'a=', '(', '"', "'", '```', 'https://', 'a@a.', '<!--', ' \n']) {
    parseMessageBlocks(part.repeat(4000 / part.length));
  }
  expect(process.cpuUsage(started).user).toBeLessThan(1_500_000);
});
