import { gaps, multiple, number, order, single, trueFalse } from '../../questions.ts';
import type { DemoQuiz } from '../../types.ts';

export const htmlLayoutQuiz: DemoQuiz = {
  rules: { shuffleQuestions: true },
  questions: [
    single(
      '<p>صف من الأزرار تريد أن تتوزع بينها المسافة بالتساوي في سطر واحد. ما الأنسب؟</p>',
      '<code>display: flex</code>',
      ['<code>display: block</code>', '<code>position: absolute</code>', '<code>float</code>'],
      '<p>يرتب Flexbox العناصر في محور واحد، ثم توزع <code>justify-content</code> ما بقي من المسافة.</p>',
    ),
    gaps(
      '<p>شبكة بطاقات يتغير عدد أعمدتها بحسب العرض دون استعلام وسائط. أكمل السطر.</p>',
      {
        language: 'html',
        code: '.cards {\n  display: [[1]];\n  grid-template-columns: repeat([[2]], minmax(16rem, [[3]]));\n}',
        accepted: [['grid'], ['auto-fill', 'auto-fit'], ['1fr']],
      },
      '<p>يضع المتصفح من الأعمدة ما يتسع له العرض، ولا يقل عمود عن <code>16rem</code>.</p>',
      {
        points: 3,
        hints: [
          { html: '<p>الثالث نصيب من المسافة الباقية، ويُكتب <code>fr</code>.</p>', cost: 20 },
        ],
      },
    ),
    single(
      '<p>في صفحة <code>dir="rtl"</code>، أين يقع العنصر الأول في حاوية <code>display: flex</code>؟</p>',
      'يمين السطر',
      ['يسار السطر', 'وسط السطر', 'يتوقف على عرض الشاشة'],
      '<p>المحور الرئيسي يتبع اتجاه النص، فلا نحتاج إلى عكس شيء.</p>',
    ),
    trueFalse(
      '<p>أفضل مسافة بين عناصر Flexbox هي هامش على كل عنصر ثم حذفه من الأخير.</p>',
      false,
      '<p>تكفي <code>gap</code> على الحاوية، وهي لا تضع مسافة قبل الأول ولا بعد الأخير.</p>',
    ),
    multiple(
      '<p>صورة عرضها الأصلي 1200 بكسل تخرج عن حدود عمودها على الهاتف. أي خاصيتين تكتب لها؟</p>',
      ['<code>max-inline-size: 100%</code>', '<code>block-size: auto</code>'],
      ['<code>inline-size: 1200px</code>', '<code>overflow: scroll</code> على الصفحة'],
      '<p>لا تتجاوز الصورة عرض عمودها، ويبقى ارتفاعها متناسبًا مع عرضها.</p>',
      { points: 2 },
    ),
    number(
      '<p>عرض الحاوية <code>1000px</code>، و<code>grid-template-columns: 1fr 3fr</code>، ولا <code>gap</code>. كم بكسلًا عرض العمود الأول؟</p>',
      { value: '250', unit: 'px' },
      '<p>مجموع الأنصبة أربعة، وللعمود الأول واحد منها: 1000 ÷ 4.</p>',
    ),
    order(
      '<p>رتّب الخطوات التي تسير عليها عند تصميم صفحة لكل الشاشات.</p>',
      [
        'اكتب المحتوى بترتيبه في HTML',
        'نسّقه للشاشة الصغيرة أولًا',
        'وسّع النافذة حتى يبدو ضيقًا أو متباعدًا',
        'أضف هناك استعلام وسائط يغيّر الترتيب',
      ],
      '<p>المحتوى يقرر أين تتغير الصفحة، لا أسماء الأجهزة.</p>',
      { points: 2 },
    ),
  ],
};
