import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeftOutProblem } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGift } from './gift/read-gift.ts';
import { writeGift } from './gift/write-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { writeMoodle } from './moodle/write-moodle.ts';
import { readFile } from './read-file.ts';
import type { DraftQuestion, ReadFile, ReadQuestion } from './read-question.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name), 'utf8');
const bytes = (text: string) => new TextEncoder().encode(text);

type Good = Extract<ReadQuestion, { question: DraftQuestion }>;
type Left = Extract<ReadQuestion, { problem: LeftOutProblem }>;
const all = (read: ReadFile) => ('questions' in read ? read.questions : []);
const good = (read: ReadFile) => all(read).filter((one): one is Good => 'question' in one);
const left = (read: ReadFile) => all(read).filter((one): one is Left => 'problem' in one);
const notesOf = ({ notes }: Good) => notes.map(({ note }) => note);

/** Questions without the random ids of their parts; pairs keep which side belongs to which by their order. */
const withoutIds = (questions: readonly DraftQuestion[]) =>
  JSON.parse(
    JSON.stringify(questions, (name, value) => (/^(?:id|rightId)$/.test(name) ? undefined : value)),
  );

describe('a file of Moodle', () => {
  const read = readMoodle(sample('moodle-questions.xml'));
  const questions = good(read);

  test('has a question of every kind that there is here', () => {
    expect(questions.map(({ question }) => question.kind)).toEqual([
      'single',
      'multiple',
      'true-false',
      'text',
      'number',
      'match',
      'essay',
      'order',
      'gaps',
    ]);
  });

  test('keeps texts, feedback, hints, points and tags', () => {
    expect(questions[0]).toMatchObject({
      line: 15,
      name: 'كلمة تعريف الدالة',
      question: {
        body: '<p dir="rtl">أي كلمة <strong>تعرّف دالة</strong> في بايثون؟</p>',
        explanation: '<p>تبدأ كل دالة بالكلمة <code>def</code>.</p>',
        points: 2,
        tags: ['دوال', 'أساسيات'],
        hints: [{ html: '<p>ثلاثة أحرف.</p>', cost: 33 }],
        answers: {
          choices: [
            { html: '<p dir="rtl">def<br /></p>', correct: true, feedback: '<p>أحسنت.</p>' },
            { html: '<p>function</p>', correct: false, feedback: '' },
            { html: '<p>func</p>', correct: false, feedback: '' },
          ],
        },
      },
    });
    expect(questions.map(notesOf)[0]).toEqual(['hint-options']);
  });

  test('tells of what a question loses', () => {
    expect(questions[1]).toMatchObject({
      question: { answers: { partial: true }, points: 2, tags: ['القوائم'] },
      notes: [
        { note: 'general-feedback', detail: 'راجع درس القوائم.' },
        { note: 'points', detail: '1.5000000 ← 2' },
      ],
    });
    expect(questions[1]?.pictures).toMatchObject([{ name: 'types ar.png' }]);
    expect(questions[1]?.question.body).toContain(`<img src="${questions[1]?.pictures[0]?.path}"`);
    expect(questions.slice(2).map(notesOf)).toEqual([
      ['answer-feedback'],
      ['answer-part', 'answer-feedback'],
      ['unit-penalty'],
      [],
      ['element', 'template'],
      [],
      [],
    ]);
  });

  test('keeps the answers of each kind', () => {
    expect(questions.slice(2).map(({ question }) => question)).toMatchObject([
      {
        body: '<p>فهرس أول عنصر في القائمة هو 1، فإن x &lt; 1 خطأ.</p><p>أصحيح هذا؟</p>',
        answers: { correct: false },
      },
      { answers: { accepted: ['len', 'len()'], exact: true } },
      {
        answers: {
          number: {
            value: '8',
            tolerance: '0.05',
            unit: 'م/ث',
            units: [{ name: 'كم/س', factor: '0.277777777778' }],
            unitNeeded: true,
          },
        },
      },
      {
        answers: {
          pairs: [{ left: '<p>"5"</p>', right: '<p>نص</p>' }, { right: '<p>عدد</p>' }],
          extras: [{ html: '<p>قائمة</p>' }],
        },
      },
      {
        body: '<p>اشرح بكلماتك الفرق بين list وtuple.</p><p>اكتب سطرين.</p>',
        answers: { guide: '<p>يذكر أن الصف لا يتغير.</p>' },
      },
      {
        answers: {
          items: [{ html: '<p>اكتب</p>' }, { html: '<p>احفظ</p>' }, { html: '<p>شغّل</p>' }],
        },
      },
      {
        body: '<p>أكمل الحلقة.</p>',
        answers: {
          code: 'for i in [[1]](3):\n    [[2]](i)',
          gaps: [{ accepted: ['range', 'xrange'] }, { accepted: ['print'] }],
        },
      },
    ]);
  });

  test('names what is left out, with its line', () => {
    expect(left(read).map(({ name, problem }) => [name, problem])).toEqual([
      ['عواصم', 'cloze'],
      ['جمع متغيرين', 'calculated'],
      ['اسحب الكلمات', 'drag'],
      ['مقدمة', 'description'],
      ['برنامج', 'kind-unknown'],
      ['نسخة قديمة', 'hidden'],
    ]);
    expect(left(read)[0]?.line).toBe(381);
  });
});

