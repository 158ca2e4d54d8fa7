import type { DemoCourse } from '../../types.ts';

const problemSolving: DemoCourse = {
  slug: 'problem-solving-algorithms',
  name: 'حل المسائل والخوارزميات',
  category: 'programming-basics',
  teacher: 'teacher7@example.com',
  description:
    'تدرّب على تحويل المسألة من كلام إلى خطوات ثم إلى كود، واعرف لماذا يكون حل أسرع من حل.',
  longDescription: '',
  image: 'courses/problem-solving-algorithms.webp',
  price: 25,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تفكك المسألة الكبيرة إلى مسائل صغيرة تعرف حلها',
    'تقدّر كلفة الحل قبل أن تكتبه بترميز Big O',
    'تكتب البحث الثنائي وأشهر خوارزميات الترتيب وتفهمها',
    'تتعامل مع العودية دون أن تضيع فيها',
  ],
  requirements: ['إتقان الشروط والحلقات والقوائم في أي لغة', 'ورقة وقلم، فنصف الكورس يُحل بهما'],
  resources: [],
  chapters: [
    {
      name: 'من المسألة إلى الخطوات',
      lectures: [
        {
          name: 'أربعة أسئلة قبل أي سطر كود',
          type: 'article',
          minutes: 5,
          free: true,
          body: `<p>حين أعطي طلابي مسألة يفتح أكثرهم المحرر فورًا. أطلب منهم أن يغلقوه، وأن يجيبوا عن أربعة أسئلة أولًا:</p>
<ol>
<li><strong>ما المعطى؟</strong> قائمة أعداد؟ هل يمكن أن تكون فارغة؟ هل هي مرتبة؟</li>
<li><strong>ما المطلوب؟</strong> عدد واحد، أم كل الحلول، أم نعم ولا؟</li>
<li><strong>كيف أحلها بيدي؟</strong> خذ مثالًا من خمسة عناصر وحلّه على الورق.</li>
<li><strong>ما الحالات الغريبة؟</strong> عنصر واحد، عناصر متساوية، أعداد سالبة.</li>
</ol>
<p>مثال: «أوجد أكبر فرق بين عددين في القائمة». بيدك ستبحث عن الأكبر والأصغر، ولن تجرب كل زوج. وهذا هو الحل السريع نفسه:</p>
<pre><code class="language-python">def largest_difference(numbers):
    if len(numbers) &lt; 2:
        return 0
    return max(numbers) - min(numbers)</code></pre>
<p>الحالة الغريبة هنا قائمة فيها عنصر واحد، وقد عالجناها لأننا سألنا عنها قبل أن نكتب.</p>`,
        },
        { name: 'تفكيك المسألة إلى أجزاء', type: 'video', minutes: 12 },
        { name: 'كم يكلف هذا الحل؟ مدخل إلى Big O', type: 'video', minutes: 15 },
        { name: 'تدريب: قدّر كلفة عشرة حلول', type: 'quiz', minutes: 12 },
      ],
    },
    {
      name: 'البحث والترتيب',
      lectures: [
        { name: 'البحث الخطي والبحث الثنائي', type: 'video', minutes: 14 },
        { name: 'الترتيب بالإدراج والترتيب بالدمج', type: 'video', minutes: 17 },
        { name: 'العودية: دالة تنادي نفسها', type: 'video', minutes: 16 },
        { name: 'مهمة: ابحث في دليل هاتف ضخم', type: 'assignment', minutes: 15 },
      ],
    },
  ],
  reviews: [
    {
      by: 's5@example.com',
      rating: 5,
      comment:
        'الأسئلة الأربعة صارت ملصقة على شاشتي. أسلوب الدكتورة عائشة يجعل العودية تبدو بديهية.',
      daysAgo: 75,
    },
    {
      by: 's13@example.com',
      rating: 4,
      comment: 'ممتاز للتحضير لمقابلات العمل، وأحتاج بعده إلى مسائل أصعب.',
      daysAgo: 40,
    },
    {
      by: 's3@example.com',
      rating: 4,
      comment: 'جزء Big O أخذ مني إعادتين حتى ثبت، والتدريب الذي بعده هو ما ثبّته.',
      daysAgo: 22,
    },
  ],
  daysAgo: 260,
  updatedDaysAgo: 45,
};

