import type { DemoService } from '../../types.ts';

/** Maintenance: speed, security, search engines, training. */
export const care: DemoService[] = [
  {
    slug: 'cloud-deployment',
    name: 'النشر والاستضافة السحابية',
    category: 'devops',
    manager: 'teacher6@example.com',
    smallDescription:
      'من كود على جهازك إلى خدمة لا تنقطع: نشر آلي، ومراقبة، وفاتورة تعرف سبب كل سطر فيها.',
    userDescription:
      'نختار معك استضافة تناسب حجمك وموقع مستخدميك، لا أغلى ما في السوق. ثم نجهّز نشرًا آليًا يمر بالاختبارات، ونسخًا احتياطية نجرّب استعادتها أمامك، ومراقبة توقظنا نحن لا أنت.',
    description:
      'نشر بضغطة واحدة وتراجع بضغطة أخرى. تحديث دون توقف الخدمة. شهادات أمان تتجدد وحدها. نسخ احتياطي يومي مجرَّب الاستعادة. مراقبة وتنبيهات على مدار الساعة. بنية مكتوبة ككود تستطيع إعادة بنائها. مراجعة شهرية للكلفة.',
    image: 'services/cloud-deployment.webp',
    priceStarting: 400,
    courses: ['docker-and-containers', 'ci-cd-pipelines', 'cloud-fundamentals'],
    daysAgo: 56,
  },
  {
    slug: 'security-audit',
    name: 'فحص الأمان واختبار الاختراق',
    category: 'cyber-security',
    manager: 'teacher3@example.com',
    smallDescription:
      'نهاجم نظامك بإذنك قبل أن يهاجمه غيرنا بلا إذن، ونسلّمك تقريرًا يبدأ بالأخطر وينتهي بالعلاج.',
    userDescription:
      'نتفق كتابةً على النطاق والوقت وما لا يُمس، ثم نفحص التطبيق والخادم وإعدادات السحابة كما يفعل مهاجم صبور. تستلم تقريرين: صفحتين للإدارة، وآخر تقنيًا يستطيع المبرمج إصلاح كل بند منه. وبعد الإصلاح نعيد الفحص مجانًا.',
    description:
      'فحص يدوي يتجاوز ما تجده الأدوات الآلية. تغطية لأشهر عشر فئات من ثغرات الويب. إثبات آمن لكل ثغرة دون إضرار بالبيانات. ترتيب بحسب الخطر الحقيقي على عملك. خطوات علاج مكتوبة للمبرمج. إعادة فحص بعد الإصلاح. سرية تامة باتفاق موقّع.',
    image: 'services/security-audit.webp',
    priceStarting: 1100,
    courses: ['web-security-essentials', 'network-security', 'ethical-hacking-lab'],
    daysAgo: 42,
  },
  {
    slug: 'performance-tuning',
    name: 'تسريع المواقع والأنظمة البطيئة',
    category: 'devops',
    manager: 'teacher6@example.com',
    smallDescription:
      'نقيس أولًا، ثم نغيّر شيئًا واحدًا، ثم نقيس مرة أخرى. ولا ندفعك إلى خادم أكبر قبل أن نعرف السبب.',
    userDescription:
      'خلال ثلاثة أيام تستلم تشخيصًا بالأرقام: أين يذهب الوقت بين المتصفح والشبكة والخادم وقاعدة البيانات. ثم نصلح أثقل ثلاثة أسباب، ونسلّمك مقارنة قبل وبعد على هواتف حقيقية.',
    description:
      'تشخيص بالأرقام خلال ثلاثة أيام. معالجة الاستعلامات البطيئة وبناء الفهارس المناسبة. تخفيف الصور والخطوط والسكربتات. تخزين مؤقت لا يعرض بيانات قديمة. اختبار حمل يحاكي مواسمك. مراقبة تمنع عودة البطء.',
    image: 'services/performance-tuning.webp',
    priceStarting: 350,
    courses: ['sql-databases', 'linux-for-developers'],
    daysAgo: 35,
  },
  {
    slug: 'seo-arabic',
    name: 'تحسين الظهور في البحث العربي',
    category: 'web-development',
    manager: 'teacher2@example.com',
    smallDescription:
      'الناس يبحثون بلهجاتهم وبأخطائهم الإملائية. نجعل صفحاتك تُفهم وتُعثر عليها كما يكتبون حقًا.',
    userDescription:
      'نجمع العبارات التي يكتبها جمهورك فعلًا، ونصلح ما يمنع محركات البحث من قراءة موقعك، ثم نراجع معك محتوى الصفحات المهمة. لا نعدك بالمركز الأول، بل بتقرير شهري صادق يبيّن ما تحسّن وما لم يتحسّن.',
    description:
      'دراسة لعبارات البحث بالفصحى واللهجات. إصلاح بنية الصفحات والعناوين والروابط. بيانات منظمة تُظهر السعر والتقييم في النتائج. تسريع الصفحات على الهاتف. خطة محتوى لثلاثة أشهر. تقرير شهري بالزيارات ومصادرها.',
    image: 'services/seo-arabic.webp',
    priceStarting: 250,
    courses: [],
    daysAgo: 28,
  },
  {
    slug: 'maintenance-support',
    name: 'الصيانة والدعم الفني',
    category: 'devops',
    manager: 'teacher6@example.com',
    smallDescription:
      'نظامك يعمل اليوم، ونحن نهتم بأن يعمل بعد سنة. عقد شهري بساعات واضحة ووقت استجابة مكتوب.',
    userDescription:
      'نستلم أنظمة بنيناها وأنظمة بناها غيرنا. نبدأ بفحص مجاني يخبرك بحالة النظام كما هي، ثم نتفق على ساعات شهرية تكفي للتحديث والإصلاح وتحسينات صغيرة. والساعات التي لم تُستعمل تُنقل إلى الشهر التالي.',
    description:
      'استجابة خلال ساعة للأعطال الموقفة للعمل. تحديثات أمنية دورية بعد اختبارها. مراقبة مستمرة وتقرير شهري مختصر. تعديلات صغيرة ضمن الساعات المتفق عليها. قناة تواصل مباشرة مع مهندس يعرف نظامك. نسخ احتياطي خارجي.',
    image: 'services/maintenance-support.webp',
    priceStarting: 150,
    courses: ['linux-for-developers', 'git-and-github'],
    daysAgo: 14,
  },
  {
    slug: 'technical-training',
    name: 'تدريب الفرق التقنية',
    category: 'programming-basics',
    manager: 'teacher@example.com',
    smallDescription:
      'تدريب يُصمم على كود فريقك ومشكلاته، لا على أمثلة من كتاب. حضوريًا أو عن بُعد، بالعربية.',
    userDescription:
      'نقابل الفريق ونقرأ جزءًا من مشاريعه، ثم نعدّ برنامجًا من أسبوع إلى ستة أسابيع، نصف وقته تطبيق على مهام حقيقية. ونعود بعد شهرين لنرى ما الذي بقي أثره وما الذي يحتاج إلى مراجعة.',
    description:
      'تقييم أولي لكل متدرب دون إحراج. منهج مكتوب على مقاس مشاريعكم. مجموعات صغيرة لا تزيد على اثني عشر متدربًا. مراجعة للكود أثناء التدريب. تسجيل كامل للجلسات يبقى عندكم. زيارة متابعة بعد شهرين. شهادات حضور.',
    image: 'services/technical-training.webp',
    priceStarting: null,
    courses: ['python-from-zero', 'javascript-complete', 'git-and-github'],
    daysAgo: 7,
  },
];
