import type { DemoCourse } from '../../types.ts';
import { cityStudentsExercise, courseCountExercise } from '../exercises/sql.ts';
import { javascriptOutputQuiz } from '../quizzes/javascript.ts';

const javascriptComplete: DemoCourse = {
  slug: 'javascript-complete',
  name: 'لغة JavaScript الشاملة',
  category: 'web-development',
  teacher: 'teacher2@example.com',
  description: 'لغة المتصفح من المتغيرات إلى الوعود، بتمارين صغيرة تراها تتحرك أمامك على الصفحة.',
  longDescription: '',
  image: 'courses/javascript-complete.webp',
  price: 35,
  level: 'beginner',
  language: 'العربية',
  certificate: true,
  features: [
    'تكتب JavaScript حديثة يفهمها من يقرؤها',
    'تتعامل مع عناصر الصفحة وأحداثها',
    'تفهم الوعود وasync/await دون سحر',
    'تقسم الكود إلى وحدات وتستعمل حزم npm',
  ],
  requirements: ['معرفة HTML وCSS', 'متصفح حديث وأدوات المطور فيه'],
  resources: [],
  chapters: [
    {
      name: 'أساس اللغة',
      lectures: [
        { name: 'متى تستعمل let ومتى تستعمل const؟', type: 'video', minutes: 9 },
        { name: 'الدوال والدوال السهمية', type: 'video', minutes: 13 },
        { name: 'المصفوفات: map وfilter وreduce', type: 'video', minutes: 16 },
        { name: 'الكائنات والتفكيك', type: 'video', minutes: 12 },
        {
          name: 'اختبار: ماذا يطبع هذا الكود؟',
          type: 'quiz',
          minutes: 10,
          body: '<p>لا تشغّل شيئًا. تخيّل أنك المتصفح، واقرأ سطرًا بعد سطر.</p>',
          quiz: javascriptOutputQuiz,
        },
      ],
    },
    {
      name: 'اللغة والصفحة',
      lectures: [
        { name: 'اختيار العناصر وتعديلها', type: 'video', minutes: 14 },
        { name: 'الأحداث وانتقالها بين العناصر', type: 'video', minutes: 13 },
        { name: 'مهمة: معرض صور بلوحة المفاتيح', type: 'assignment', minutes: 18 },
      ],
    },
    {
      name: 'انتظار ما لم يصل بعد',
      lectures: [
        {
          name: 'الوعد Promise بمثال المطعم',
          type: 'article',
          minutes: 7,
          free: true,
          body: `<p>تطلب شطيرة فيعطيك العامل رقمًا وتجلس. الرقم ليس شطيرة، لكنه <strong>وعد</strong> بها: إما أن تصل، وإما أن يعتذر لأن الخبز نفد. وفي الحالين لا تقف أمام المطبخ معطلًا من خلفك.</p>
<p>هذا ما تفعله JavaScript حين تطلب شيئًا من الشبكة:</p>
<pre><code class="language-javascript">async function loadWeather(city) {
  const response = await fetch('/api/weather?city=' + encodeURIComponent(city));
  if (!response.ok) {
    throw new Error('تعذر جلب حالة الطقس');
  }
  return response.json();
}

try {
  const weather = await loadWeather('عمّان');
  console.log(weather.temperature);
} catch (error) {
  console.log(error.message);
}</code></pre>
<ul>
<li><code>await</code> تعني: سأكمل هذه الدالة حين يصل طلبي، وليعمل غيري الآن.</li>
<li><code>throw</code> هو اعتذار المطبخ، و<code>catch</code> هو ما تفعله أنت حينها.</li>
</ul>
<p>أكثر الأخطاء شيوعًا نسيان <code>await</code>: عندها تمسك برقم الطلب وتظنه الشطيرة.</p>`,
        },
        { name: 'تطبيق صغير باستعمال async وawait', type: 'video', minutes: 15 },
        { name: 'الوحدات وحزم npm', type: 'video', minutes: 11 },
      ],
    },
  ],
  reviews: [
    {
      by: 's9@example.com',
      rating: 5,
      comment: 'رجعت إليه بعد أن تعثرت في React، وكان يجب أن أبدأ به. مثال المطعم لا يُنسى.',
      daysAgo: 20,
    },
    {
      by: 's6@example.com',
      rating: 5,
      comment: 'التمارين المتحركة على الصفحة تشجع على الاستمرار. أنهيته في ثلاثة أسابيع.',
      daysAgo: 59,
    },
    {
      by: 's4@example.com',
      rating: 4,
      comment: 'شامل فعلًا، إلا أنني تمنيت شرحًا أطول للكلمة this.',
      daysAgo: 103,
    },
    {
      by: 's1@example.com',
      rating: 3,
      comment: 'جيد، لكن بعض المحاضرات صُورت قبل تحديث المتصفح فاختلفت أماكن الأزرار.',
      daysAgo: 180,
    },
    {
      by: 's13@example.com',
      rating: 5,
      comment: 'محاضرة map وfilter وحدها تساوي ثمن الكورس.',
      daysAgo: 73,
    },
  ],
  daysAgo: 280,
  updatedDaysAgo: 15,
};

