import type { ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { expect, test } from 'vitest';
import { readPeopleList } from './read-list.ts';

const read = (text: string) => readPeopleList({ bytes: new TextEncoder().encode(text) });
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
  const older = readPeopleList({ bytes: windows1256(text) });
  expect(older.encoding).toBe('windows-1256');
  const wide = readPeopleList({
    bytes: Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le'),
  });
  expect(wide.encoding).toBe('utf-16');
  for (const list of [older, wide, read(`\ufeff${text}`)]) {
    expect(list.people).toMatchObject([{ line: 2, name: 'أحمد علي', email: 'ahmed@example.org' }]);
  }
});

const named = (text: string) => read(text).people.map(({ name }) => name);

test.each([
  [
    'the name of a trainee',
    'م;اسم المتدرب;البريد الإلكتروني\n1;أحمد بن سالم;a@example.org',
    'أحمد بن سالم',
  ],
  ['sep=', 'sep=;\nالمدينة;الاسم;البريد\nطنطا;هبة سمير;heba@example.org', 'هبة سمير'],
  ['sep= and a comma', '"sep=,"\r\nالبريد,الاسم\r\nheba@example.org,"سمير, هبة"', 'سمير, هبة'],
  [
    'a title and an empty row above the headings',
    'كشف أسماء الطلاب,,\nتاريخ التصدير: 2026/11/20,,\n,,\nرقم,البريد,الاسم\n1,x@example.org,سلمى حسن',
    'سلمى حسن',
  ],
  [
    'questions of a form as headings',
    'طابع زمني,عنوان البريد الإلكتروني,الاسم الثلاثي كما سيظهر في الشهادة,المحافظة\n20/11,n@example.org,ندى محمد علي,الجيزة',
    'ندى محمد علي',
  ],
  [
    'the full name beside a short one and a user name',
    'اسم المستخدم,الاسم,البريد,ما اسمك الكامل؟\nr1,رهف,r@example.org,رهف بنت عبد الله',
    'رهف بنت عبد الله',
  ],
  ['«اللقب» before «الاسم»', 'اللقب;الاسم;البريد\nالزهراني;سعد;s@example.org', 'سعد الزهراني'],
  ['Nom and Prénom', 'N°;Nom;Prénom;Courriel\n1;BENALI;Nadia;n@example.org', 'Nadia BENALI'],
  [
    'Arabic headings of the Maghreb',
    'الاسم العائلي,الاسم الشخصي,البريد\nبنعلي,نادية,n@example.org',
    'نادية بنعلي',
  ],
  [
    'the name of the father between',
    'الاسم الأول,اسم الأب,اسم العائلة,بريد ولي الأمر,بريد الطالب\nجنى,محمود,الخطيب,f@example.org,j@example.org',
    'جنى محمود الخطيب',
  ],
  [
    'the whole and its parts',
    'Name,First Name,Last Name,Email,First Name (name)\nSara Ali,Sara,Ali,s@example.org,Sara',
    'Sara Ali',
  ],
  [
    'phonetic names',
    'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,E-mail 1 - Value\nمحمد,أحمد,الشريف,Mohamed,ميدو,m@example.org',
    'محمد أحمد الشريف',
  ],
  [
    'headings of another language',
    'Ime,Epošta,Grad\nLana Horvat,l@example.org,Zagreb',
    'Lana Horvat',
  ],
  [
    'cities and groups, without headings',
    'المجموعة أ\tالقاهرة\tمحمود عبد الحميد\tm@example.org\nالمجموعة أ\tالقاهرة\tندى فاروق\tn@example.org',
    'محمود عبد الحميد',
  ],
  [
    'Markdown',
    'إليك القائمة:\n\n| # | الاسم | البريد |\n|---|:---|---|\n| 1 | يارا حداد | y@example.org |',
    'يارا حداد',
  ],
])('the name is found beside %s', (_what, text, name) => {
  expect(named(text)[0]).toBe(name);
  expect(read(text).bad.filter(({ problem }) => problem !== 'no-address')).toEqual([]);
});

