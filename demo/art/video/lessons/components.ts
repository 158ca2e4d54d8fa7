import type { Lesson } from '../lesson.ts';

const python = { title: 'بايثون', hours: '6' };

export const components: Lesson = {
  name: 'lesson-components',
  subject: 'React',
  title: 'المكوّنات',
  subtitle: 'قطعة نكتبها مرّة، ونستخدمها حيث نشاء',
  language: 'jsx',
  pane: 'cards',
  files: ['card.jsx', 'app.jsx'],
  opening: [
    {
      at: 0,
      ar: 'أهلًا بك. محاضرتنا اليوم «مكوّنك الأول وكتابة JSX».',
      en: 'Welcome. Today: your first component, and JSX.',
    },
  ],
  scenes: [
    {
      seconds: 8.6,
      note: 'المكوّن دالّة تعيد ما يظهر على الشاشة، واسمها يبدأ بحرف كبير.',
      edits: [
        {
          at: 0.7,
          type: 'export function Card() {\n  return (\n    <article className="card">\n      <h3>بايثون</h3>\n      <p>6 ساعات</p>\n    </article>\n  );\n}',
          speed: 18,
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'نكتب دالّة باسم Card: هذا هو المكوّن.',
          en: 'We write a function called Card: this is the component.',
        },
        {
          at: 3.6,
          ar: 'وما تعيده يشبه HTML، ويسمّى JSX.',
          en: 'What it returns looks like HTML and is called JSX.',
        },
      ],
    },
    {
      seconds: 7.2,
      note: 'لنعرض المكوّن نكتب اسمه كأنه وسم: `<Card />`',
      edits: [
        {
          at: 0.7,
          file: 1,
          type: "import { Card } from './card';\n\nexport function App() {\n  return (\n    <main>\n      <Card />\n    </main>\n  );\n}",
          speed: 19,
          shows: { cards: [python] },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'في ملف التطبيق نستورد البطاقة، ثم نستخدمها كوسم.',
          en: 'In the app’s file we import the card and use it like a tag.',
        },
        { at: 5.6, ar: 'ظهرت البطاقة الأولى.', en: 'The first card has appeared.' },
      ],
    },
    {
      seconds: 7.6,
      note: 'الخصائص `props` تصل إلى المكوّن من خارجه، ونعرضها بين `{ }`.',
      edits: [
        { at: 0.8, after: 'Card(', type: '{ title, hours }', speed: 10 },
        { at: 3.3, after: '<h3>', remove: 'بايثون', type: '{title}', speed: 11 },
        {
          at: 5.2,
          after: '<p>',
          remove: '6',
          type: '{hours}',
          speed: 10,
          shows: { cards: [{ title: '', hours: '' }] },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'نستقبل العنوان وعدد الساعات من خارج المكوّن.',
          en: 'We receive the title and the hours from outside the component.',
        },
        {
          at: 3.2,
          ar: 'ونضع مكان القيم الثابتة أسماء الخصائص.',
          en: 'And replace the fixed values with the names of the props.',
        },
      ],
    },
    {
      seconds: 8.4,
      note: 'كل استخدام يمرّر قيمه، فتظهر بطاقة جديدة بالشكل نفسه.',
      edits: [
        {
          at: 0.8,
          file: 1,
          after: '<Card',
          type: ' title="بايثون" hours={6}',
          speed: 11,
          shows: { cards: [python] },
        },
        {
          at: 4,
          file: 1,
          after: '{6} />',
          type: '\n      <Card title="الويب" hours={8} />',
          speed: 12,
          shows: { cards: [python, { title: 'الويب', hours: '8' }] },
        },
      ],
      cues: [
        {
          at: 0,
          ar: 'نمرّر القيم إلى البطاقة الأولى.',
          en: 'We pass the values to the first card.',
        },
        {
          at: 4,
          ar: 'وبسطر واحد نضيف بطاقة ثانية بقيم أخرى.',
          en: 'And with one more line we add a second card with other values.',
        },
      ],
    },
  ],
  summary: {
    points: [
      'المكوّن دالّة تعيد JSX.',
      'الخصائص `props` تغيّر ما يعرضه.',
      'نكتبه مرّة، ونستخدمه حيث نشاء.',
    ],
    cues: [
      {
        at: 0,
        ar: 'الخلاصة: قسّم شاشتك إلى مكوّنات صغيرة، لكل منها عمل واحد.',
        en: 'In short: split your screen into small components, each with one job.',
      },
    ],
  },
};
