import type { Lesson } from '../lesson.ts';

export const html: Lesson = {
  name: 'lesson-html',
  subject: 'تطوير الويب',
  title: 'أول صفحة HTML',
  subtitle: 'من ملف فارغ إلى صفحة عربية في المتصفّح',
  language: 'html',
  pane: 'page',
  files: ['index.html'],
  opening: [
    {
      at: 0,
      ar: 'مرحبًا بك: أول صفحة HTML، نبنيها معًا بالعربية.',
      en: 'Welcome: a first HTML page, which we build together in Arabic.',
    },
  ],
  scenes: [
    {
      seconds: 7.2,
      note: 'في الوسم `html` سمتان: `lang` للغة الصفحة، و`dir` لاتجاهها.',
      edits: [
        { at: 0.8, type: '<!doctype html>\n<html lang="ar" dir="rtl">\n\n</html>', speed: 11 },
      ],
      cues: [
        {
          at: 0,
          ar: 'السطر الأول يخبر المتصفّح بأن هذه صفحة HTML حديثة.',
          en: 'The first line tells the browser that this is a modern HTML page.',
        },
        {
          at: 3.4,
          ar: 'ثم نحدّد اللغة العربية، والاتجاه من اليمين إلى اليسار.',
          en: 'Then we set the language to Arabic and the direction to right-to-left.',
        },
      ],
    },
    {
      seconds: 7,
      note: 'داخل `head` معلومات عن الصفحة، ومنها العنوان الذي يظهر في اللسان.',
      edits: [
        {
          at: 0.6,
          after: 'dir="rtl">\n',
          type: '<head>\n  <meta charset="utf-8">\n  <title>صفحتي الأولى</title>\n</head>',
          speed: 13,
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'الترميز utf-8 يحفظ الحروف العربية سليمة.',
          en: 'The utf-8 encoding keeps Arabic letters intact.',
        },
        {
          at: 4.2,
          ar: 'والعنوان يظهر في لسان المتصفّح.',
          en: 'And the title appears in the browser’s tab.',
        },
      ],
    },
    {
      seconds: 5.6,
      note: 'داخل `body` كل ما يراه الزائر، ونبدأ بالعنوان الرئيسي `h1`.',
      edits: [
        {
          at: 0.6,
          after: '</head>\n',
          type: '<body>\n  <h1>مرحبًا، أنا عمر</h1>\n</body>\n',
          speed: 10,
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'كل ما يراه الزائر نكتبه داخل الوسم body.',
          en: 'Everything the visitor sees goes inside the body tag.',
        },
        { at: 3, ar: 'ظهر العنوان الرئيسي.', en: 'The main heading has appeared.' },
      ],
    },
    {
      seconds: 5.2,
      note: 'الوسم `p` فقرة نصّية، ولكل وسم بداية ونهاية.',
      edits: [{ at: 0.7, after: '</h1>', type: '\n  <p>أتعلّم بناء صفحات الويب.</p>', speed: 11 }],
      cues: [{ at: 0, ar: 'نضيف فقرة تحت العنوان.', en: 'We add a paragraph under the heading.' }],
    },
    {
      seconds: 5.6,
      note: 'الوسم `a` رابط، وفي `href` عنوان الصفحة التي يفتحها.',
      edits: [{ at: 0.7, after: '</p>', type: '\n  <a href="work.html">أعمالي</a>', speed: 11 }],
      cues: [
        {
          at: 0,
          ar: 'ثم رابطًا ينقل الزائر إلى صفحة أخرى.',
          en: 'Then a link that takes the visitor to another page.',
        },
        { at: 3.6, ar: 'اكتملت صفحتنا الأولى.', en: 'Our first page is complete.' },
      ],
    },
  ],
  summary: {
    points: [
      '`lang` و`dir` يجعلان الصفحة عربية حقًّا.',
      '`head` للمعلومات، و`body` لما يراه الزائر.',
      'لكل محتوى وسمه: `h1` و`p` و`a`.',
    ],
    cues: [
      {
        at: 0,
        ar: 'احفظ الملف باسم index.html، وافتحه في متصفّحك.',
        en: 'Save the file as index.html and open it in your browser.',
      },
    ],
  },
};
