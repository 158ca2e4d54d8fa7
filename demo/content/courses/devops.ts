import type { DemoCourse } from '../../types.ts';
import { linuxCommandsQuiz } from '../quizzes/commands.ts';

const linuxForDevelopers: DemoCourse = {
  slug: 'linux-for-developers',
  name: 'لينكس للمطورين',
  category: 'devops',
  teacher: 'teacher6@example.com',
  description:
    'سطر الأوامر الذي تحتاجه كل يوم: ملفات، وصلاحيات، وعمليات، وخادم تدخل إليه وأنت مطمئن.',
  longDescription: '',
  image: 'courses/linux-for-developers.webp',
  price: null,
  level: 'beginner',
  language: 'العربية',
  certificate: false,
  features: [
    'تتنقل وتبحث وتعدّل دون أن تلمس الفأرة',
    'تفهم الصلاحيات بدل أن تكتب 777',
    'تراقب العمليات وتقرأ السجلات',
    'تدخل إلى خادم بعيد بمفتاح SSH',
  ],
  requirements: ['أي توزيعة لينكس، أو WSL على ويندوز', 'لا تُشترط خبرة سابقة'],
  resources: [],
  chapters: [
    {
      name: 'سطر الأوامر',
      lectures: [
        { name: 'التنقل بين المجلدات', type: 'video', minutes: 9 },
        { name: 'القراءة والبحث: less وgrep وfind', type: 'video', minutes: 14 },
        { name: 'وصل الأوامر بعضها ببعض', type: 'video', minutes: 12 },
        {
          name: 'اختبار: ماذا يفعل هذا الأمر؟',
          type: 'quiz',
          minutes: 8,
          body: '<p>لكل أمر جواب واحد صحيح. إن لم تعرفه فجرّبه في مجلد فارغ.</p>',
          quiz: linuxCommandsQuiz,
        },
      ],
    },
    {
      name: 'الخادم',
      lectures: [
        {
          name: 'صلاحيات الملفات ببساطة',
          type: 'article',
          minutes: 4,
          free: true,
          body: `<p>لكل ملف مالك ومجموعة وبقية الناس، ولكل منهم ثلاث صلاحيات: قراءة <code>r</code> وكتابة <code>w</code> وتنفيذ <code>x</code>.</p>
<pre><code class="language-bash">$ ls -l deploy.sh
-rwxr-x--- 1 basel devs 412 Mar  3 10:12 deploy.sh</code></pre>
<p>اقرأها ثلاثة ثلاثة: المالك <code>rwx</code> يفعل كل شيء، والمجموعة <code>r-x</code> تقرأ وتنفذ، والبقية <code>---</code> لا شيء لهم.</p>
<p>وكل حرف رقم: القراءة 4، والكتابة 2، والتنفيذ 1، ثم تجمع:</p>
<ul>
<li><code>chmod 640 .env</code>: المالك يقرأ ويكتب، والمجموعة تقرأ.</li>
<li><code>chmod 750 deploy.sh</code>: كما في المثال أعلاه.</li>
<li><code>chmod 777</code>: الكل يفعل كل شيء. إذا وجدتها في جواب على الإنترنت فابحث عن جواب آخر.</li>
</ul>`,
        },
        { name: 'العمليات والسجلات', type: 'video', minutes: 13 },
        { name: 'الدخول عن بعد بمفتاح SSH', type: 'video', minutes: 15 },
        { name: 'مهمة: جهّز خادمًا من الصفر', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's7@example.com',
      rating: 5,
      comment: 'مجاني وبهذه الجودة! مقال الصلاحيات أرسلته إلى الفريق كله.',
      daysAgo: 155,
    },
    {
      by: 's12@example.com',
      rating: 5,
      comment: 'كنت أهرب من الشاشة السوداء، والآن أفتحها قبل المتصفح.',
      daysAgo: 98,
    },
    {
      by: 's9@example.com',
      rating: 4,
      comment: 'أمثلة مفيدة. أحتاج إلى جزء عن كتابة السكربتات.',
      daysAgo: 46,
    },
    {
      by: 's5@example.com',
      rating: 5,
      comment: 'هادئ ومرتب وبلا حشو. المهمة الأخيرة أفضل ما فيه.',
      daysAgo: 23,
    },
    {
      by: 's13@example.com',
      rating: 4,
      comment: 'راجعت به ما نسيته من سنين، ووجدت فيه جديدًا عن السجلات.',
      daysAgo: 4,
    },
  ],
  daysAgo: 400,
  updatedDaysAgo: 12,
};

const dockerAndContainers: DemoCourse = {
  slug: 'docker-and-containers',
  name: 'إتقان Docker والحاويات',
  category: 'devops',
  teacher: 'teacher6@example.com',
  description: 'ضع تطبيقك في صندوق يعمل عند الجميع كما يعمل عندك، وودّع جملة «لكنه يعمل على جهازي».',
  longDescription: '',
  image: 'courses/docker-and-containers.webp',
  price: 33,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تكتب Dockerfile صغيرًا وسريع البناء',
    'تشغل تطبيقًا وقاعدة بياناته بأمر واحد',
    'تحفظ البيانات خارج الحاوية',
  ],
  requirements: ['أساسيات سطر الأوامر', 'تطبيق بسيط تريد نشره'],
  resources: [],
  chapters: [
    {
      name: 'الصور والحاويات',
      lectures: [
        { name: 'حاوية أم جهاز افتراضي؟', type: 'video', minutes: 10 },
        { name: 'أول Dockerfile', type: 'video', minutes: 14 },
        {
          name: 'لماذا يعيد Docker تثبيت كل شيء؟',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>غيّرت حرفًا في الكود فأعاد Docker تثبيت الحزم كلها وانتظرت ثلاث دقائق. السبب ترتيب الأسطر: كل سطر طبقة، وإذا تغيرت طبقة أُعيد بناء كل ما بعدها.</p>
<pre><code class="language-dockerfile">FROM node:24-slim
WORKDIR /app

# يتغير نادرًا، فهو أولًا
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

# يتغير كل ساعة، فهو أخيرًا
COPY . .
USER node
CMD ["node", "server.js"]</code></pre>
<ul>
<li>انسخ ملفات الحزم وحدها، وثبّت، ثم انسخ الكود.</li>
<li>أضف <code>node_modules</code> و<code>.git</code> إلى ملف <code>.dockerignore</code>.</li>
<li>شغّل التطبيق بمستخدم عادي، لا بصلاحيات الجذر.</li>
</ul>
<p>ابنِ الصورة مرتين وقارن الزمن. إذا رأيت <code>CACHED</code> بجانب سطر التثبيت فقد نجحت.</p>`,
        },
        { name: 'الشبكات والمجلدات الدائمة', type: 'video', minutes: 15 },
        { name: 'عدة حاويات معًا مع Compose', type: 'video', minutes: 16 },
        { name: 'اختبار: صورة أم حاوية؟', type: 'quiz', minutes: 7 },
        { name: 'مهمة: انقل مشروعك إلى حاويات', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's10@example.com',
      rating: 5,
      comment: 'زمن البناء عندنا نزل من أربع دقائق إلى عشرين ثانية بسبب مقال الترتيب فقط.',
      daysAgo: 37,
    },
    {
      by: 's1@example.com',
      rating: 4,
      comment: 'شرح Compose ممتاز، وينقصه الحديث عن الأسرار وكلمات المرور.',
      daysAgo: 19,
    },
    {
      by: 's7@example.com',
      rating: 5,
      comment: 'أستاذ باسل يجيب عن السؤال الذي في رأسي قبل أن أسأله.',
      daysAgo: 62,
    },
  ],
  daysAgo: 135,
  updatedDaysAgo: 55,
};

const ciCdPipelines: DemoCourse = {
  slug: 'ci-cd-pipelines',
  name: 'التكامل والنشر المستمر CI/CD',
  category: 'devops',
  teacher: 'teacher6@example.com',
  description: 'كل دفعة كود تُختبر وتُبنى وتُنشر وحدها، وإذا فشل شيء عدت إلى ما قبله بضغطة.',
  longDescription: '',
  image: 'courses/ci-cd-pipelines.webp',
  price: 39,
  level: 'advanced',
  language: 'العربية',
  certificate: false,
  features: [
    'تكتب خط عمل يفحص كل طلب دمج',
    'تنشر آليًا إلى بيئة تجريبية ثم إلى الإنتاج',
    'تتراجع عن إصدار معطوب في دقيقة',
  ],
  requirements: ['إتقان Git', 'أساسيات Docker', 'مشروع فيه اختبار واحد على الأقل'],
  resources: [],
  chapters: [
    {
      name: 'من الدفعة إلى الإنتاج',
      lectures: [
        { name: 'لماذا نؤتمت النشر؟', type: 'video', minutes: 8 },
        {
          name: 'أول خط عمل لك',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>خط العمل قائمة أوامر كنت ستكتبها بيدك، يكتبها عنك خادم لا ينسى. هذا أصغر خط نافع: ثبّت، وافحص، واختبر.</p>
<pre><code class="language-yaml">name: checks
on:
  pull_request:
  push:
    branches: [main]

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm run lint
      - run: npm test</code></pre>
<ul>
<li>ضع مهلة دائمًا، فاختبار عالق قد يستهلك رصيدك كله.</li>
<li>استعمل <code>npm ci</code> لا <code>npm install</code>، لتحصل على الإصدارات المقفلة نفسها.</li>
<li>رتب الخطوات من الأسرع إلى الأبطأ، حتى يأتي الفشل مبكرًا.</li>
</ul>
<p>بعدها فعّل حماية الفرع الرئيسي، فلا يُدمج شيء قبل أن تخضرّ العلامة.</p>`,
        },
        { name: 'الأسرار ومتغيرات البيئة', type: 'video', minutes: 11 },
        { name: 'البيئة التجريبية والإنتاج', type: 'video', minutes: 13 },
        { name: 'التراجع عن إصدار معطوب', type: 'video', minutes: 10 },
      ],
    },
  ],
  reviews: [],
  daysAgo: 3,
  updatedDaysAgo: 0,
};

const cloudFundamentals: DemoCourse = {
  slug: 'cloud-fundamentals',
  name: 'أساسيات الحوسبة السحابية',
  category: 'devops',
  teacher: 'teacher6@example.com',
  description:
    'الخوادم والتخزين والشبكات في السحابة، وكيف تختار منها ما تحتاج دون فاتورة تفاجئك آخر الشهر.',
  longDescription: '',
  image: 'courses/cloud-fundamentals.webp',
  price: 27,
  level: 'beginner',
  language: 'العربية',
  certificate: false,
  features: [
    'تفرق بين البنية والمنصة والبرمجية كخدمة',
    'تقدّر كلفة مشروعك قبل أن تطلقه',
    'تحمي حسابك بصلاحيات ضيقة وتنبيهات',
  ],
  requirements: ['معرفة عامة بالخوادم', 'لا حاجة إلى بطاقة دفع لمتابعة الأمثلة'],
  resources: [],
  chapters: [
    {
      name: 'المفاهيم',
      lectures: [
        { name: 'ما السحابة وأين توجد؟', type: 'video', minutes: 8 },
        { name: 'الخوادم والتخزين والشبكات', type: 'video', minutes: 14 },
        {
          name: 'كيف لا تفاجئك الفاتورة؟',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>كل من عمل في السحابة عنده قصة فاتورة. قصتي أنني نسيت خادمًا تجريبيًا يعمل ثلاثة أشهر، ولم يدخله أحد غيري. من يومها لا أنشئ موردًا قبل أربع خطوات:</p>
<ol>
<li><strong>ميزانية وتنبيه</strong> عند 50٪ و80٪ و100٪ منها.</li>
<li><strong>وسم لكل مورد</strong> فيه اسم صاحبه وتاريخ انتهاء الحاجة إليه.</li>
<li><strong>حساب على الورق</strong> قبل الإطلاق، وأسهله ضرب السعر في ساعات الشهر.</li>
<li><strong>موعد أسبوعي</strong> لحذف ما لا يستعمله أحد.</li>
</ol>
<pre><code class="language-python">HOURS = 730  # متوسط ساعات الشهر


def monthly_cost(servers, price_per_hour, storage_gb, price_per_gb):
    return servers * price_per_hour * HOURS + storage_gb * price_per_gb


print(monthly_cost(2, 0.05, 100, 0.02))  # 75.0</code></pre>
<p>ولا تنس نقل البيانات إلى خارج السحابة، فهو البند الذي ينساه الجميع.</p>`,
        },
        { name: 'الصلاحيات وحماية الحساب', type: 'video', minutes: 12 },
      ],
    },
    {
      name: 'التطبيق',
      lectures: [
        { name: 'نشر تطبيق صغير خطوة بخطوة', type: 'video', minutes: 17 },
        { name: 'اختبار: أي خدمة تختار؟', type: 'quiz', minutes: 8 },
      ],
    },
  ],
  reviews: [
    {
      by: 's14@example.com',
      rating: 4,
      comment: 'يشرح المفاهيم دون أن يربطك بشركة بعينها، وهذه ميزة كبيرة.',
      daysAgo: 77,
    },
    {
      by: 's3@example.com',
      rating: 2,
      comment: 'نظري في معظمه، وكنت أنتظر تطبيقًا عمليًا أكثر من محاضرة واحدة.',
      daysAgo: 43,
    },
  ],
  daysAgo: 250,
  updatedDaysAgo: 210,
};

export const devopsCourses = [
  linuxForDevelopers,
  dockerAndContainers,
  ciCdPipelines,
  cloudFundamentals,
];