const typescriptInPractice: DemoCourse = {
  slug: 'typescript-in-practice',
  name: 'لغة TypeScript في مشاريع حقيقية',
  category: 'web-development',
  teacher: 'teacher@example.com',
  description:
    'انقل مشروعًا من JavaScript إلى TypeScript ملفًا بعد ملف، وشاهد الأخطاء تُكتشف قبل أن يراها المستخدم.',
  longDescription: '',
  image: 'courses/typescript-in-practice.webp',
  price: 40,
  level: 'intermediate',
  language: 'العربية',
  certificate: false,
  features: [
    'تصف بياناتك بأنواع دقيقة لا بـ any',
    'تستعمل الاتحادات المميزة لتمنع الحالات المستحيلة',
    'تكتب دوال عامة generics مقروءة',
  ],
  requirements: ['إتقان JavaScript', 'تجربة سابقة في مشروع واحد على الأقل'],
  resources: [],
  chapters: [
    {
      name: 'أنواع تخدمك',
      lectures: [
        { name: 'من أين تأتي قيمة الأنواع؟', type: 'video', minutes: 8 },
        { name: 'الاستنتاج: متى لا تكتب النوع؟', type: 'video', minutes: 11 },
        {
          name: 'اجعل الحالة المستحيلة مستحيلة',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>رأيت هذا النوع في مشاريع كثيرة:</p>
<pre><code class="language-typescript">interface Request {
  loading: boolean;
  error?: string;
  data?: string[];
}</code></pre>
<p>وهو يسمح بأن يكون الطلب في حالة تحميل وفشل ونجاح معًا. لا معنى لذلك، لكن المترجم لن يعترض. صِف ما يمكن أن يحدث فقط:</p>
<pre><code class="language-typescript">type RequestState =
  | { status: 'loading' }
  | { status: 'failed'; error: string }
  | { status: 'ready'; data: string[] };

function summary(state: RequestState): string {
  switch (state.status) {
    case 'loading':
      return 'جارٍ التحميل…';
    case 'failed':
      return state.error;
    case 'ready':
      return 'عدد النتائج: ' + state.data.length;
  }
}</code></pre>
<p>داخل كل فرع يعرف المترجم ما الموجود بالضبط. ولو أضفت غدًا حالة رابعة ونسيت معالجتها، فسيخبرك قبل أن يخبرك المستخدم.</p>`,
        },
        { name: 'الدوال العامة generics', type: 'video', minutes: 15 },
        { name: 'نقل مشروع كامل خطوة بخطوة', type: 'video', minutes: 18 },
        { name: 'مهمة: احذف كل any من هذا المستودع', type: 'assignment', minutes: 16 },
      ],
    },
  ],
  reviews: [
    {
      by: 's13@example.com',
      rating: 5,
      comment: 'طبقت فكرة الحالات المستحيلة في عملي واختفت أخطاء كنا نطاردها منذ شهور.',
      daysAgo: 11,
    },
    {
      by: 's7@example.com',
      rating: 4,
      comment: 'عملي جدًا. يحتاج إلى تمارين أكثر على generics.',
      daysAgo: 6,
    },
  ],
  daysAgo: 34,
  updatedDaysAgo: 1,
};

const nodeApis: DemoCourse = {
  slug: 'node-apis',
  name: 'بناء واجهات برمجية بـ Node.js',
  category: 'web-development',
  teacher: 'teacher8@example.com',
  description:
    'من أول طلب HTTP إلى خادم موثق يتحقق من مدخلاته ويعرف من يخاطبه، مع اختبارات تطمئنك قبل كل نشر.',
  longDescription: '',
  image: 'courses/node-apis.webp',
  price: 42,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تصمم مسارات واضحة وتختار رمز الإجابة الصحيح',
    'تتحقق من كل مدخل قبل أن يصل إلى قاعدة البيانات',
    'تبني تسجيل دخول آمنًا بالرموز',
    'تكتب اختبارات تشغّل الخادم فعلًا',
  ],
  requirements: ['معرفة JavaScript وasync/await', 'أساسيات SQL', 'تثبيت Node.js على جهازك'],
  resources: [],
  chapters: [
    {
      name: 'الطلب والإجابة',
      lectures: [
        { name: 'ماذا يوجد داخل طلب HTTP؟', type: 'video', minutes: 12 },
        {
          name: 'أي رمز إجابة أختار؟',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>رمز الإجابة أول ما يقرؤه من يستعمل خادمك، فاجعله صادقًا. أسوأ ما رأيت خادم يجيب بالرمز 200 ثم يكتب في الداخل: «حدث خطأ».</p>
<ul>
<li><code>200</code> تم، و<code>201</code> تم وأُنشئ شيء جديد.</li>
<li><code>400</code> لم أفهم طلبك، و<code>422</code> فهمته لكن فيه قيمة لا تصح.</li>
<li><code>401</code> من أنت؟ و<code>403</code> عرفتك، لكن هذا ليس لك.</li>
<li><code>404</code> غير موجود، و<code>409</code> يتعارض مع ما عندي.</li>
<li><code>429</code> أكثرت من الطلبات، فانتظر قليلًا.</li>
<li><code>500</code> الخطأ مني أنا، وقد سجلته.</li>
</ul>
<pre><code class="language-javascript">app.get('/books/:id', async (request, reply) =&gt; {
  const book = await findBook(Number(request.params.id));
  if (!book) {
    return reply.code(404).send({ message: 'لم نجد هذا الكتاب' });
  }
  return book;
});</code></pre>
<p>وإذا ترددت بين رمزين فاسأل: ماذا سيفعل المستعمل بعد هذه الإجابة؟ هل يصحح، أم يسجل الدخول، أم ينتظر؟</p>`,
        },
        { name: 'التحقق من المدخلات', type: 'video', minutes: 14 },
        { name: 'الربط بقاعدة البيانات', type: 'video', minutes: 16 },
      ],
    },
    {
      name: 'خادم يُعتمد عليه',
      lectures: [
        { name: 'تسجيل الدخول والرموز', type: 'video', minutes: 18 },
        { name: 'اختبارات تشغّل الخادم', type: 'video', minutes: 15 },
        { name: 'مهمة: واجهة برمجية لمكتبة المدرسة', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's11@example.com',
      rating: 5,
      comment: 'منظم وعميق، والأستاذ يوسف يشرح سبب كل قرار بدل أن يقول «هكذا نكتبها».',
      daysAgo: 39,
    },
    {
      by: 's13@example.com',
      rating: 4,
      comment:
        'فصل الاختبارات نادر في المحتوى العربي. أتمنى جزءًا ثانيًا عن الطوابير والمهام الخلفية.',
      daysAgo: 21,
    },
    {
      by: 's5@example.com',
      rating: 4,
      comment: 'احتجت إلى مراجعة SQL قبل أن أتابع، وهو مذكور في المتطلبات فالعيب مني.',
      daysAgo: 13,
    },
  ],
  daysAgo: 120,
  updatedDaysAgo: 9,
};

const sqlDatabases: DemoCourse = {
  slug: 'sql-databases',
  name: 'قواعد البيانات العلائقية ولغة SQL: من تصميم الجداول إلى استعلامات سريعة تتحمل ملايين الصفوف',
  category: 'web-development',
  teacher: 'teacher8@example.com',
  description:
    'صمم جداول لا تكرر نفسها، واسأل بياناتك أسئلة صعبة، واقرأ خطة التنفيذ لتعرف أين يضيع الوقت.',
  longDescription: '',
  image: 'courses/sql-databases.webp',
  price: 32,
  level: 'beginner',
  language: 'العربية',
  certificate: true,
  features: [
    'تحوّل متطلبات مشروع إلى جداول وعلاقات سليمة',
    'تكتب استعلامات فيها ربط وتجميع ونوافذ',
    'تختار الفهرس المناسب وتقيس أثره',
  ],
  requirements: ['لا تُشترط معرفة لغة برمجة', 'تثبيت PostgreSQL أو استعمال نسخة على الإنترنت'],
  resources: [],
  chapters: [
    {
      name: 'التصميم',
      lectures: [
        { name: 'الجداول والمفاتيح', type: 'video', minutes: 12 },
        { name: 'العلاقات وجداول الربط', type: 'video', minutes: 14 },
        { name: 'اختبار: أين الخطأ في هذا التصميم؟', type: 'quiz', minutes: 10 },
      ],
    },
    {
      name: 'الاستعلام',
      lectures: [
        { name: 'الربط بين الجداول JOIN', type: 'video', minutes: 16 },
        { name: 'التجميع والترتيب', type: 'video', minutes: 13 },
        {
          name: 'لماذا اختفت صفوف من نتيجتي؟',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>تريد قائمة بكل الطلاب وعدد كورسات كل منهم، فكتبت هذا الاستعلام، ولاحظت أن الطلاب الجدد غائبون:</p>
<pre><code class="language-sql">SELECT s.name, count(*) AS courses
FROM students s
JOIN enrolments e ON e.student_id = s.id
GROUP BY s.id, s.name;</code></pre>
<p>الربط العادي يُبقي من له مقابل في الجدولين فقط. والطالب الذي لم يسجل بعد ليس له مقابل، فسقط. استعمل الربط الأيسر، وانتبه إلى العدّ:</p>
<pre><code class="language-sql">SELECT s.name, count(e.id) AS courses
FROM students s
LEFT JOIN enrolments e ON e.student_id = s.id
GROUP BY s.id, s.name
ORDER BY courses DESC;</code></pre>
<ul>
<li><code>count(*)</code> تعدّ الصفوف، فتعطي الطالب الجديد 1 لأن له صفًا خاليًا.</li>
<li><code>count(e.id)</code> تعدّ القيم غير الخالية، فتعطيه 0 وهو الصواب.</li>
</ul>
<p>كلما كتبت <code>JOIN</code> فاسأل نفسك: من الذي سيغيب عن هذه النتيجة، وهل أريد غيابه؟</p>`,
        },
        cityStudentsExercise,
        courseCountExercise,
      ],
    },
    {
      name: 'السرعة',
      lectures: [
        { name: 'الفهارس: متى تنفع ومتى تضر؟', type: 'video', minutes: 15 },
        { name: 'قراءة خطة التنفيذ EXPLAIN', type: 'video', minutes: 17 },
        { name: 'مهمة: أسرع عشر مرات', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's3@example.com',
      rating: 5,
      comment:
        'أعمل على تقارير مالية كل يوم، وبعد محاضرة الفهارس صار تقرير آخر الشهر يفتح في ثانيتين.',
      daysAgo: 91,
    },
    {
      by: 's10@example.com',
      rating: 5,
      comment: 'مقال الصفوف المختفية وصف مشكلتي حرفيًا.',
      daysAgo: 57,
    },
    {
      by: 's11@example.com',
      rating: 3,
      comment: 'الجزء الأول بسيط أكثر من اللازم، والثالث دسم. التوازن بينهما يحتاج إلى مراجعة.',
      daysAgo: 26,
    },
  ],
  daysAgo: 190,
  updatedDaysAgo: 33,
};

export const webDevelopmentCourses = [
  javascriptComplete,
  typescriptInPractice,
  nodeApis,
  sqlDatabases,
];
