import { expect, test } from 'vitest';
import { sixDigits } from './people/auth/shapes.ts';
import { couponCode } from './selling/coupons/shapes.ts';
import { phone } from './selling/orders/shapes.ts';
import { oneLine } from './text/text.ts';
import { email, id, idOrSlug, personName } from './wire.ts';

const addresses: [typed: string, stored: string][] = [
  ['\u202acases@example.com\u202c', 'cases@example.com'],
  ['\ufeffSara\u200b.Ali@Example.com\u00a0', 'sara.ali@example.com'],
  ['o\u00adneil@exa\u2060mple.com', 'oneil@example.com'],
  ["o'neil@example.museum", "o'neil@example.museum"],
  ['ahmed@مثال.مصر', 'ahmed@xn--mgbh0fb.xn--wgbh1c'],
  ['ali@XN--MGBH0FB.xn--wgbh1c', 'ali@xn--mgbh0fb.xn--wgbh1c'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@موقع.وزارة-الاتصالات.مصر', 'info@xn--4gbrim.xn----ymcbaaajlc6dj7bxne2c.xn--wgbh1c'],
];

test.each(addresses)('the address %j is stored as %s', (typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
  expect(email.parse(stored)).toBe(stored);
});

test.each([
  'علي@example.com',
  'x@localhost',
  'x@127.0.0.1',
  'x@-a.example',
  'x@a..example',
  'x@مثال',
  'x@exa mple.com',
  'x@example.com/path',
  'x@example.com:25',
  'a..b@example.com',
  '"a b"@example.com',
  `x@${'a'.repeat(64)}.com`,
  '',
])('%j is no address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

test.each(['\u200f\u200b', '\u3164', '\u115f\u1160', '\u2800', '\u00ad', '\ufeff ', '\u{e0041}'])(
  'a name or a title of %j, in which there is nothing to see, is refused',
  (typed) => {
    expect(personName.safeParse(typed).success).toBe(false);
    expect(oneLine(100).safeParse(typed).success).toBe(false);
  },
);

test('signs of direction do not stay in names, and in titles only those that turn nothing round', () => {
  expect(personName.parse('أحمد \u202egnp.exe')).toBe('أحمد gnp.exe');
  expect(personName.parse('\u2067سارة\u2069\u200f ')).toBe('سارة');
  // Persian and Kurdish names are written with it.
  expect(personName.parse('علی\u200cرضا')).toBe('علی\u200cرضا');
  expect(oneLine(100).parse('دورة \u202eC++\u202c')).toBe('دورة C++');
  expect(oneLine(100).parse('لغة C++\u200f')).toBe('لغة C++\u200f');
});

test('codes, numbers and ids are read without what nobody sees', () => {
  expect(sixDigits.parse('\u200e123456\u200f')).toBe('123456');
  expect(sixDigits.parse('١٢٣\u200b ٤٥٦')).toBe('123456');
  expect(couponCode.parse('\u2067ramadan\u200b-25\u2069')).toBe('RAMADAN-25');
  expect(phone.parse('\u202a+966 50\u200b1112222\u202c')).toBe('+966 501112222');
  expect(id.parse('\u200f12')).toBe(12);
});

test.each([
  ['أسس-البرمجة-61kyr8l', 'أسس-البرمجة-61kyr8l'],
  ['أسس-البرمجة'.normalize('NFD'), 'أسس-البرمجة'],
  [encodeURIComponent('أسس-البرمجة'), 'أسس-البرمجة'],
  [encodeURIComponent(encodeURIComponent('أسس-البرمجة')), 'أسس-البرمجة'],
  ['أسس-البرمجة،', 'أسس-البرمجة'],
  ['أسس,-البرمجة).', 'أسس-البرمجة'],
  ['\u200fأُسُس-البرمجة\u200f', 'أُسُس-البرمجة'],
  ['C++', 'C'],
  ['100%', '100%'],
  ['-1', '-1'],
  ['%D8', '%D8'],
  ['١٢', 12],
  ['،', '،'],
])('the address %j leads to %j', (typed, meant) => {
  expect(idOrSlug.parse(typed)).toBe(meant);
});
