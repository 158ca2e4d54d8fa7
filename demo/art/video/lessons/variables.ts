import type { Lesson } from '../lesson.ts';

export const variables: Lesson = {
  name: 'lesson-variables',
  subject: 'بايثون',
  title: 'المتغيّرات',
  subtitle: 'اسمٌ نحفظ فيه قيمة، ثم نعود إليها متى شئنا',
  language: 'python',
  pane: 'terminal',
  files: ['main.py'],
  opening: [
    {
      at: 0,
      ar: 'أهلًا بك. محاضرتنا اليوم «المتغيرات: أسماء للقيم».',
      en: 'Welcome. Today: variables, names for values.',
    },
  ],
  scenes: [
    {
      seconds: 5.6,
      note: 'المتغيّر اسمٌ تختاره أنت، وعلامة `=` تحفظ فيه القيمة.',
      edits: [
        {
          at: 1,
          type: 'name = "سلمى"',
          speed: 6,
          shows: { memory: [{ name: 'name', value: 'سلمى' }], changed: 'name' },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'نكتب اسم المتغيّر، ثم علامة =، ثم القيمة.',
          en: 'We write the variable’s name, an equals sign, then the value.',
        },
        {
          at: 3.4,
          ar: 'صار الاسم name يشير إلى القيمة «سلمى».',
          en: 'The name “name” now refers to the value “Salma”.',
        },
      ],
    },
    {
      seconds: 4.8,
      note: 'النصّ يُكتب بين علامتَي تنصيص، والعدد يُكتب بدونهما.',
      edits: [
        {
          at: 1,
          type: '\nage = 17',
          speed: 5,
          shows: {
            memory: [
              { name: 'name', value: 'سلمى' },
              { name: 'age', value: '17' },
            ],
            changed: 'age',
          },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'العمر عدد، فلا نضع حوله علامتَي تنصيص.',
          en: 'The age is a number, so it takes no quotation marks.',
        },
      ],
    },
    {
      seconds: 5.6,
      note: 'لعرض القيم نكتب أسماء المتغيّرات داخل `print`، وتفصل بينها فاصلة.',
      edits: [{ at: 1, type: '\n\nprint(name, age)', speed: 8, shows: { terminal: ['سلمى 17'] } }],
      cues: [
        {
          at: 0,
          ar: 'نطلب من بايثون طباعة المتغيّرين.',
          en: 'We ask Python to print both variables.',
        },
        { at: 3.5, ar: 'وهذه هي النتيجة: سلمى 17.', en: 'And here is the result: Salma 17.' },
      ],
    },
    {
      seconds: 5.8,
      note: 'تُحسب القيمة الجديدة أوّلًا، ثم تحلّ محلّ القديمة.',
      edits: [
        {
          at: 1.2,
          type: '\n\nage = age + 1',
          speed: 6,
          shows: {
            memory: [
              { name: 'name', value: 'سلمى' },
              { name: 'age', value: '18' },
            ],
            changed: 'age',
          },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'قيمة المتغيّر ليست ثابتة: نضيف 1 إلى العمر.',
          en: 'A variable’s value can change: we add 1 to the age.',
        },
        { at: 3.7, ar: 'كانت القيمة 17، وأصبحت 18.', en: 'It was 17; now it is 18.' },
      ],
    },
    {
      seconds: 6.4,
      note: 'الحرف `f` قبل النصّ يسمح بوضع المتغيّر داخله بين `{ }`.',
      edits: [
        {
          at: 1,
          type: '\nprint(f"بعد عام: {age}")',
          speed: 8,
          shows: { terminal: ['سلمى 17', 'بعد عام: 18'] },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'وبالحرف f نضع المتغيّر داخل جملة كاملة.',
          en: 'With the letter f we can place the variable inside a sentence.',
        },
        {
          at: 4.1,
          ar: 'استخدم بايثون آخر قيمة حُفظت في age.',
          en: 'Python used the latest value stored in age.',
        },
      ],
    },
  ],
  summary: {
    points: [
      'علامة `=` تحفظ القيمة في الاسم.',
      'النصّ بين علامتَي تنصيص، والعدد بدونهما.',
      'يمكن أن تتغيّر القيمة في أي سطر.',
    ],
    cues: [
      {
        at: 0,
        ar: 'الخلاصة: احفظ القيمة في اسم واضح، ثم استخدم الاسم.',
        en: 'In short: keep a value under a clear name, then use the name.',
      },
    ],
  },
};
