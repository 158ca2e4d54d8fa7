import { expect, test } from 'vitest';
import { readPeopleList } from './read-list.ts';

const read = (text: string) => readPeopleList(new TextEncoder().encode(text));
const people = (text: string) =>
  read(text).people.map(({ name, email, phone }) => [name, email, phone]);

/** Windows-1256, in which older Arabic tables are saved. */
function windows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256');
  const codes = new Map<string, number>();
  for (let code = 0; code < 256; code += 1) {
    codes.set(decoder.decode(new Uint8Array([code])), code);
  }
  return new Uint8Array([...text].map((char) => codes.get(char) ?? 63));
}

const ahmed = ['أحمد علي', 'ahmed@example.org', '01001234567'];

test.each([
  [
    'Arabic headings and commas',
    'الاسم,البريد الإلكتروني,رقم الموبايل\nأحمد علي,ahmed@example.org,01001234567',
  ],
  [
    'English headings and semicolons',
    'Full Name;E-mail;Phone\nأحمد علي;Ahmed@Example.org;01001234567',
  ],
  ['tabs without headings, in another order', '٠١٠٠١٢٣٤٥٦٧\tahmed@example.org\tأحمد علي'],
  ['Arabic semicolons and digits', 'أحمد علي؛ahmed@example.org؛٠١٠٠١٢٣٤٥٦٧'],
  ['quotes', '"الاسم","الإيميل","الجوال"\r\n"أحمد علي","ahmed@example.org","01001234567"\r\n'],
  [
    'first and last name',
    'الاسم الأول,اسم العائلة,الايميل,الهاتف\nأحمد,علي,ahmed@example.org,01001234567',
  ],
  [
    'columns that are nothing to us',
    'م,المجموعة,الاسم,البريد,الهاتف\n1,أ,أحمد علي,ahmed@example.org,01001234567',
  ],
  [
    'invisible marks',
    'الاسم,البريد,الهاتف\nأحمد علي,\u200fahmed@example.org\u200e ,\u202a01001234567\u202c',
  ],
])('a list with %s is read', (_what, text) => {
  expect(people(text)).toEqual([ahmed]);
});

test('a list in Windows-1256 or UTF-16 is read like one in UTF-8', () => {
  const text = 'الاسم;البريد;الهاتف\r\nأحمد علي;ahmed@example.org;01001234567\r\n';
  const older = readPeopleList(windows1256(text));
  expect(older.encoding).toBe('windows-1256');
  const wide = readPeopleList(Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le'));
  expect(wide.encoding).toBe('utf-16');
  for (const list of [older, wide, read(`\ufeff${text}`)]) {
    expect(list.people).toMatchObject([{ line: 2, name: 'أحمد علي', email: 'ahmed@example.org' }]);
  }
});

test('pasted lines have an address with or without a name', () => {
  const text =
    'ahmed@example.org\nمنى سعيد mona@example.org\n"كريم حسن" <karim@example.org>\nmailto:x.y@example.org';
  expect(people(text)).toEqual([
    ['ahmed', 'ahmed@example.org', null],
    ['منى سعيد', 'mona@example.org', null],
    ['كريم حسن', 'karim@example.org', null],
    ['x.y', 'x.y@example.org', null],
  ]);
});

test('every bad line is named with what is wrong', () => {
  const lines = [
    'الاسم,البريد',
    'أ,',
    'ب,ahmed example.org',
    'ج,ahmed@exa mple.org',
    'د,ahmed@example',
    'ه,أحمد@example.org',
    'و,ahmed@example.org',
    'ز,AHMED@example.org',
    `${'ط'.repeat(101)},long@example.org`,
    'ي,a..b@example.org',
    '"ك,open@example.org',
    'ل,last@example.org',
  ];
  const { bad, people: good } = read(lines.join('\n'));
  expect(bad.map(({ line, problem, detail }) => [line, problem, detail])).toEqual([
    [2, 'no-address', ''],
    [3, 'address-at', 'ahmed example.org'],
    [4, 'address-space', 'ahmed@exa mple.org'],
    [5, 'address-domain', 'example'],
    [6, 'address-letters', 'أ ح م د'],
    [8, 'address-twice', 'ahmed@example.org'],
    [9, 'name-long', 'ط'.repeat(60)],
    [10, 'address-wrong', 'a..b@example.org'],
    [11, 'quote-open', ''],
  ]);
  expect(bad[5]?.first).toBe(7);
  expect(good.map(({ line }) => line)).toEqual([7, 12]);
});

test.each([
  ['', 'empty'],
  ['الاسم,البريد\n', 'empty'],
  ['أحمد,0100\nمنى,0101', 'no-address-column'],
  ['PK\u0003\u0004', 'binary'],
])('of %j is said that it is %s', (text, problem) => {
  expect(read(text).problem).toBe(problem);
});

test.each(['<', '"', ',', 'a', '"",'])(
  'a line of %j without end is named as too long, and nothing reads it',
  (sign) => {
    const { bad, people: good } = read(
      `الاسم,البريد\nأحمد,ahmed@example.org\n${sign.repeat(80_000)}x@example.org`,
    );
    expect(good.map(({ email }) => email)).toEqual(['ahmed@example.org']);
    expect(bad).toMatchObject([{ line: 3, problem: 'line-long' }]);
  },
);
