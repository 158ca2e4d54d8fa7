import type { DemoCourse } from '../../types.ts';

const webSecurityEssentials: DemoCourse = {
  slug: 'web-security-essentials',
  name: 'أمن تطبيقات الويب للمطورين',
  category: 'cyber-security',
  teacher: 'teacher3@example.com',
  description: 'أشهر الثغرات كما يراها من يكتب الكود: كيف تقع، وكيف تُكتشف، وما السطر الذي يغلقها.',
  longDescription: '',
  image: 'courses/web-security-essentials.webp',
  price: 48,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تمنع حقن SQL وحقن السكربتات من جذورهما',
    'تخزن كلمات المرور والرموز تخزينًا آمنًا',
    'تضبط ترويسات الأمان وتفهم معنى كل منها',
    'تراجع كود زميلك بعين أمنية',
  ],
  requirements: ['خبرة في بناء تطبيق ويب واحد على الأقل', 'معرفة SQL وJavaScript'],
  resources: [],
  chapters: [
    {
      name: 'المدخلات لا يوثق بها',
      lectures: [
        { name: 'فكّر كما يفكر المهاجم', type: 'video', minutes: 9 },
        {
          name: 'حقن SQL: سطر واحد يفتح الباب وسطر يغلقه',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>هذا الكود يعمل، ويعمل أيضًا لمن لا تريد أن يعمل له:</p>
<pre><code class="language-javascript">// خطر: نص المستخدم صار جزءًا من الأمر
const sql = "SELECT * FROM users WHERE email = '" + email + "'";
const result = await db.query(sql);</code></pre>
<p>من كتب في حقل البريد <code>' OR '1'='1</code> حصل على جدول المستخدمين كله، لأن علامة الاقتباس أغلقت النص وبدأ بعدها أمر جديد. والعلاج ليس تنظيف النص بيدك، بل ألا تخلط الأمر بالبيانات أصلًا:</p>
<pre><code class="language-javascript">const result = await db.query('SELECT * FROM users WHERE email = $1', [email]);</code></pre>
<p>هنا تعرف قاعدة البيانات شكل الأمر قبل أن ترى القيمة، فلا تستطيع القيمة أن تصير أمرًا.</p>
<ul>
<li>استعمل المعاملات في كل استعلام، ولو كانت القيمة «رقمًا فقط».</li>
<li>أسماء الأعمدة لا تُمرر معاملات، فاخترها من قائمة مسموحة تكتبها أنت.</li>
<li>أعطِ حساب التطبيق أقل صلاحية تكفيه.</li>
</ul>`,
        },
        { name: 'حقن السكربتات XSS', type: 'video', minutes: 15 },
        { name: 'رفع الملفات بأمان', type: 'video', minutes: 12 },
      ],
    },
    {
      name: 'الهوية والجلسات',
      lectures: [
        { name: 'كلمات المرور والرموز', type: 'video', minutes: 14 },
        { name: 'الجلسات وهجمات CSRF', type: 'video', minutes: 13 },
        { name: 'اختبار: أين الثغرة؟', type: 'quiz', minutes: 10 },
        { name: 'مهمة: راجع هذا التطبيق', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's11@example.com',
      rating: 5,
      comment: 'راجعت مشروعنا بعد الفصل الأول ووجدت ثغرتين. كورس يدفع ثمنه بنفسه.',
      daysAgo: 48,
    },
    {
      by: 's13@example.com',
      rating: 5,
      comment: 'الأستاذ فيصل يشرح من جهة المطور لا من جهة الأفلام، وهذا ما يحتاجه أي فريق.',
      daysAgo: 32,
    },
    {
      by: 's1@example.com',
      rating: 4,
      comment: 'ممتاز. كنت أود رؤية أمثلة بلغة PHP أيضًا.',
      daysAgo: 15,
    },
    {
      by: 's7@example.com',
      rating: 4,
      comment: 'تمارين «أين الثغرة؟» ممتعة وصعبة في الوقت نفسه.',
      daysAgo: 5,
    },
  ],
  daysAgo: 99,
  updatedDaysAgo: 3,
};

const networkSecurity: DemoCourse = {
  slug: 'network-security',
  name: 'أمن الشبكات من الصفر',
  category: 'cyber-security',
  teacher: 'teacher3@example.com',
  description:
    'كيف تسافر بياناتك، ومن يستطيع أن يراها في الطريق، وكيف تحميها بالتشفير والجدران النارية.',
  longDescription: '',
  image: 'courses/network-security.webp',
  price: 30,
  level: 'advanced',
  language: 'العربية',
  certificate: false,
  features: [
    'تقرأ حركة الشبكة ببرنامج Wireshark',
    'تفهم TLS والشهادات وسلسلة الثقة',
    'تكتب قواعد جدار ناري بسيطة وصحيحة',
  ],
  requirements: ['معرفة عامة بالحاسوب', 'جهاز تستطيع تثبيت البرامج عليه'],
  resources: [],
  chapters: [
    {
      name: 'ما الذي يمر في السلك؟',
      lectures: [
        { name: 'العناوين والمنافذ والحزم', type: 'video', minutes: 13 },
        { name: 'البداية مع Wireshark', type: 'video', minutes: 18 },
        {
          name: 'ماذا يعني القفل بجانب العنوان؟',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>القفل يقول شيئين فقط: الاتصال مشفر، والطرف الآخر يملك هذا الاسم. <strong>لا يقول إن الموقع أمين</strong>، فالمحتال يستطيع أن يحصل على شهادة لموقعه مجانًا.</p>
<p>تستطيع أن ترى الشهادة بنفسك من سطر الأوامر:</p>
<pre><code class="language-bash">openssl s_client -connect example.com:443 -servername example.com &lt;/dev/null \\
  | openssl x509 -noout -subject -issuer -dates</code></pre>
<ul>
<li><code>subject</code>: لمن صدرت الشهادة.</li>
<li><code>issuer</code>: من شهد له بذلك.</li>
<li><code>dates</code>: من متى وإلى متى هي صالحة.</li>
</ul>
<p>إذا وصلتك رسالة من مصرفك فانظر إلى الاسم حرفًا حرفًا قبل أن تنظر إلى القفل.</p>`,
        },
        { name: 'التشفير وTLS', type: 'video', minutes: 16 },
        { name: 'الجدار الناري: اسمح بما تحتاج فقط', type: 'video', minutes: 14 },
        { name: 'اختبار: من يرى ماذا؟', type: 'quiz', minutes: 9 },
      ],
    },
  ],
  reviews: [
    {
      by: 's8@example.com',
      rating: 5,
      comment: 'أشرح الآن لأهلي معنى القفل بعد مقال واحد قرأته هنا.',
      daysAgo: 92,
    },
    {
      by: 's14@example.com',
      rating: 3,
      comment: 'بداية جيدة، لكن موضوع الشبكات اللاسلكية لم يُذكر تقريبًا.',
      daysAgo: 60,
    },
  ],
  daysAgo: 215,
  updatedDaysAgo: 180,
};

