import fc from 'fast-check';

/** Texts that have broken servers: attacks, and accidents that look like attacks. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'نص\udfff',
  '\r\nSet-Cookie: stolen=1',
  'name\r\nBcc: victim@example.org',
  '\u202egpj.exe',
  '\ufeff',
  '٠١٢٣٤٥٦٧٨٩',
  '١٢٣٤٥٦',
  '۱۲۳۴۵۶',
  "' or 1=1 --",
  "'; drop table people; --",
  '") union select null, null --',
  '%\u0027%',
  '%',
  '_',
  '\\',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another language
  '${jndi:ldap://127.0.0.1/a}',
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252fetc%252fpasswd',
  '%c0%ae%c0%ae/',
  'private/../private/x',
  'made/x.webp',
  '/',
  '//elsewhere.example',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e309',
  '9'.repeat(400),
  '2147483648',
  '-1',
  '9007199254740993',
  '1.5',
  'true',
  '[]',
  '{}',
  '{"endpoint":"https://[::ffff:127.0.0.1]/x","keys":{"p256dh":"A","auth":"A"}}',
  '(a+)+$',
  'ا'.repeat(5000),
  'ـ'.repeat(2000),
  '\u0301'.repeat(2000),
  'a@example.org',
  'A@EXAMPLE.ORG',
  `${'a'.repeat(300)}@example.org`,
  'a@example.org, b@example.org',
  '"a\\"@b"@example.org',
  'أحمد@مثال.إختبار',
  '👩‍👩‍👧‍👦',
];

const numbers = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e308,
  Number.MIN_VALUE,
];

/** Half a megabyte, as numbers nest: what a parser that calls itself cannot hold. */
const nested = (depth: number, inner: unknown): unknown => {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(...numbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Any value that JSON can carry and no field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: 1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 3000 }).map((depth) => nested(depth, 1)) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 5000 }).map((n) => new Array(n).fill(1)) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text)) },
);

/** Names that JavaScript gives a meaning of its own. */
const keys = ['__proto__', 'constructor', 'prototype', 'toString', '', 'a.b', 'a[b]', '\0', '٠'];
export const hostileKey = fc.oneof(fc.constantFrom(...keys), hostileText);

/** What a polluted prototype would show on every object. */
export const pollution = fc.constantFrom<[string, unknown]>(
  ['__proto__', { polluted: true, role: 'admin', isAdmin: true }],
  ['constructor', { prototype: { polluted: true } }],
  ['__proto__.polluted', true],
  ['__proto__[polluted]', true],
);
