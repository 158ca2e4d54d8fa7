/** Something that a search can find, named as the demo content names it (demo/content). */
export type ExpectedItem =
  | { kind: 'course' | 'article' | 'service' | 'project'; slug: string }
  /** Lectures have no slug of their own in the content. */
  | { kind: 'lecture'; course: string; name: string }
  | { kind: 'teacher'; name: string };

/** A query and what a learner would expect first; several items where they are equally right. */
export interface OrdinaryQuery {
  asked: string;
  first: ExpectedItem | readonly ExpectedItem[];
}

const course = (slug: string): ExpectedItem => ({ kind: 'course', slug });
const article = (slug: string): ExpectedItem => ({ kind: 'article', slug });
const service = (slug: string): ExpectedItem => ({ kind: 'service', slug });
const project = (slug: string): ExpectedItem => ({ kind: 'project', slug });
const teacher = (name: string): ExpectedItem => ({ kind: 'teacher', name });
const lecture = (course: string, name: string): ExpectedItem => ({ kind: 'lecture', course, name });

/** 100 queries over the demo content as learners type them: short, exact, misspelt, inflected, Latin, and names. */
export const ordinaryQueries: readonly OrdinaryQuery[] = [
  // Techniques by one word.
  { asked: 'بايثون', first: course('python-from-zero') },
  { asked: 'javascript', first: course('javascript-complete') },
  {
    asked: 'جافاسكريبت',
    first: [course('javascript-complete'), article('python-or-javascript')],
  },
  { asked: 'react', first: course('react-applications') },
  { asked: 'React Native', first: course('react-native-apps') },
  { asked: 'flutter', first: course('flutter-from-scratch') },
  { asked: 'HTML', first: course('modern-web-html-css') },
  { asked: 'sql', first: course('sql-databases') },
  { asked: 'Docker', first: course('docker-and-containers') },
  { asked: 'دوكر', first: [article('docker-in-plain-words'), course('docker-and-containers')] },
  { asked: 'لينكس', first: course('linux-for-developers') },
  { asked: 'github', first: course('git-and-github') },
  { asked: 'node.js', first: course('node-apis') },
  { asked: 'kotlin', first: course('android-kotlin') },
  { asked: 'swift', first: course('ios-swift') },
  { asked: 'typescript', first: course('typescript-in-practice') },
  { asked: 'pandas', first: course('data-analysis-pandas') },
  { asked: 'لغة c', first: course('c-first-steps') },
  { asked: 'ci/cd', first: course('ci-cd-pipelines') },
  { asked: 'api', first: article('what-is-an-api') },

  // Courses by their words, in other forms, and misspelt.
  { asked: 'بايثون من الصفر', first: course('python-from-zero') },
  { asked: 'تعلم بايثون', first: course('python-from-zero') },
  { asked: 'كورس بايثون', first: course('python-from-zero') },
  { asked: 'بيثون', first: course('python-from-zero') },
  { asked: 'fluter', first: course('flutter-from-scratch') },
  { asked: 'javascrpt', first: course('javascript-complete') },
  { asked: 'خوارزميات', first: course('problem-solving-algorithms') },
  { asked: 'خوارزمية', first: course('problem-solving-algorithms') },
  { asked: 'خورازميات', first: course('problem-solving-algorithms') },
  { asked: 'احصاء', first: course('statistics-for-programmers') },
  { asked: 'تعلم الاله', first: course('machine-learning-intro') },
  { asked: 'أمن الشبكات', first: course('network-security') },
  { asked: 'امن شبكه', first: course('network-security') },
  { asked: 'الاختراق الأخلاقي', first: course('ethical-hacking-lab') },
  { asked: 'اختراق', first: [course('ethical-hacking-lab'), service('security-audit')] },
  { asked: 'أمن تطبيقات', first: course('web-security-essentials') },
  { asked: 'قواعد البيانات', first: course('sql-databases') },
  { asked: 'قاعدة بيانات', first: [course('sql-databases'), service('database-design')] },
  { asked: 'تحليل بيانات', first: [course('data-analysis-pandas'), service('data-analysis')] },
  { asked: 'عرض البيانات', first: course('data-visualisation') },
  { asked: 'اندرويد', first: course('android-kotlin') },
  { asked: 'تطبيقات ايفون', first: course('ios-swift') },
  {
    asked: 'تطبيق هاتف',
    first: [service('mobile-app-development'), course('react-native-apps')],
  },
  { asked: 'الحوسبه السحابيه', first: course('cloud-fundamentals') },
  { asked: 'برمجة كائنية', first: course('object-oriented-programming') },
  { asked: 'واجهات برمجية', first: course('node-apis') },
  { asked: 'النشر المستمر', first: course('ci-cd-pipelines') },
  { asked: 'تصميم صفحات ويب', first: course('modern-web-html-css') },

  // Articles.
  { asked: 'كلمة مرور', first: article('password-storage') },
  { asked: 'تصيد', first: article('phishing-for-developers') },
  { asked: 'فهرس', first: article('indexes-that-help') },
  { asked: 'اوامر لينكس', first: article('linux-commands-daily') },
  { asked: 'فروع git', first: article('git-branches-explained') },
  {
    asked: 'رسائل الأخطاء',
    first: [
      article('reading-error-messages'),
      lecture('python-from-zero', 'كيف تقرأ رسالة الخطأ دون أن تخاف منها؟'),
    ],
  },
  { asked: 'الخط العربى', first: article('arabic-typography-web') },
  { asked: 'تصميم متجاوب', first: article('responsive-design-rtl') },
  { asked: 'معرض اعمال', first: article('first-job-portfolio') },
  { asked: 'اول وظيفة', first: article('first-job-portfolio') },
  { asked: 'كيف ابدأ البرمجة', first: article('how-to-start-programming') },
  { asked: 'خطة التسعين يوم', first: article('learning-plan-90-days') },
  { asked: 'ربط جدولين', first: article('sql-joins-illustrated') },
  { asked: 'بايثون ام جافاسكربت', first: article('python-or-javascript') },
  { asked: 'أوهام تعلم الآلة', first: article('machine-learning-myths') },

  // Services.
  { asked: 'متجر إلكتروني', first: service('online-stores') },
  { asked: 'متجر', first: [service('online-stores'), project('craft-store')] },
  { asked: 'تصميم واجهات', first: service('ui-ux-design') },
  { asked: 'موقع شركة', first: service('corporate-websites') },
  { asked: 'دعم فني', first: service('maintenance-support') },
  { asked: 'منصة تعليم', first: service('e-learning-platforms') },
  { asked: 'استضافة', first: service('cloud-deployment') },
  { asked: 'لوحة متابعة', first: [project('warehouse-dashboard'), service('dashboards')] },
  { asked: 'موقع بطيء', first: service('performance-tuning') },
  { asked: 'مساعد محادثة', first: service('chatbots') },
  { asked: 'تدريب فريق', first: service('technical-training') },
  { asked: 'تصميم قواعد البيانات', first: service('database-design') },

  // Projects.
  { asked: 'حجز موعد', first: project('clinic-booking') },
  { asked: 'عياده', first: project('clinic-booking') },
  { asked: 'تذاكر', first: project('event-tickets') },
  { asked: 'شعر عربي', first: project('poetry-library') },
  { asked: 'تبرع', first: project('charity-donations') },
  { asked: 'عقار', first: project('real-estate-map') },
  { asked: 'وظائف', first: project('job-board') },
  { asked: 'بوابه المدرسه', first: project('school-portal') },

  // Teachers.
  { asked: 'كريم الشناوي', first: teacher('كريم مصطفى الشناوي') },
  { asked: 'ليان', first: teacher('ليان سامر الخطيب') },
  { asked: 'فيصل العتيبى', first: teacher('فيصل ناصر العتيبي') },
  { asked: 'نور الدين حسن', first: teacher('نور الدين حسن قاسم') },
  { asked: 'سلمي', first: teacher('سلمى طارق فؤاد') },
  { asked: 'باسل', first: teacher('باسل جورج حداد') },
  { asked: 'عائشه المنصورى', first: teacher('عائشة راشد المنصوري') },
  { asked: 'يوسف النجار', first: teacher('يوسف إبراهيم النجار') },

  // Lectures.
  {
    asked: 'حلقة for',
    first: lecture('python-from-zero', 'حلقة for والمرور على العناصر'),
  },
  { asked: 'useState', first: lecture('react-applications', 'الحالة مع useState') },
  {
    asked: 'useEffect',
    first: [
      lecture('react-applications', 'التأثيرات مع useEffect'),
      lecture('react-applications', 'متى لا تحتاج إلى useEffect؟'),
    ],
  },
  { asked: 'flexbox', first: lecture('modern-web-html-css', 'الترتيب في سطر مع Flexbox') },
  { asked: 'قاموس', first: lecture('python-from-zero', 'القواميس: مفتاح وقيمة') },
  {
    asked: 'متغيرات بايثون',
    first: lecture('python-from-zero', 'المتغيرات: أسماء للقيم'),
  },
  { asked: 'نموذج الصندوق', first: lecture('modern-web-html-css', 'نموذج الصندوق') },
  {
    asked: 'حقن sql',
    first: lecture('web-security-essentials', 'حقن SQL: سطر واحد يفتح الباب وسطر يغلقه'),
  },
  { asked: 'صلاحيات ملف', first: lecture('linux-for-developers', 'صلاحيات الملفات ببساطة') },
];