const ethicalHackingLab: DemoCourse = {
  slug: 'ethical-hacking-lab',
  name: 'مختبر الاختراق الأخلاقي',
  category: 'cyber-security',
  teacher: 'teacher3@example.com',
  description:
    'بيئة معزولة على جهازك، وأهداف صُنعت لتُخترق، وتقرير مهني في النهاية. القانون والأخلاق قبل الأدوات.',
  longDescription: '',
  image: 'courses/ethical-hacking-lab.webp',
  price: 60,
  level: 'advanced',
  language: 'العربية (والأدوات بالإنجليزية)',
  certificate: true,
  features: [
    'تبني مختبرًا معزولًا لا يمس شبكة أحد',
    'تتبع منهجًا مرتبًا من الاستطلاع إلى التقرير',
    'تكتب تقريرًا يفهمه المطور والمدير معًا',
  ],
  requirements: [
    'إنهاء كورس أمن الشبكات أو ما يعادله',
    'حاسوب بذاكرة 16 جيجابايت لتشغيل الأجهزة الافتراضية',
    'الالتزام بميثاق الكورس الأخلاقي',
  ],
  resources: [],
  chapters: [
    {
      name: 'قبل أن تبدأ',
      lectures: [
        {
          name: 'الإذن المكتوب أولًا',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>الفرق بين مختبر الاختراق والمجرم ورقة واحدة: <strong>إذن مكتوب</strong> من صاحب النظام. ليس مكالمة، ولا «صديقي قال لا بأس». في أكثر بلادنا العربية قوانين تعاقب على الدخول غير المصرح به ولو لم تأخذ شيئًا.</p>
<h3>ماذا في الإذن؟</h3>
<ul>
<li>من صاحب النظام ومن المختبِر.</li>
<li>ما العناوين والأنظمة المسموح بها، وما الممنوع صراحة.</li>
<li>من متى إلى متى، ومن نتصل به إن تعطل شيء.</li>
<li>كيف تُسلَّم النتائج، ومتى تُحذف من جهازك.</li>
</ul>
<p>في هذا الكورس لا نحتاج إلى إذن من أحد، لأننا نعمل على أجهزة افتراضية في شبكة معزولة على حاسوبك. تأكد من العزل قبل كل جلسة:</p>
<pre><code class="language-bash">ip route
ping -c 1 -W 2 example.com || echo "معزول: يمكنك البدء"</code></pre>
<p>إذا وصل الجواب من الإنترنت فتوقف، وأعد ضبط بطاقة الشبكة إلى وضع المضيف فقط.</p>`,
        },
        { name: 'بناء المختبر المعزول', type: 'video', minutes: 18 },
        { name: 'المنهج: من الاستطلاع إلى التقرير', type: 'video', minutes: 12 },
      ],
    },
    {
      name: 'في المختبر',
      lectures: [
        { name: 'الاستطلاع وفحص المنافذ', type: 'video', minutes: 16 },
        { name: 'تحليل تطبيق صُنع ليُخترق', type: 'video', minutes: 18 },
        { name: 'كتابة التقرير', type: 'video', minutes: 11 },
        { name: 'مهمة: تقريرك الأول', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's11@example.com',
      rating: 5,
      comment: 'البدء بالقانون والأخلاق أعجبني أكثر من أي أداة. فصل كتابة التقرير كنز.',
      daysAgo: 10,
    },
  ],
  daysAgo: 41,
  updatedDaysAgo: 2,
};

export const cyberSecurityCourses = [webSecurityEssentials, networkSecurity, ethicalHackingLab];