const gitAndGithub: DemoCourse = {
  slug: 'git-and-github',
  name: 'استعمال Git وGitHub: احفظ عملك وشارك فريقك',
  category: 'programming-basics',
  teacher: 'teacher8@example.com',
  description:
    'كورس قصير يخلصك من مجلدات «النسخة النهائية 2»، ويعلمك العمل مع فريق دون أن يمسح أحد كود أحد.',
  longDescription: '',
  image: 'courses/git-and-github.webp',
  price: null,
  level: 'beginner',
  language: 'العربية',
  certificate: false,
  features: [
    'تحفظ تاريخ مشروعك وتعود إلى أي نقطة فيه',
    'تعمل على فرع مستقل ثم تدمجه بأمان',
    'تحل تعارض الدمج بهدوء',
    'تفتح طلب دمج يسهل على زملائك مراجعته',
  ],
  requirements: ['معرفة بسيطة بسطر الأوامر', 'مشروع صغير تجرب عليه، ولو كان ملفًا واحدًا'],
  resources: [],
  chapters: [
    {
      name: 'العمل على جهازك',
      lectures: [
        { name: 'ما المشكلة التي يحلها Git؟', type: 'video', minutes: 6 },
        { name: 'أول إيداع commit', type: 'video', minutes: 9 },
        {
          name: 'كيف تكتب رسالة إيداع مفيدة؟',
          type: 'article',
          minutes: 4,
          free: true,
          body: `<p>رسالة الإيداع خطاب إلى شخص سيقرأ الكود بعد ستة أشهر، وغالبًا يكون هذا الشخص أنت. الكود يقول <strong>ماذا</strong> تغير، والرسالة تقول <strong>لماذا</strong>.</p>
<pre><code class="language-bash">git commit -m "Reject empty names in the sign-up form"</code></pre>
<p>ثلاث عادات تكفي لتتميز رسائلك:</p>
<ul>
<li>ابدأ بفعل، واجعل السطر الأول أقصر من 60 حرفًا.</li>
<li>ضع في كل إيداع فكرة واحدة. إذا كتبت «و» في الرسالة فلعلهما إيداعان.</li>
<li>إن كان السبب غير ظاهر فاترك سطرًا فارغًا واشرحه في فقرة.</li>
</ul>
<p>أما <code>update</code> و<code>fix</code> وحدهما فلا تقولان لأحد شيئًا.</p>`,
        },
        { name: 'الرجوع إلى الوراء دون خوف', type: 'video', minutes: 11 },
      ],
    },
    {
      name: 'العمل مع الفريق',
      lectures: [
        { name: 'الفروع والدمج', type: 'video', minutes: 12 },
        { name: 'حل التعارض خطوة بخطوة', type: 'video', minutes: 10 },
        { name: 'طلب الدمج والمراجعة على GitHub', type: 'video', minutes: 13 },
        { name: 'اختبار: ماذا يحدث بعد هذا الأمر؟', type: 'quiz', minutes: 8 },
      ],
    },
  ],
  reviews: [
    {
      by: 's12@example.com',
      rating: 5,
      comment: 'ساعة وربع غيرت طريقة عملنا في مشروع التخرج. لم نعد نرسل الملفات على واتساب!',
      daysAgo: 110,
    },
    {
      by: 's2@example.com',
      rating: 5,
      comment: 'كنت أخاف من كلمة conflict، والآن أعرف أنها سؤال لا مصيبة.',
      daysAgo: 66,
    },
    {
      by: 's14@example.com',
      rating: 4,
      comment: 'مختصر ومفيد. أتمنى محاضرة إضافية عن rebase.',
      daysAgo: 28,
    },
    {
      by: 's10@example.com',
      rating: 4,
      comment: 'أمثلة واقعية من العمل في شركات، وليس أوامر تُحفظ.',
      daysAgo: 9,
    },
  ],
  daysAgo: 340,
  updatedDaysAgo: 120,
};