test('the address of the learner is taken, not that of the parents', () => {
  const text = 'بريد ولي الأمر,الاسم,بريد الطالب\nfather@example.org,جنى,jana@example.org';
  expect(people(text)).toEqual([['جنى', 'jana@example.org', null]]);
});

test('marks of lists are no part of names', () => {
  const text = [
    '1- أحمد فتحي ahmad@example.org',
    '٢) سها رمزي - soha@example.org',
    '3. Tarek Zaki <tarek@example.org>',
    '• منة الله: menna@example.org',
    '*** علياء | alia@example.org',
    '[5] هاني، hani@example.org',
  ].join('\n');
  expect(named(text)).toEqual(['أحمد فتحي', 'سها رمزي', 'Tarek Zaki', 'منة الله', 'علياء', 'هاني']);
  expect(named('الاسم,البريد\n١٢ - سمر علي,s@example.org')).toEqual(['سمر علي']);
});

test('lines that are copied from a chat are read with who wrote them', () => {
  const text = [
    '\u200e[9:14 م، 2026/11/20] أحمد فتحي: ahmad@example.org',
    '[9:15 م، 2026/11/20] +20 100 123 4567: منى السيد mona@example.org',
    '20/11/2026, 9:20 م - سعاد: بريدي suad@example.org',
    '[20.11.26, 21:04:11] Omar: omar@example.org',
  ].join('\n');
  expect(people(text)).toEqual([
    ['أحمد فتحي', 'ahmad@example.org', null],
    ['منى السيد', 'mona@example.org', '+20 100 123 4567'],
    ['سعاد', 'suad@example.org', null],
    ['Omar', 'omar@example.org', null],
  ]);
});

test('what a table program has destroyed is told, and the line is taken', () => {
  const list = read(
    'الاسم,البريد,الهاتف\nأ ب,a@example.org,1.00556E+09\nج د,c@example.org,"9,66512E+11"\nه و,e@example.org,غدًا 5\nز \ufffd,z@example.org,',
  );
  expect(list.lossy).toEqual([
    { line: 2, loss: 'phone-number', detail: '1.00556E+09' },
    { line: 3, loss: 'phone-number', detail: '9,66512E+11' },
    { line: 4, loss: 'phone-wrong', detail: 'غدًا 5' },
    { line: 5, loss: 'letters', detail: 'ز \ufffd' },
  ]);
  expect(list.people.map(({ phone }) => phone)).toEqual([null, null, null, null]);
});

test('one broken byte leaves the other names as they are', () => {
  const text = Buffer.from('الاسم,البريد\nرانيا فؤاد,r@example.org\nسعد X,s@example.org\n');
  text[text.indexOf('X')] = 0xe9;
  const list = readPeopleList({ bytes: text });
  expect(list.encoding).toBe('utf-8');
  expect(list.people.map(({ name }) => name)).toEqual(['رانيا فؤاد', 'سعد \ufffd']);
  expect(list.lossy).toMatchObject([{ line: 3, loss: 'letters' }]);
});

test('addresses in international domains are taken, and other letters before the @ are named', () => {
  const list = read(
    "البريد,الاسم\na@مثال.مصر,أحمد\nb@xn--mgbh0fb.xn--wgbh1c,ب\no'neil@example.org,أ\nعلي@example.org,ع",
  );
  expect(list.people.map(({ email }) => email)).toEqual([
    'a@xn--mgbh0fb.xn--wgbh1c',
    'b@xn--mgbh0fb.xn--wgbh1c',
    "o'neil@example.org",
  ]);
  expect(list.bad).toMatchObject([{ line: 5, problem: 'address-letters', detail: 'ع ل ي' }]);
});

test('what a person says of the columns counts, if it is as many as the list has', () => {
  const bytes = Buffer.from('أ,ب,ج\nرهف,1,r@example.org');
  const as = (chosen: ImportColumn[]) => readPeopleList({ bytes, chosen });
  expect(as(['ignored', 'name', 'email']).people).toMatchObject([{ name: '1' }]);
  expect(as(['name', 'email']).columns).toHaveLength(3);
  expect(as(['name', 'ignored', 'ignored'])).toMatchObject({
    problem: 'no-address-column',
    preview: [['رهف', '1', 'r@example.org']],
  });
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
