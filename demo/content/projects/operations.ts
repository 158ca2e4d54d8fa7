import type { DemoProject } from '../../types.ts';
import { gallery } from './gallery.ts';

/** Systems that run an organisation: stock, vehicles, donations, archives. */
export const operations: DemoProject[] = [
  {
    slug: 'charity-donations',
    name: 'عطاء: تبرعات يعرف صاحبها أين ذهبت',
    description: `سأل متبرع جمعيةً خيرية: أين ذهب تبرعي؟ فاحتاجت إلى أسبوعين لتجيب. من هذا السؤال بدأ المشروع.

كل مبلغ في النظام مربوط بمشروع، وكل مشروع بفواتير وصور، ويصل إلى المتبرع إشعار حين يُصرف ما أعطاه. التبرع بخطوتين دون حساب، ومن شاء اقتطع مبلغًا شهريًا، ومن شاء أهداه عن غيره ببطاقة جميلة. وللباحثين الاجتماعيين تطبيق يمنع صرف المعونة مرتين للأسرة نفسها.

تضاعف عدد المتبرعين الشهريين ثلاث مرات في سنة، وصار تقرير الجمعية السنوي يُنتج في يوم بعد أن كان يأخذ شهرًا.`,
    image: 'projects/charity-donations.webp',
    images: gallery('charity-donations', 3),
    projectUrl: 'https://example.com/charity-donations',
    completedDaysAgo: 155,
    daysAgo: 150,
    skills: ['React', 'Node.js', 'PostgreSQL', 'بوابات دفع', 'Docker'],
    services: ['online-stores', 'system-integration', 'cloud-deployment'],
  },
  {
    slug: 'real-estate-map',
    name: 'عنوان: العقارات على الخريطة',
    description: `مكتب عقاري كبير يملك تسعة آلاف إعلان ولا يعرف زبونه أين تقع. «قريب من المدرسة» في الإعلان قد تعني نصف ساعة بالسيارة.

جعلنا الخريطة هي الواجهة: ارسم بإصبعك حدود الحي الذي تريده، وحدد ميزانيتك، وسترى ما داخلها فقط. وأضفنا سؤالًا يهم العائلات أكثر من عدد الغرف: كم دقيقة إلى عمل الأب ومدرسة الأولاد في ساعة الزحام؟ وفي الخلفية تحليل يقترح سعرًا معقولًا من صفقات الحي، وينبّه إلى الإعلان المكرر.

انخفضت الزيارات الميدانية التي لا تنتهي إلى شيء إلى النصف، وصار الوسيط يصل إلى الموعد ومعه زبون جاد.`,
    image: 'projects/real-estate-map.webp',
    images: gallery('real-estate-map', 3),
    projectUrl: null,
    completedDaysAgo: 88,
    daysAgo: 84,
    skills: ['React', 'TypeScript', 'FastAPI', 'PostgreSQL', 'خرائط تفاعلية', 'تحليل بيانات'],
    services: ['corporate-websites', 'data-analysis', 'database-design'],
  },
  {
    slug: 'warehouse-dashboard',
    name: 'رفوف: لوحة متابعة المستودعات',
    description: `شركة أدوية لها خمسة مستودعات، ولكل منها ملف إكسل يُرسل آخر النهار. حين يسأل المدير عن كمية صنف يكون الجواب قد فات أوانه، وفي كل ربع سنة تُتلف أدوية انتهت صلاحيتها وهي تنتظر على الرف.

وصلنا برنامج المحاسبة بماسحات الباركود في المستودعات، وبنينا لوحة تعرض المخزون لحظة بلحظة. أهم ما فيها ليس رقمًا كبيرًا بل قائمة قصيرة: ما الذي سيتلف خلال ستين يومًا، وأي فرع يستطيع بيعه قبل ذلك.

انخفضت قيمة التالف 63% في سنة، واستعادت الشركة كلفة المشروع في أربعة أشهر.`,
    image: 'projects/warehouse-dashboard.webp',
    images: gallery('warehouse-dashboard', 3),
    projectUrl: null,
    completedDaysAgo: 39,
    daysAgo: 36,
    skills: ['React', 'Python', 'PostgreSQL', 'تحليل بيانات', 'Docker'],
    services: ['dashboards', 'system-integration', 'database-design'],
  },
  {
    slug: 'fleet-tracking',
    name: 'درب: متابعة أسطول النقل',
    description: `شركة نقل مبرَّد تسيّر 120 شاحنة بين ثلاث دول. إن ارتفعت حرارة الصندوق ساعتين فسدت شحنة بثمن سيارة، ولا يُعرف ذلك إلا عند الوصول.

تقرأ اللوحة الموقع والحرارة من كل شاحنة كل نصف دقيقة، وتنبّه السائق والمشرف معًا قبل أن يبلغ الأمر حد الخطر. وحين تنقطع الشبكة في الصحراء تُحفظ القراءات في الجهاز وتُرسل مرتبة عند عودتها، فلا فجوة في السجل. ودرسنا مع الشركة بيانات سنة كاملة، فوجدنا أن محطتي توقف بعينهما وراء أكثر التأخير.

لم تُفقد شحنة منذ ثمانية أشهر، وتراجع استهلاك الوقود 11% بعد تغيير المسارات.`,
    image: 'projects/fleet-tracking.webp',
    images: gallery('fleet-tracking', 3),
    projectUrl: null,
    completedDaysAgo: 57,
    daysAgo: 52,
    skills: ['TypeScript', 'Node.js', 'Redis', 'خرائط تفاعلية', 'تحليل بيانات', 'GitHub Actions'],
    services: ['dashboards', 'backend-apis', 'data-analysis', 'cloud-deployment'],
  },
  {
    slug: 'library-archive',
    name: 'خزانة: أرشيف مكتبة المخطوطات',
    description: `مكتبة وقفية عمرها ثلاثة قرون، فيها ستة آلاف مخطوط وفهرس بخط اليد لا يقرؤه إلا أمينها. كان أخوف ما يخافه أن يموت الفهرس معه.

صممنا قاعدة بيانات تتسع لما لا تعرفه المكتبات الحديثة: ناسخ وواقف وتملّكات وتاريخ هجري غير مكتمل. ورافقنا ثلاثة طلاب أدخلوا الفهرس في سبعة أشهر، والنظام يقترح عليهم الأسماء المتشابهة حتى لا يصير المؤلف الواحد خمسة. ويسأل الباحث اليوم مساعدًا بالعربية: «ما عندكم في الفلك قبل القرن التاسع؟»، فيجيبه بقائمة من الفهرس نفسه ولا يزيد عليها.

طلبت المكتبة ألا تُنشر صور مخطوطاتها، ولذلك تخلو هذه الصفحة من معرض للصور.`,
    image: 'projects/library-archive.webp',
    images: gallery('library-archive', 0),
    projectUrl: null,
    completedDaysAgo: 240,
    daysAgo: 228,
    skills: ['Python'],
    services: ['database-design', 'chatbots'],
  },
];