describe('a text in GIFT', () => {
  const read = readGift(sample('moodle-questions.gift.txt'));

  test('that Moodle wrote is read with its categories, tags and formats', () => {
    expect(good(read).map(({ question }) => question)).toMatchObject([
      {
        kind: 'single',
        tags: ['دوال'],
        explanation: '<p>تبدأ كل دالة بالكلمة <code>def</code>.</p>',
        answers: {
          choices: [{ html: '<p>def</p>', correct: true, feedback: '<p>أحسنت.</p>' }, {}, {}],
        },
      },
      { kind: 'multiple', tags: ['القوائم'], answers: { partial: true } },
      {
        kind: 'true-false',
        body: '<p>فهرس أول عنصر في القائمة هو 1.<br />أصحيح هذا؟</p>',
        answers: { correct: false },
        explanation: '<p>راجع الدرس الأول.</p>',
      },
      { kind: 'text', answers: { accepted: ['len', 'len()'] } },
      { kind: 'number', answers: { number: { value: '8', tolerance: '0.05' } } },
      {
        kind: 'match',
        answers: { pairs: [{ right: '<p>نص</p>' }, {}], extras: [{ html: '<p>قائمة</p>' }] },
      },
      { kind: 'essay' },
      {
        kind: 'single',
        body: '<p>ما قيمة a بعد <code>a = {1: 2}</code>؟</p>',
        answers: {
          choices: [{ html: '<p><code>{1: 2}</code></p>' }, { html: '<p>خطأ ~ لا يعمل #</p>' }],
        },
      },
    ]);
    expect(left(read)).toMatchObject([{ name: 'مقدمة', problem: 'description' }]);
  });

  test.each<[string, LeftOutProblem, string]>([
    ['سؤال {=a ~b', 'brace-open', '{=a ~b'],
    ['سؤال =a ~b}', 'brace-close', 'سؤال =a ~b}'],
    ['س {=a ~b} ثم {=c ~d}', 'braces-many', 'ثم {=c ~d}'],
    ['س {a b c}', 'no-answers', 'a b c'],
    ['س {~a ~b}', 'no-right', ''],
    ['س {#خمسة}', 'number-wrong', 'خمسة'],
    ['س {=a -> b -> c =d -> e}', 'pair-wrong', 'a -> b -> c'],
    ['{=a ~b}', 'no-text', ''],
    [`س {=${'a'.repeat(600)}}`, 'too-long', ''],
    [`س {=a ${'~b'.repeat(30)}}`, 'too-many-parts', ''],
  ])('%s is left out: %s', (text, problem, detail) => {
    expect(left(readGift(text))).toMatchObject([{ line: 1, problem, detail }]);
  });

  test.each<[string, object]>([
    ['أأنت هنا؟ {T}', { kind: 'true-false', answers: { correct: true } }],
    [
      'عاصمة مصر هي {=القاهرة ~الجيزة} اليوم.',
      { kind: 'single', body: '<p>عاصمة مصر هي _____ اليوم.</p>' },
    ],
    ['كم؟ {#1..5}', { answers: { number: { value: '3', tolerance: '2' } } }],
    ['كم؟ {#٣٫١٤:٠٫٠١}', { answers: { number: { value: '3.14', tolerance: '0.01' } } }],
    ['ماذا يفعل <div>؟ {=يقسم ~لا شيء}', { body: '<p>ماذا يفعل &lt;div&gt;؟</p>' }],
  ])('%s', (text, question) => {
    expect(good(readGift(text))).toMatchObject([{ question, notes: [] }]);
  });

  test('says the line on which a question begins', () => {
    const read = readGift('// ملاحظة\n\nأول {T}\n\n\nثان {\n=a\n~b\n}\n\nثالث {');
    expect(all(read).map(({ line }) => line)).toEqual([3, 6, 11]);
  });

  test('tells of weights that are made alike', () => {
    const [one] = good(readGift('س {=نعم ~%50%ربما ~%-25%لا}'));
    expect(one?.notes).toEqual([
      { note: 'weights-right', detail: 'ربما (50%)' },
      { note: 'weights-wrong', detail: 'لا (-25%)' },
    ]);
  });
});

