import { checked } from '../../exercises.ts';
import type { DemoExercise, DemoLecture } from '../../types.ts';

const page = (
  start: string,
  solution: string,
  rest: Pick<DemoExercise, 'tests' | 'hints'>,
): DemoExercise => ({
  language: 'html',
  files: [{ name: 'index.html', code: start }],
  solution: [{ name: 'index.html', code: solution }],
  ...rest,
});

export const bookCardExercise: DemoLecture = {
  name: 'تمرين: صفحة كتاب بعناصر لها معنى',
  type: 'exercise',
  minutes: 15,
  free: true,
  body: `<p>هذه صفحة صغيرة كُتبت كلها بعناصر <code>div</code>. اجعل كل عنصر يقول ما هو، دون أن تغيّر الكلام.</p>
<h3>المطلوب</h3>
<ul>
<li>لغة الصفحة العربية واتجاهها من اليمين إلى اليسار، على <code>html</code>.</li>
<li>عنوان الكتاب في <code>h1</code> داخل <code>header</code>.</li>
<li>نبذة الكتاب في فقرة داخل <code>main</code>.</li>
<li>الفصول الثلاثة في قائمة مرتبة <code>ol</code>.</li>
<li>«أضف إلى قائمتي» زر حقيقي.</li>
</ul>`,
  exercise: page(
    `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <title>كتاب الأسبوع</title>
  </head>
  <body>
    <div>رحلة في وادي رم</div>
    <div>يوميات عشرة أيام بين الرمل والنجوم.</div>
    <div>
      <div>الوصول</div>
      <div>ليلة أولى</div>
      <div>الطريق</div>
    </div>
    <div>أضف إلى قائمتي</div>
  </body>
</html>
`,
    `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>كتاب الأسبوع</title>
  </head>
  <body>
    <header>
      <h1>رحلة في وادي رم</h1>
    </header>
    <main>
      <p>يوميات عشرة أيام بين الرمل والنجوم.</p>
      <ol>
        <li>الوصول</li>
        <li>ليلة أولى</li>
        <li>الطريق</li>
      </ol>
      <button type="button">أضف إلى قائمتي</button>
    </main>
  </body>
</html>
`,
    {
      tests: checked({
        'اللغة والاتجاه على html': `const root = document.documentElement;
assert(root.lang === 'ar', 'اكتب lang="ar" على html.');
assert(root.dir === 'rtl', 'اكتب dir="rtl" على html.');`,
        'العنوان في h1 داخل header': `const title = document.querySelector('header h1');
assert(title, 'لا يوجد h1 داخل header.');
assert(title.textContent.trim() === 'رحلة في وادي رم', 'عنوان الكتاب في h1 مختلف.');`,
        'النبذة في فقرة داخل main': `const words = [...document.querySelectorAll('main p')].map((p) => p.textContent);
assert(words.some((text) => text.includes('يوميات عشرة أيام')), 'لا توجد النبذة في p داخل main.');`,
        'ثلاثة فصول في قائمة مرتبة': `const names = [...document.querySelectorAll('ol > li')].map((li) => li.textContent.trim());
assert(names.join() === 'الوصول,ليلة أولى,الطريق', 'ضع الفصول الثلاثة بترتيبها في ol.');`,
        'زر حقيقي': `const button = document.querySelector('button');
assert(button && button.textContent.trim() === 'أضف إلى قائمتي', 'استعمل button لهذا الفعل.');`,
      }),
      hints: [
        'اسأل عن كل عنصر: أهو عنوان أم فقرة أم قائمة أم فعل؟',
        'كل فصل في li، والفصول كلها في ol.',
      ],
    },
  ),
};

