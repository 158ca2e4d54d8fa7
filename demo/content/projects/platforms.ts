import type { DemoProject } from '../../types.ts';
import { gallery } from './gallery.ts';

/** Public sites: schools, news, shops, job search, books. */
export const platforms: DemoProject[] = [
  {
    slug: 'school-portal',
    name: 'بوابة المدرسة: الدرجات والواجبات وأولياء الأمور',
    description: `مدرسة أهلية فيها 1,400 طالب كانت تتواصل مع الأهالي عبر 56 مجموعة واتساب. تضيع الإعلانات بين التحيات، وتُرسل درجات طفل إلى غير أهله، ويتلقى المعلّمون رسائل منتصف الليل.

بنينا بوابة لكل دور فيها ما يعنيه: يرى الطالب واجباته مرتبة بموعدها، ويرى ولي الأمر أبناءه كلهم في شاشة واحدة، ويرصد المعلّم درجات الصف في دقيقتين. وللرسائل ساعات عمل يحددها المعلّم، وما يصل خارجها ينتظر الصباح.

في نهاية الفصل أُغلقت مجموعات واتساب كلها. وقالت المديرة إن أكثر ما وفّره النظام ليس الوقت بل سوء الفهم.`,
    image: 'projects/school-portal.webp',
    images: gallery('school-portal', 3),
    projectUrl: 'https://example.com/school-portal',
    completedDaysAgo: 75,
    daysAgo: 72,
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'إشعارات فورية'],
    services: ['e-learning-platforms', 'backend-apis', 'maintenance-support'],
  },
  {
    slug: 'news-portal',
    name: 'الصباح: صحيفة رقمية سريعة',
    description: `صحيفة إقليمية عمرها أربعون سنة، وموقعها يستغرق إحدى عشرة ثانية ليُفتح على الهاتف. القرّاء يغادرون قبل أن يروا العنوان، والمحررون يكتبون في نظام يفقد النص إن انقطعت الشبكة.

أعدنا بناء الموقع من الأساس: صفحات تُرسم على الخادم وتصل كاملة، وصور تناسب كل شاشة، وإعلانات لا تدفع النص من تحت إصبع القارئ. وللمحررين محرر عربي يحفظ كل حرف، ويقترح روابط الأخبار السابقة، ويعرض الخبر كما سيظهر على الهاتف قبل نشره.

نقلنا 210 آلاف مقال بروابطها القديمة دون أن ينكسر منها رابط، ومعها أرشيف مصوّر يعود إلى العدد الأول. صارت الصفحة تظهر في 1.2 ثانية، وتضاعف عدد الصفحات التي يقرؤها الزائر الواحد، وزادت الزيارات من محركات البحث 70% في خمسة أشهر.

ويحمل الموقع أيام الأخبار العاجلة خمسين ضعف زواره المعتادين دون أن يشعر القارئ بشيء.`,
    image: 'projects/news-portal.webp',
    images: gallery('news-portal', 11),
    projectUrl: 'https://example.com/news-portal',
    completedDaysAgo: 22,
    daysAgo: 18,
    skills: ['Next.js', 'TypeScript', 'PostgreSQL', 'Redis', 'بحث نصي عربي', 'تصميم واجهات'],
    services: ['corporate-websites', 'seo-arabic', 'performance-tuning', 'cloud-deployment'],
  },
  {
    slug: 'poetry-library',
    name: 'ديوان: مكتبة الشعر العربي',
    description: `أراد أستاذ أدب متقاعد أن يضع بين أيدي الناس ما جمعه في ثلاثين سنة: أحد عشر ألف قصيدة مضبوطة بالشكل، مصنفة بالبحر والقافية والغرض.

كان التحدي في الصفحة نفسها. البيت شطران يستويان طرفًا مهما ضاقت الشاشة، والتشكيل يحتاج إلى سطر أعلى، والبحث يجد البيت سواء كتبت كلماته مشكولة أم عارية أم بهمزة ناقصة. وأضفنا قراءة صوتية لمئتي قصيدة سجّلها الأستاذ بصوته.

المكتبة مفتوحة بلا إعلانات، ويزورها كل يوم طلاب من تسع دول، وأكثر أوقاتها ازدحامًا ليلة امتحان الأدب.`,
    image: 'projects/poetry-library.webp',
    images: gallery('poetry-library', 1),
    projectUrl: 'https://example.com/poetry-library',
    completedDaysAgo: 210,
    daysAgo: 200,
    skills: ['Next.js', 'PostgreSQL', 'بحث نصي عربي', 'تصميم واجهات'],
    services: ['corporate-websites', 'database-design', 'ui-ux-design'],
  },
  {
    slug: 'job-board',
    name: 'فرصة: وظائف بلا واسطة',
    description: `أطلقت غرفة تجارة منصة توظيف للخريجين الجدد، واشترطت شيئًا واحدًا: أن يُفرز المتقدم بما يعرفه، لا باسمه ولا بصورته ولا بجامعته.

تُخفي المنصة بيانات المتقدم حتى المرحلة الثانية، وتعرض على صاحب العمل إجابات عن مهمة قصيرة كتبها هو. وكل إعلان يذكر مدى الراتب، وكل متقدم يصله رد خلال عشرة أيام، وإلا تراجع ترتيب الشركة في النتائج.

في سنتها الأولى وجدت 940 خريجًا وخريجة عملهم الأول. وكان نصف من قُبلوا من خارج العاصمة، وهي نسبة لم تعرفها الغرفة من قبل.`,
    image: 'projects/job-board.webp',
    images: gallery('job-board', 3),
    projectUrl: 'https://example.com/job-board',
    completedDaysAgo: 118,
    daysAgo: 110,
    skills: ['React', 'Node.js', 'PostgreSQL', 'بحث نصي عربي'],
    services: ['corporate-websites', 'backend-apis', 'chatbots'],
  },
  {
    slug: 'craft-store',
    name: 'صنعة: متجر الحرف اليدوية',
    description: `جمعية تعمل معها ستون حِرفية في القرى: تطريز وفخار وسجاد. كنّ يبعن في معرض سنوي واحد، وأردن بابًا مفتوحًا طول السنة.

كل قطعة في المتجر وحيدة لا تتكرر، فبنينا المخزون على ذلك: تُحجز القطعة لحظة وضعها في السلة، وتعود بعد نصف ساعة إن لم يكتمل الشراء. ولكل قطعة صفحة تحكي من صنعتها وكم استغرقت، والحِرفية تضيفها من هاتفها بثلاث صور وتسجيل صوتي تكتب الجمعية منه الوصف.

باع المتجر في عامه الأول ثلاثة أضعاف المعرض، ووصلت القطع إلى 22 دولة.`,
    image: 'projects/craft-store.webp',
    images: gallery('craft-store', 3),
    projectUrl: 'https://example.com/craft-store',
    completedDaysAgo: 48,
    daysAgo: 45,
    skills: ['Next.js', 'Tailwind CSS', 'Node.js', 'بوابات دفع', 'Figma'],
    services: ['online-stores', 'ui-ux-design', 'seo-arabic'],
  },
  {
    slug: 'event-tickets',
    name: 'حضور: تذاكر الفعاليات',
    description: '',
    image: 'projects/event-tickets.webp',
    images: gallery('event-tickets', 3),
    projectUrl: null,
    completedDaysAgo: null,
    daysAgo: 9,
    skills: ['React', 'Redis', 'بوابات دفع'],
    services: ['online-stores', 'performance-tuning'],
  },
];