describe('hostile files', () => {
  const problemOf = (text: string | Uint8Array) => {
    const read = readFile(typeof text === 'string' ? bytes(text) : text);
    return 'problem' in read ? [read.problem, read.detail] : null;
  };
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;">]>`;

  test.each<[string, string | Uint8Array, unknown]>([
    [
      'a document type with entities',
      `<?xml version="1.0"?>\n${laughs}<quiz>&b;</quiz>`,
      ['xml-declarations', '2'],
    ],
    [
      'an external entity',
      '<?xml version="1.0"?><!DOCTYPE q SYSTEM "file:///etc/passwd"><quiz/>',
      ['xml-declarations', '1'],
    ],
    ['elements without end', `<quiz>${'<a>'.repeat(100)}`, ['xml-large', '1']],
    [
      'an element that is not closed',
      '<quiz>\n<question type="essay">\n</quiz>',
      ['xml-broken', '3'],
    ],
    ['another document', '<?xml version="1.0"?><html></html>', ['xml-other', 'html']],
    ['nothing', '  \n ', ['empty', '']],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 1]), ['binary', '']],
    ['prose', 'مرحبا بكم\n\nهذا نص.', ['unknown', '']],
    ['too many questions', 'س {T}\n\n'.repeat(1_001), ['too-many', '1001']],
  ])('%s is not read', (_what, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test('undeclared entities stay letters, and scripts go', () => {
    const xml = `<quiz><question type="truefalse"><questiontext format="html"><text>&xxe; &lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;س</text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>`;
    const [one] = good(readMoodle(xml));
    expect(one?.question.body).toBe('&amp;xxe; [صورة: x]س');
    expect(one && notesOf(one)).toEqual(['element', 'picture']);
  });

  test('deep and long texts are read in a moment', () => {
    // CPU time, in microseconds: a busy machine stretches the time on the clock.
    const before = process.cpuUsage();
    const long = `${'~a=b#c{'.repeat(30_000)}\n\n${'::'.repeat(50_000)}\n\n${'['.repeat(100_000)}`;
    all(readGift(long));
    readMoodle(
      `<quiz>${'<question type="essay"><questiontext><text>{1:SA:='.repeat(1)}${'\\~'.repeat(100_000)}</text></questiontext></question></quiz>`,
    );
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

const part = (html: string) => ({ id: html, html });
const bank: DraftQuestion[] = [
  {
    kind: 'single',
    body: '<p>ما ناتج <code>{a: 1}</code> = #؟</p>',
    answers: {
      choices: [
        { id: 'a', html: '<p>1 ~ 2</p>', correct: true, feedback: '<p>نعم: صحيح</p>' },
        { id: 'b', html: '<p>\\n</p>', correct: false, feedback: '' },
      ],
    },
    explanation: '<p>لأن]]&gt;</p><p>سطر</p>',
    hints: [],
    points: 1,
    tags: ['أساسيات', 'a]b'],
  },
  {
    kind: 'multiple',
    body: '<p>اختر</p>',
    answers: {
      partial: false,
      choices: ['أ', 'ب', 'ج'].map((html, at) => ({
        id: html,
        html: `<p>${html}</p>`,
        correct: at < 2,
        feedback: '',
      })),
    },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'true-false',
    body: '<p>س</p>',
    answers: { correct: true },
    explanation: '<p>ش</p>',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'text',
    body: '<p>س</p>',
    answers: { accepted: ['a*b', 'i++ {x}'], exact: true },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'number',
    body: '<p>س</p>',
    answers: {
      number: {
        value: '9.8',
        tolerance: '0.2',
        toleranceIn: 'value',
        unit: '',
        units: [],
        unitNeeded: false,
      },
    },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'match',
    body: '<p>صل</p>',
    answers: {
      pairs: [
        { id: '1', left: '<p>أ</p>', rightId: '2', right: '<p>1</p>' },
        { id: '3', left: '<p>ب</p>', rightId: '4', right: '<p>2</p>' },
      ],
      extras: [part('<p>3</p>')],
    },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'output',
    body: '<p>ماذا يطبع؟</p>',
    answers: {
      code: 'for i in range(2):\n    print(i, "<b>")',
      language: 'python',
      accepted: ['0 <b>\n1 <b>'],
    },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'essay',
    body: '<p>اشرح</p>',
    answers: {},
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
];
/** What GIFT has no place for. */
const moodleOnly: DraftQuestion[] = [
  {
    kind: 'order',
    body: '<p>رتب</p>',
    answers: { items: ['1', '2', '3'].map((one) => part(`<p>${one}</p>`)) },
    explanation: '',
    hints: [
      { html: '<p>ت</p>', cost: 10 },
      { html: '<p>ث</p>', cost: 25 },
    ],
    points: 7,
    tags: ['x'],
  },
  {
    kind: 'gaps',
    body: '<p>أكمل</p>',
    answers: {
      code: 'for (let i = 0; [[1]]; [[2]]) {\n  f({ a: "~#" });\n}',
      language: 'javascript',
      gaps: [{ accepted: ['i < 5', 'i <= 4'] }, { accepted: ['i++ ~ # } { = % *'] }],
    },
    explanation: '',
    hints: [],
    points: 3,
    tags: [],
  },
  {
    kind: 'number',
    body: '<p>س</p>',
    answers: {
      number: {
        value: '5',
        tolerance: '0.1',
        toleranceIn: 'value',
        unit: 'م',
        units: [{ name: 'سم', factor: '0.01' }],
        unitNeeded: true,
      },
    },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
  {
    kind: 'essay',
    body: '<p>اشرح</p>',
    answers: { guide: '<p>دليل</p>' },
    explanation: '',
    hints: [],
    points: 1,
    tags: [],
  },
];

describe('there and back', () => {
  test('Moodle XML has every kind as it was', () => {
    const read = readMoodle(writeMoodle([...bank, ...moodleOnly]));
    expect(left(read)).toEqual([]);
    expect(good(read).flatMap(({ notes }) => notes)).toEqual([]);
    expect(withoutIds(good(read).map(({ question }) => question))).toEqual(
      withoutIds([...bank, ...moodleOnly]),
    );
  });

  test('GIFT has those that it knows, and names the others', () => {
    const text = writeGift([...bank, ...moodleOnly]);
    const questions = good(readGift(text)).map(({ question }) => question);
    expect(withoutIds(questions.slice(0, bank.length))).toEqual(withoutIds(bank));
    expect(text).toContain('Moodle XML: رتب');
    expect(text).toContain('Moodle XML: أكمل');
  });

  test.each<[accepted: string[], isMarked: boolean]>([
    [['10', '9.75', '-3'], false],
    [['500 سم', '10', 'نصف متر -- تقريبًا "5" > 4'], true],
    [['٥٫٥', '5.0'], true],
  ])('further accepted answers of a number come back: %s', (accepted, isMarked) => {
    const [first] = bank.filter(({ kind }) => kind === 'number');
    if (!first?.answers.number) throw new Error('the bank has no number');
    const question = { ...first, answers: { number: { ...first.answers.number, accepted } } };
    const [gift, xml] = [writeGift([question]), writeMoodle([question])];
    for (const read of [readGift(gift), readMoodle(xml)]) {
      expect(good(read)).toMatchObject([{ question, notes: [] }]);
    }
    for (const text of [gift, xml]) expect(text.includes('accepted=')).toBe(isMarked);
    // Moodle reads those that are numbers.
    if (accepted.includes('10')) {
      expect(gift).toContain('\n\t=10\n');
      expect(xml).toContain('<text><![CDATA[10]]></text><tolerance>0</tolerance>');
    }
  });

  test('a further number with a tolerance, or a part of the points, is left out and noted', () => {
    const [one] = good(readGift('ما العدد؟ {#\n=5\n=6:0.5\n=%50%7\n=8\n=ثمانية\n}'));
    expect(one?.question.answers.number?.accepted).toEqual(['8']);
    expect(one?.notes).toEqual([{ note: 'numbers-further', detail: '6:0.5، ثمانية، 7' }]);
  });

  test('any text survives', () => {
    const letter = fc.constantFrom(...'~=#{}:\\n%*->[]"\'&;/ $بa1');
    const written = fc
      .array(letter, { minLength: 1, maxLength: 30 })
      .map((letters) => `x${letters.join('')}x`);
    fc.assert(
      fc.property(written, written, (one, other) => {
        const escaped = (text: string) =>
          text
            .replaceAll('&', '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('>', '&gt;')
            .replaceAll('"', '&quot;');
        const question: DraftQuestion = {
          ...(bank[0] as DraftQuestion),
          body: `<p>${escaped(one)}</p>`,
          answers: {
            choices: [
              {
                id: 'a',
                html: `<p>${escaped(other)}</p>`,
                correct: true,
                feedback: `<p>${escaped(one)}</p>`,
              },
              { id: 'b', html: '<p>لا</p>', correct: false, feedback: '' },
            ],
          },
          explanation: `<p>${escaped(other)}</p>`,
        };
        const decode = (value: unknown) =>
          JSON.stringify(withoutIds([value as DraftQuestion])).replaceAll('&quot;', '\\"');
        for (const read of [readGift(writeGift([question])), readMoodle(writeMoodle([question]))]) {
          expect(good(read).map(({ question: back }) => decode(back))).toEqual([decode(question)]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a text of GIFT from real hands', () => {
  const bodies = (text: string) => good(readGift(text)).map(({ question }) => question.body);
  const keys = (text: string) =>
    good(readGift(text)).map(({ question: { kind, answers } }) => [
      kind,
      answers.correct ??
        answers.accepted ??
        answers.number?.value ??
        answers.choices?.filter(({ correct }) => correct).map(({ html }) => html),
    ]);

  test('has marks of direction beside its signs', () => {
    const text = [
      '\u200f::\u200fعنوان\u200f::ما ناتج 2+3؟ {\u200f=5 \u200e~6 ~7}',
      '\u200fالكلب حيوان. {\u200f \u200fTRUE}',
      'كم؟ \u200f{\u200f#28\u200f}',
      '\u202aWhat?\u202c {\u200e~جافا \u200e=بايثون}',
      '\ufeff\u200f// تعليق\n\u200fصل: {=أ \u200f->\u200f ب =ج -> د}',
    ].join('\n\n');
    expect(left(readGift(text))).toEqual([]);
    expect(keys(text)).toEqual([
      ['single', ['<p>5</p>']],
      ['true-false', true],
      ['number', '28'],
      ['single', ['<p>بايثون</p>']],
      ['match', undefined],
    ]);
    expect(good(readGift(text))[0]).toMatchObject({
      name: 'عنوان',
      question: { body: '<p>ما ناتج 2+3؟</p>' },
    });
  });

  test('has a word in braces as its answer', () => {
    const text = [
      'كيف يُكتب الرقم 1 بالحروف؟ {واحد}',
      'What is 1? {one}',
      'عاصمة مصر {القاهرة الكبرى}',
      'الأرض مسطحة. {خطأ}',
      'الأرض كروية. {صحيح}',
      'HTML لغة برمجة {غلط#إنها لغة ترميز}',
    ].join('\n\n');
    expect(keys(text)).toEqual([
      ['text', ['واحد']],
      ['text', ['one']],
      ['text', ['القاهرة الكبرى']],
      ['true-false', false],
      ['true-false', true],
      ['true-false', false],
    ]);
  });

  test.each(['```gift', '~~~', '```', '````GIFT'])(
    'stands between fences of an assistant: %s',
    (open) => {
      const close = /^[`~]+/.exec(open)?.[0] ?? '';
      const text = `إليك الأسئلة:\n\n${open}\n::السؤال 1:: ما هو **HTML**؟ {\n=لغة \`ترميز\`\n~لغة\n}\n\nهل CSS لغة؟ {FALSE}\n${close}\n\nهل تريد {أسئلة} أخرى؟`;
      expect(left(readGift(text))).toEqual([]);
      expect(bodies(text)).toEqual(['<p>ما هو <strong>HTML</strong>؟</p>', '<p>هل CSS لغة؟</p>']);
      expect(good(readGift(text))[0]?.line).toBe(4);
      expect(keys(text)[0]).toEqual(['single', ['<p>لغة <code>ترميز</code></p>']]);
    },
  );

  test('keeps signs of HTML in the names of its report, and what is no HTML is text', () => {
    const names = (text: string) => all(readGift(text)).map(({ name }) => name);
    expect(names('ما ناتج 5 < 3 && 2 > 1؟ {=false ~true}')).toEqual(['ما ناتج 5 < 3 && 2 > 1؟']);
    expect(names('أي وسم مثل <h1>… يصلح؟ {=<h1> ~<b>}')).toEqual(['أي وسم مثل <h1>… يصلح؟']);
    expect(names('[html]<p>أكمل&hellip; <b>ثم</b> 1 &lt; 2</p>{T}')).toEqual(['أكمل… ثم 1 < 2']);
    expect(left(readGift('قارن <a> و<b> {a b c d}'))).toMatchObject([{ name: 'قارن <a> و<b>' }]);
  });

  test('writes decimal commas', () => {
    expect(keys('أ {#0,5:0,1}\n\nب {#٣،١٤}\n\nج {#-0,25..0,25}')).toEqual([
      ['number', '0.5'],
      ['number', '3.14'],
      ['number', '0'],
    ]);
    // Sixteen, or sixteen thousand: nobody knows.
    expect(left(readGift('د {#16,000}'))).toMatchObject([{ problem: 'number-wrong' }]);
  });
});

test('a question of Moodle whose choices are not shuffled keeps their order, there and back', () => {
  const xml = (shuffle: string) =>
    `<quiz><question type="multichoice"><questiontext format="html"><text>س</text></questiontext><single>true</single>${shuffle}<answer fraction="100"><text>أ</text></answer><answer fraction="0"><text>ب</text></answer></question></quiz>`;
  const orderOf = (source: string) =>
    good(readMoodle(source)).map(({ question }) => question.answers.inOrder);
  expect(orderOf(xml('<shuffleanswers>false</shuffleanswers>'))).toEqual([true]);
  expect(orderOf(xml('<shuffleanswers>0</shuffleanswers>'))).toEqual([true]);
  expect(orderOf(xml('<shuffleanswers>true</shuffleanswers>'))).toEqual([undefined]);
  expect(orderOf(xml(''))).toEqual([undefined]);
  const kept = good(readMoodle(xml('<shuffleanswers>0</shuffleanswers>')));
  const written = writeMoodle(kept.map(({ question }) => question));
  expect(orderOf(written)).toEqual([true]);
});