export const readableCardExercise: DemoLecture = {
  name: 'تمرين: بطاقة مريحة للقراءة',
  type: 'exercise',
  minutes: 15,
  body: `<p>البطاقة جاهزة، ونصها ملتصق بحدودها وأسطرها متزاحمة. أكمل الأنماط داخل <code>style</code> ولا تغيّر HTML.</p>
<h3>المطلوب</h3>
<ul>
<li>مسافة داخل البطاقة من كل جهة لا تقل عن <code>16px</code>.</li>
<li>زوايا مستديرة.</li>
<li>ارتفاع السطر في الفقرة لا يقل عن 1.7 من حجم الخط.</li>
<li>حد ملوّن عند بداية البطاقة بخاصية منطقية، عرضه <code>4px</code> على الأقل، ولا حد عند نهايتها.</li>
</ul>`,
  exercise: page(
    `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>بطاقة</title>
    <style>
      .card {
        background: #fff8e6;
        max-inline-size: 24rem;
      }

      .card p {
        margin: 0;
      }
    </style>
  </head>
  <body>
    <article class="card">
      <h2>نصيحة اليوم</h2>
      <p>اقرأ الكود الذي كتبته أمس قبل أن تكتب سطرًا جديدًا اليوم، فالفهم أسرع من الكتابة.</p>
    </article>
  </body>
</html>
`,
    `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>بطاقة</title>
    <style>
      .card {
        background: #fff8e6;
        max-inline-size: 24rem;
        padding: 1.25rem;
        border-radius: 0.75rem;
        border-inline-start: 5px solid #c98a0a;
      }

      .card p {
        margin: 0;
        line-height: 1.8;
      }
    </style>
  </head>
  <body>
    <article class="card">
      <h2>نصيحة اليوم</h2>
      <p>اقرأ الكود الذي كتبته أمس قبل أن تكتب سطرًا جديدًا اليوم، فالفهم أسرع من الكتابة.</p>
    </article>
  </body>
</html>
`,
    {
      tests: checked({
        'مسافة داخل البطاقة': `const card = getComputedStyle(document.querySelector('.card'));
for (const side of ['Top', 'Right', 'Bottom', 'Left']) {
  assert(parseFloat(card['padding' + side]) >= 16, 'زِد padding: لا يقل عن 16px من كل جهة.');
}`,
        'زوايا مستديرة': `const card = getComputedStyle(document.querySelector('.card'));
assert(parseFloat(card.borderTopLeftRadius) > 0, 'أضف border-radius إلى البطاقة.');`,
        'أسطر متباعدة': `const text = getComputedStyle(document.querySelector('.card p'));
assert(parseFloat(text.lineHeight) / parseFloat(text.fontSize) >= 1.69, 'اجعل line-height 1.7 أو أكثر.');`,
        'حد عند البداية وحدها': `const card = getComputedStyle(document.querySelector('.card'));
assert(parseFloat(card.borderRightWidth) >= 4, 'الصفحة عربية، فالبداية يمين: استعمل border-inline-start.');
assert(parseFloat(card.borderLeftWidth) === 0, 'لا حد عند النهاية.');`,
      }),
      hints: [
        'المسافة الداخلية padding، والزوايا border-radius.',
        'الحد عند بداية السطر: border-inline-start: 4px solid وبعدها لون.',
      ],
    },
  ),
};

export const gridExercise: DemoLecture = {
  name: 'تمرين: شبكة تتسع وتضيق',
  type: 'exercise',
  minutes: 15,
  body: `<p>ست بطاقات تحت بعضها. اجعلها شبكة يقرر المتصفح عدد أعمدتها بحسب العرض.</p>
<h3>المطلوب</h3>
<ul>
<li>القائمة شبكة: <code>display: grid</code>.</li>
<li>بين البطاقات مسافة <code>12px</code> على الأقل.</li>
<li>عرض العمود لا يقل عن <code>120px</code>، وعدد الأعمدة يتغير بلا استعلام وسائط.</li>
</ul>`,
  exercise: page(
    `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>شبكة</title>
    <style>
      .cards {
        padding: 0;
        list-style: none;
      }

      .cards li {
        padding: 1rem;
        background: #ecedfb;
      }
    </style>
  </head>
  <body>
    <ul class="cards">
      <li>شاي</li>
      <li>قهوة</li>
      <li>زنجبيل</li>
      <li>نعناع</li>
      <li>كركديه</li>
      <li>ينسون</li>
    </ul>
  </body>
</html>
`,
    `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>شبكة</title>
    <style>
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
        gap: 1rem;
        padding: 0;
        list-style: none;
      }

      .cards li {
        padding: 1rem;
        background: #ecedfb;
      }
    </style>
  </head>
  <body>
    <ul class="cards">
      <li>شاي</li>
      <li>قهوة</li>
      <li>زنجبيل</li>
      <li>نعناع</li>
      <li>كركديه</li>
      <li>ينسون</li>
    </ul>
  </body>
</html>
`,
    {
      tests: checked({
        'القائمة شبكة': `const cards = getComputedStyle(document.querySelector('.cards'));
assert(cards.display === 'grid', 'اكتب display: grid للقائمة.');`,
        'مسافة بين البطاقات': `const cards = getComputedStyle(document.querySelector('.cards'));
assert(parseFloat(cards.columnGap) >= 12 && parseFloat(cards.rowGap) >= 12, 'أضف gap لا يقل عن 12px.');`,
        'الأعمدة بحسب العرض': `const cards = document.querySelector('.cards');
const columns = (width) => {
  cards.style.inlineSize = width + 'px';
  return getComputedStyle(cards).gridTemplateColumns.split(' ').length;
};
const narrow = columns(150);
const wide = columns(600);
cards.style.inlineSize = '';
assert(narrow === 1 && wide >= 3, 'استعمل repeat(auto-fill, minmax(120px, 1fr)).');`,
      }),
      hints: ['المسافة بين عناصر الشبكة gap.', 'عدد الأعمدة يقرره auto-fill، وأقل عرض minmax.'],
    },
  ),
};
