import type { DemoProject } from '../../types.ts';
import { gallery } from './gallery.ts';

/** Mobile apps: bookings, deliveries, guides. */
export const apps: DemoProject[] = [
  {
    slug: 'clinic-booking',
    name: 'موعدي: حجز مواعيد العيادات',
    description: `كانت شبكة من أربع عيادات أسنان تدير مواعيدها عبر الهاتف ودفتر في كل فرع. الخط مشغول في الصباح، وربع المرضى لا يحضرون، والفرع لا يعرف أن في الفرع المجاور كرسيًا فارغًا.

بنينا تطبيقًا يختار فيه المريض الطبيب والوقت في ثلاث خطوات، وشاشة للاستقبال ترى الفروع الأربعة معًا. قبل الموعد بيوم يصل تذكير فيه زران: «سأحضر» و«أريد موعدًا آخر». ومن يعتذر يُعرض مكانه فورًا على أول من في قائمة الانتظار.

بعد ثلاثة أشهر انخفض الغياب من 24% إلى 9%، وصار أكثر من نصف الحجوزات يأتي خارج ساعات العمل، أي من مرضى لم يكن أحد ليرد عليهم.`,
    image: 'projects/clinic-booking.webp',
    images: gallery('clinic-booking', 5),
    projectUrl: 'https://example.com/clinic-booking',
    completedDaysAgo: 64,
    daysAgo: 60,
    skills: ['Flutter', 'Node.js', 'PostgreSQL', 'إشعارات فورية', 'تصميم واجهات'],
    services: ['mobile-app-development', 'ui-ux-design', 'backend-apis', 'maintenance-support'],
  },
  {
    slug: 'grocery-delivery',
    name: 'سلّة الحي: توصيل من بقالة الجوار',
    description: `بقالات الحي تعرف زبائنها بالاسم، لكنها تخسرهم أمام تطبيقات التوصيل الكبيرة التي تأخذ ربع ثمن الطلب. أرادت جمعية تضم 37 بقالة تطبيقًا تملكه هي، بعمولة رمزية تغطي التشغيل فقط.

أصعب ما في المشروع كان الكتالوج: كل بقالة تسمي المنتج الواحد باسم، وأسعارها تتغير كل أسبوع. صنعنا كتالوجًا مشتركًا يُمسح فيه الباركود بالهاتف، وبحثًا يفهم «بندوره» و«طماطم» على أنهما شيء واحد، وشاشة للبقال لا تحتاج إلى أكثر من إبهام.

يخدم التطبيق اليوم أحد عشر حيًا، ومتوسط زمن التوصيل 26 دقيقة، لأن البقالة قريبة أصلًا.`,
    image: 'projects/grocery-delivery.webp',
    images: gallery('grocery-delivery', 3),
    projectUrl: null,
    completedDaysAgo: 140,
    daysAgo: 131,
    skills: ['Flutter', 'Node.js', 'PostgreSQL', 'بحث نصي عربي', 'بوابات دفع', 'خرائط تفاعلية'],
    services: ['mobile-app-development', 'online-stores', 'backend-apis'],
  },
  {
    slug: 'restaurant-menu-qr',
    name: 'مائدة: قائمة الطعام على هاتف الزبون',
    description: `سلسلة مطاعم شعبية تطبع قوائم جديدة كلما تغيّر سعر اللحم، أي كل شهر تقريبًا. طلبت قائمة تُفتح بمسح رمز على الطاولة، ولا تجبر الزبون على تنزيل شيء ولا على التسجيل.

صممنا صفحة خفيفة تُفتح في ثانية على شبكة الجيل الثالث، فيها صور الأطباق ومكوناتها وتنبيهات الحساسية بالعربية والإنجليزية. ويستطيع مدير الفرع إخفاء طبق نفد بلمسة من هاتفه، فيختفي من كل الطاولات قبل أن يطلبه أحد.`,
    image: 'projects/restaurant-menu-qr.webp',
    images: gallery('restaurant-menu-qr', 3),
    projectUrl: 'https://example.com/restaurant-menu-qr',
    completedDaysAgo: 33,
    daysAgo: 30,
    skills: ['Next.js', 'Tailwind CSS', 'تصميم واجهات'],
    services: ['ui-ux-design', 'corporate-websites', 'performance-tuning'],
  },
  {
    slug: 'hajj-guide-app',
    name: 'رفيق المناسك: دليل الحاج والمعتمر',
    description: `في المشاعر تضيق الشبكة في اللحظة التي يحتاجها فيها الناس أكثر من غيرها. طلبت حملة حج تطبيقًا يرافق حجاجها وأكثرهم فوق الستين، ويعمل كله دون اتصال.

وضعنا المناسك كلها في التطبيق نصًا وصوتًا، مرتبة بحسب اليوم والمكان، بخط كبير وأزرار واسعة. وعند الضياع زر واحد يُظهر للحاج بطاقة بأربع لغات فيها اسم حملته ورقم خيمته، ويرسل موقعه إلى المشرف متى عادت الشبكة ولو لثوانٍ.

استعمله في موسمه الأول 1,800 حاج، وأعاد زر الضياع 43 منهم إلى مخيماتهم. والملاحظة التي نعتز بها كتبتها حاجّة في السبعين: «ما احتجت أسأل ولدي».`,
    image: 'projects/hajj-guide-app.webp',
    images: gallery('hajj-guide-app', 3),
    projectUrl: null,
    completedDaysAgo: 185,
    daysAgo: 170,
    skills: ['Kotlin', 'Swift', 'خرائط تفاعلية', 'تصميم واجهات'],
    services: ['mobile-app-development', 'ui-ux-design'],
  },
  {
    slug: 'fitness-tracker',
    name: 'خطوة: متابعة اللياقة للعائلة',
    description: `أراد نادٍ رياضي أن يبقى مع مشتركيه بين زيارة وأخرى، دون أن يصنع نسخة أخرى من تطبيقات تلاحق الناس بالأرقام وتشعرهم بالذنب.

التطبيق الذي صنعناه يعمل بالعائلة لا بالفرد: هدف أسبوعي مشترك، وشجرة تنمو كلما مشى أحدهم، ولا ترتيب بينهم ولا خاسر. يقرأ الخطوات من الهاتف والساعة، ويحسب أوقات التمرين حول مواقيت الصلاة، ويخفف الأهداف في رمضان من نفسه.

بعد ستة أشهر ما زال 58% من العائلات تفتحه كل أسبوع، وارتفع تجديد الاشتراكات في النادي بمقدار الخُمس.`,
    image: 'projects/fitness-tracker.webp',
    images: gallery('fitness-tracker', 3),
    projectUrl: null,
    completedDaysAgo: 96,
    daysAgo: 90,
    skills: ['Flutter', 'FastAPI', 'PostgreSQL', 'إشعارات فورية'],
    services: ['mobile-app-development', 'data-analysis', 'cloud-deployment'],
  },
];