const cFirstSteps: DemoCourse = {
  slug: 'c-first-steps',
  name: 'لغة C: افهم ما تحت الغطاء',
  category: 'programming-basics',
  teacher: 'teacher7@example.com',
  description:
    'تعرّف إلى الذاكرة والمؤشرات والمصفوفات في لغة صغيرة تكشف لك ما تخفيه عنك اللغات الأخرى.',
  longDescription: '',
  image: 'courses/c-first-steps.webp',
  price: 18,
  level: 'beginner',
  language: 'العربية',
  certificate: false,
  features: [
    'تترجم برنامجك وتشغله من سطر الأوامر',
    'ترسم الذاكرة على الورق وتتبع المؤشرات فيها',
    'تحجز الذاكرة وتحررها دون تسريب',
  ],
  requirements: ['خبرة شهر أو أكثر في أي لغة برمجة', 'مترجم gcc أو clang على جهازك'],
  resources: [],
  chapters: [
    {
      name: 'اللغة والذاكرة',
      lectures: [
        { name: 'من الملف النصي إلى برنامج يعمل', type: 'video', minutes: 10 },
        { name: 'الأنواع وأحجامها', type: 'video', minutes: 12 },
        {
          name: 'المؤشر عنوان لا أكثر',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>تخيل الذاكرة شارعًا طويلًا، لكل بيت فيه رقم. المتغير بيت فيه قيمة، والمؤشر ورقة مكتوب عليها <strong>رقم بيت آخر</strong>. هذا كل ما في الأمر.</p>
<pre><code class="language-c">#include &lt;stdio.h&gt;

int main(void) {
    int age = 20;
    int *address = &amp;age;   // رقم البيت

    *address = 21;         // اذهب إلى البيت وغيّر ما فيه
    printf("%d\\n", age);  // 21
    return 0;
}</code></pre>
<ul>
<li><code>&amp;age</code> تعني: ما رقم بيت <code>age</code>؟</li>
<li><code>*address</code> تعني: اذهب إلى البيت المكتوب في الورقة.</li>
</ul>
<p>أما الخطأ الشهير فهو أن تذهب إلى عنوان في ورقة لم تكتب فيها شيئًا. لذلك ابدأ المؤشر دائمًا بقيمة، ولو كانت <code>NULL</code>، وافحصه قبل استعماله.</p>`,
        },
        { name: 'المصفوفات والنصوص', type: 'video', minutes: 15 },
        { name: 'حجز الذاكرة وتحريرها', type: 'video', minutes: 16 },
        { name: 'مهمة: دفتر عناوين بالبنى struct', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's11@example.com',
      rating: 5,
      comment: 'تشبيه الشارع والبيوت أزال عقدة عمرها سنتان من أيام الجامعة.',
      daysAgo: 130,
    },
    {
      by: 's8@example.com',
      rating: 4,
      comment: 'كورس صغير في حجمه كبير في فائدته. المهمة صعبة بعض الشيء على المبتدئ.',
      daysAgo: 85,
    },
  ],
  daysAgo: 390,
  updatedDaysAgo: 375,
};

const objectOriented: DemoCourse = {
  slug: 'object-oriented-programming',
  name: 'البرمجة كائنية التوجه بأمثلة من الواقع',
  category: 'programming-basics',
  teacher: 'teacher8@example.com',
  description: 'الأصناف والوراثة والتركيب كما تُستعمل في المشاريع، بعيدًا عن مثال القطة والكلب.',
  longDescription: '',
  image: 'courses/object-oriented-programming.webp',
  price: 28,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تصمم صنفًا له مسؤولية واحدة واضحة',
    'تعرف متى ترث ومتى تركّب',
    'تخفي التفاصيل خلف واجهة ثابتة',
    'تعيد ترتيب كود متشابك دون أن تغيّر سلوكه',
  ],
  requirements: ['إتقان الدوال والقوائم في بايثون', 'إنهاء كورس «بايثون من الصفر» أو ما يعادله'],
  resources: [],
  chapters: [
    {
      name: 'الأصناف والكائنات',
      lectures: [
        { name: 'لماذا نجمع البيانات مع سلوكها؟', type: 'video', minutes: 9 },
        { name: 'صنفك الأول', type: 'video', minutes: 13 },
        { name: 'الإخفاء والواجهة', type: 'video', minutes: 12 },
      ],
    },
    {
      name: 'العلاقات بين الأصناف',
      lectures: [
        { name: 'الوراثة ومتى تضر', type: 'video', minutes: 14 },
        {
          name: 'التركيب قبل الوراثة',
          type: 'article',
          minutes: 6,
          free: true,
          body: `<p>السؤال الذي يحسم الاختيار: هل العلاقة <strong>«هو»</strong> أم <strong>«له»</strong>؟ المدير <strong>هو</strong> موظف، لكن السيارة <strong>لها</strong> محرك. كثيرون يستعملون الوراثة في الثانية لأنها توفر بضعة أسطر.</p>
<pre><code class="language-python">class Mailer:
    def send(self, address, text):
        print(f"إلى {address}: {text}")


class Order:
    def __init__(self, customer_email, mailer):
        self.customer_email = customer_email
        self.mailer = mailer

    def confirm(self):
        self.mailer.send(self.customer_email, "تم تأكيد طلبك.")</code></pre>
<p>الطلب <strong>له</strong> مرسِل رسائل، وليس مرسِلًا. وحين نختبره نمرر إليه مرسِلًا وهميًا، وحين تتغير شركة البريد لا نلمس <code>Order</code> أبدًا.</p>
<p>لا بأس بالوراثة حين تكون العلاقة «هو» صادقة دائمًا، لا في أغلب الأحيان.</p>`,
        },
        { name: 'تعدد الأشكال في مثال بوابة دفع', type: 'video', minutes: 15 },
        { name: 'اختبار: وراثة أم تركيب؟', type: 'quiz', minutes: 8 },
        { name: 'مهمة: نظام حجز قاعات', type: 'assignment', minutes: 18 },
      ],
    },
  ],
  reviews: [
    {
      by: 's7@example.com',
      rating: 4,
      comment: 'أخيرًا مثال غير القطة والكلب! بوابة الدفع قريبة جدًا مما نعمله في الشركة.',
      daysAgo: 44,
    },
  ],
  daysAgo: 150,
  updatedDaysAgo: 62,
};

export const programmingBasicsCourses = [problemSolving, gitAndGithub, cFirstSteps, objectOriented];
