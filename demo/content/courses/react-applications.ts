import type { DemoCourse } from '../../types.ts';
import { beforeReact } from './react-applications/1-before-react.ts';
import { components } from './react-applications/2-components.ts';
import { state } from './react-applications/3-state.ts';
import { effects } from './react-applications/4-effects.ts';
import { wholeApp } from './react-applications/5-whole-app.ts';

export const reactApplications: DemoCourse = {
  slug: 'react-applications',
  name: 'بناء تطبيقات الويب التفاعلية باستخدام React',
  category: 'web-development',
  teacher: 'teacher@example.com',
  description:
    'من أول مكوّن إلى تطبيق منشور: تعلّم التفكير بالمكونات والحالة، واكتب واجهات سريعة يسهل تعديلها بعد سنة.',
  longDescription: `تستطيع أن تتعلم كتابة React في يومين، لكن التفكير بها يحتاج إلى وقت أطول. هذا الكورس عن التفكير: كيف تنظر إلى تصميم فترى مكوناته، وأين تضع كل قطعة من الحالة، ومتى تقول «لا أحتاج إلى useEffect هنا».

نبدأ بمراجعة سريعة للأجزاء التي تحتاجها من JavaScript، ثم نبني مكونات صغيرة ونركّب منها شاشات. كل خطوة نكتبها مرتين: مرة بالطريقة التي تخطر لنا أولًا، ومرة بعد أن نرى لماذا تتعبنا الأولى.

في النصف الثاني نتعامل مع العالم خارج المكوّن: جلب البيانات، وحالات التحميل والفشل والفراغ، والتنقل بين الصفحات، ومشاركة الحالة. هذه أمور تبدو صغيرة، وهي التي تميز تطبيقًا يثق به الناس من تجربة لا تغادر جهازك.

وتخرج من الكورس بتطبيقين: قائمة مهام تحفظ نفسها، ومتصفح كتب متصل بواجهة برمجية حقيقية ومنشور على الإنترنت، وكلاهما يصلح لمعرض أعمالك.`,
  image: 'courses/react-applications.webp',
  price: 45,
  level: 'intermediate',
  language: 'العربية',
  certificate: true,
  features: [
    'تقسم أي تصميم إلى مكونات صغيرة واضحة المسؤولية',
    'تدير الحالة بـ useState وتضعها في موضعها الصحيح من الشجرة',
    'تجلب البيانات من واجهة برمجية وتعالج التحميل والفشل والفراغ',
    'تكتب خطافات خاصة بك وتعيد استعمالها',
    'تبني تنقلًا بين الصفحات وتشارك الحالة بينها',
    'تعرف متى لا تحتاج إلى useEffect، وهذا نصف الإتقان',
    'تنشر تطبيقك وتقيس سرعته',
  ],
  requirements: [
    'معرفة جيدة بـ HTML وCSS',
    'أساسيات JavaScript: الدوال والمصفوفات والكائنات',
    'تثبيت Node.js على جهازك، ونشرح ذلك في الفصل الأول',
    'حساب مجاني على GitHub لنشر المشروع',
  ],
  resources: [
    { name: 'ملخص React في ثلاث صفحات', file: 'resources/react-cheatsheet.pdf' },
    { name: 'شرائح المحاضرات', file: 'resources/react-slides.pdf' },
    { name: 'مشروع البداية لكل فصل', file: 'resources/react-starter.zip', membersOnly: true },
  ],
  chapters: [beforeReact, components, state, effects, wholeApp],
  reviews: [
    {
      by: 's7@example.com',
      rating: 5,
      comment:
        'كنت أضع useEffect في كل مكان وأتساءل لماذا يومض التطبيق. بعد مقال «متى لا تحتاجه» حذفت نصف الكود وصار أسرع.',
      daysAgo: 58,
    },
    {
      by: 's4@example.com',
      rating: 4,
      comment: 'كتابة الحل مرتين فكرة عبقرية. أتمنى إضافة فصل عن الاختبارات.',
      daysAgo: 49,
    },
    {
      by: 's13@example.com',
      rating: 5,
      comment:
        'قدمت على وظيفة بمتصفح الكتب بعد أن أضفت إليه المفضلة والوضع الداكن، وكان هو موضوع المقابلة كلها. قُبلت والحمد لله.',
      daysAgo: 36,
    },
    {
      by: 's9@example.com',
      rating: 2,
      comment:
        'سريع عليّ. دخلت وأنا أعرف القليل من JavaScript والمراجعة في أول الكورس لا تكفي. عدت إلى كورس JavaScript وسأرجع لاحقًا.',
      daysAgo: 25,
    },
    {
      by: 's1@example.com',
      rating: 5,
      comment: 'أفضل شرح لرفع الحالة سمعته بالعربية، بلا ترجمة حرفية للمصطلحات ولا تعقيد.',
      daysAgo: 14,
    },
    {
      by: 'student2@example.com',
      rating: 4,
      comment: 'ممتاز حتى الآن. محاضرة النماذج طويلة قليلًا لكنها تستحق أن تُشاهد على مرتين.',
      daysAgo: 2,
    },
  ],
  daysAgo: 95,
  updatedDaysAgo: 0,
};
