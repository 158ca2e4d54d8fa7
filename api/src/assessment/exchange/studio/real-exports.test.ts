import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

/** Files as programs write them, apart from the samples: each with what it must become. */

const moodle = (type: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category"><category><text>$course$/top/الوحدة الأولى</text></category><info format="moodle_auto_format"><text></text></info><idnumber></idnumber></question>
<!-- question: 1841  -->
  <question type="${type}">
    <name><text>سؤال 1841</text></name>
    <generalfeedback format="html"><text></text></generalfeedback>
    <penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>
${inner}
  </question>
</quiz>`;

const text = (html: string) =>
  `<questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>`;

interface Case {
  name: string;
  file: string | Uint8Array;
  kind: string;
  body: string;
  answers: object;
}

const utf16 = (value: string) => new Uint8Array(Buffer.from(`\ufeff${value}`, 'utf16le'));

const cases: Case[] = [
  {
    name: 'Moodle 4.3, true or false',
    file: moodle(
      'truefalse',
      `${text('<p dir="rtl" style="text-align: right;">لغة بايثون مفسَّرة.</p>')}<defaultgrade>1.0000000</defaultgrade><answer fraction="100" format="moodle_auto_format"><text>true</text><feedback format="html"><text></text></feedback></answer><answer fraction="0" format="moodle_auto_format"><text>false</text><feedback format="html"><text></text></feedback></answer>`,
    ),
    kind: 'true-false',
    body: 'لغة بايثون مفسَّرة.',
    answers: { correct: true },
  },
  {
    name: 'Moodle 4.3, a short answer in two spellings',
    file: moodle(
      'shortanswer',
      `${text('<p>ما الكلمة التي تعرّف دالة؟</p>')}<defaultgrade>2.0000000</defaultgrade><usecase>0</usecase><answer fraction="100" format="moodle_auto_format"><text>def</text><feedback format="html"><text></text></feedback></answer><answer fraction="100" format="moodle_auto_format"><text>def:</text><feedback format="html"><text></text></feedback></answer>`,
    ),
    kind: 'text',
    body: 'ما الكلمة التي تعرّف دالة؟',
    answers: { accepted: ['def', 'def:'] },
  },
  {
    name: 'Moodle 3.11, a number with a tolerance and no unit',
    file: moodle(
      'numerical',
      `${text('<p>كم بايت في الكيلوبايت؟</p>')}<defaultgrade>1</defaultgrade><answer fraction="100" format="moodle_auto_format"><text>1024</text><feedback format="html"><text></text></feedback><tolerance>0</tolerance></answer><unitgradingtype>0</unitgradingtype><unitpenalty>0.1000000</unitpenalty><showunits>3</showunits><unitsleft>0</unitsleft>`,
    ),
    kind: 'number',
    body: 'كم بايت في الكيلوبايت؟',
    answers: { number: { value: '1024' } },
  },
  {
    name: 'Moodle 4.3, several right choices',
    file: moodle(
      'multichoice',
      `${text('<p>أي هذه لغات برمجة؟<br></p>')}<defaultgrade>1.0000000</defaultgrade><single>false</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering><showstandardinstruction>0</showstandardinstruction><answer fraction="50" format="html"><text><![CDATA[<p>بايثون</p>]]></text><feedback format="html"><text></text></feedback></answer><answer fraction="50" format="html"><text><![CDATA[<p>جافا</p>]]></text><feedback format="html"><text></text></feedback></answer><answer fraction="-50" format="html"><text><![CDATA[<p>HTML</p>]]></text><feedback format="html"><text></text></feedback></answer>`,
    ),
    kind: 'multiple',
    body: 'أي هذه لغات برمجة؟',
    answers: { choices: [{ correct: true }, { correct: true }, { correct: false }] },
  },
  {
    name: 'Moodle 4.3, pairs',
    file: moodle(
      'matching',
      `${text('<p>صل كل ملف بلغته:</p>')}<defaultgrade>3.0000000</defaultgrade><shuffleanswers>true</shuffleanswers><subquestion format="html"><text><![CDATA[<p><code>main.py</code></p>]]></text><answer><text>بايثون</text></answer></subquestion><subquestion format="html"><text><![CDATA[<p><code>app.ts</code></p>]]></text><answer><text>تايب سكربت</text></answer></subquestion><subquestion format="html"><text></text><answer><text>سي شارب</text></answer></subquestion>`,
    ),
    kind: 'match',
    body: 'صل كل ملف بلغته:',
    answers: {},
  },
  {
    name: 'Moodle 4.3, an essay',
    file: moodle(
      'essay',
      `${text('<p>اشرح بكلماتك ما المتغير.</p>')}<defaultgrade>5.0000000</defaultgrade><responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>10</responsefieldlines><attachments>0</attachments><graderinfo format="html"><text><![CDATA[<p>يذكر الاسم والقيمة.</p>]]></text></graderinfo><responsetemplate format="html"><text></text></responsetemplate>`,
    ),
    kind: 'essay',
    body: 'اشرح بكلماتك ما المتغير.',
    answers: {},
  },
  {
    name: 'GIFT of Moodle with comments, a category and lines of Windows',
    file: [
      '// question: 0  name: Switch category to $course$/top/الدرس ٢',
      '$CATEGORY: $course$/top/الدرس ٢',
      '',
      '',
      '// question: 77  name: حلقة',
      '::حلقة::[html]<p>كم مرة تدور <code>range\\(3\\)</code>؟</p>{',
      '\t=<p>3</p>',
      '\t~<p>2</p>',
      '\t~<p>4</p>',
      '}',
      '',
    ].join('\r\n'),
    kind: 'single',
    body: 'كم مرة تدور',
    answers: { choices: [{ correct: true }, { correct: false }, { correct: false }] },
  },
  {
    name: 'GIFT saved by the Notepad of Windows as Unicode',
    file: utf16('::س١:: عاصمة المغرب هي {\r\n=الرباط\r\n~الدار البيضاء\r\n~فاس\r\n}\r\n'),
    kind: 'single',
    body: 'عاصمة المغرب هي',
    answers: { choices: [{ correct: true }, { correct: false }, { correct: false }] },
  },
  {
    name: 'GIFT with a span of years and feedback',
    file: '::ظهور::متى ظهرت أول نسخة من بايثون؟ {#\n=1991:0#أحسنت، صدرت في فبراير.\n}\n',
    kind: 'number',
    body: 'متى ظهرت أول نسخة من بايثون؟',
    answers: { number: { value: '1991' } },
  },
  {
    name: 'GIFT with partial weights in Arabic',
    file: 'اختر ما يخزّن نصًا:{\n~%50%str\n~%50%"نص"\n~%-100%42 #هذا عدد\n}',
    kind: 'multiple',
    body: 'اختر ما يخزّن نصًا:',
    answers: { choices: [{ correct: true }, { correct: true }, { correct: false }] },
  },
  {
    name: 'GIFT with a blank in the middle and a general explanation',
    file: '::فراغ::تُكتب الدالة في بايثون بالكلمة {=def =Def} ثم اسمها.\n',
    kind: 'text',
    body: 'تُكتب الدالة في بايثون بالكلمة',
    answers: { accepted: ['def', 'Def'] },
  },
];

test.each(cases)('$name', async ({ file, kind, body, answers }) => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const read = await readFile(bytes);
  expect(read).toHaveProperty('questions');
  if (!('questions' in read)) return;
  expect(read.questions).toHaveLength(1);
  expect(read.questions[0]).toMatchObject({ question: { kind, answers } });
  const [one] = read.questions;
  expect(one && 'question' in one && one.question.body).toContain(body);
});
