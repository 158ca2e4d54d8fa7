import type { DemoCourse } from '../../types.ts';
import { insideTheWeb } from './modern-web-html-css/1-inside-the-web.ts';
import { meaningfulHtml } from './modern-web-html-css/2-meaningful-html.ts';
import { css } from './modern-web-html-css/3-css.ts';
import { layout } from './modern-web-html-css/4-layout.ts';
import { publishing } from './modern-web-html-css/5-publishing.ts';

export const modernWebHtmlCss: DemoCourse = {
  slug: 'modern-web-html-css',
  name: 'تصميم صفحات الويب الحديثة باستخدام HTML وCSS',
  category: 'web-development',
  teacher: 'teacher2@example.com',
  description:
    'تعلّم بناء صفحات عربية جميلة وسريعة تعمل على الهاتف والحاسوب، من أول وسم إلى نشر موقعك على الإنترنت.',
  longDescription: `أغلب دروس الويب تُشرح على صفحات إنجليزية، ثم يُترك المتعلم العربي وحده حين تنقلب صفحته من اليمين إلى اليسار فتفسد الهوامش والأيقونات. في هذا الكورس نكتب العربية من السطر الأول، ونتعلم الخصائص المنطقية التي تجعل التصميم صحيحًا في الاتجاهين.

سنفهم أولًا ما الذي يحدث بين كتابة العنوان وظهور الصفحة، ثم نكتب HTML له معنى: عناوين في مكانها، ونماذج يفهمها قارئ الشاشة ولوحة مفاتيح الهاتف. بعد ذلك ندخل إلى CSS من بابها الصحيح، أي طريقة تفكيرها، لا حفظ الخصائص.

في الفصل الرابع تتقن Flexbox وGrid بتمارين نرسمها على الورق قبل أن نكتبها. وفي الأخير تبني صفحة كاملة لمشروع صغير بوضعين فاتح وداكن، وتفحصها بقائمة إتاحة الوصول، وتنشرها بعنوان ترسله إلى أصدقائك.

الكورس مجاني، وسيبقى كذلك. كل ما أطلبه أن تكمل المهمتين، لأن التصميم لا يُتعلم بالمشاهدة وحدها.`,
  image: 'courses/modern-web-html-css.webp',
  price: null,
  level: 'beginner',
  language: 'العربية',
  certificate: false,
  features: [
    'تكتب صفحات HTML دلالية يفهمها المتصفح ومحرك البحث وقارئ الشاشة',
    'تصمم صفحات عربية سليمة الاتجاه بالخصائص المنطقية',
    'ترتب العناصر بثقة باستعمال Flexbox وGrid',
    'تجعل صفحتك مريحة على الهاتف والحاسوب معًا',
    'تضيف وضعًا داكنًا بمتغيرات CSS دون تكرار',
    'تنشر موقعك على الإنترنت مجانًا وتحدّثه متى شئت',
  ],
  requirements: [
    'حاسوب ومتصفح حديث مثل Firefox أو Chrome',
    'محرر كود مجاني، وسنثبته معًا في الفصل الأول',
    'لا حاجة إلى خبرة سابقة ولا إلى موهبة في الرسم',
  ],
  resources: [
    { name: 'ملخص وسوم HTML وخصائص CSS', file: 'resources/html-css-cheatsheet.pdf' },
    { name: 'شرائح المحاضرات', file: 'resources/html-slides.pdf' },
    { name: 'ملفات البداية للمهمتين', file: 'resources/html-starter.zip', membersOnly: true },
  ],
  chapters: [insideTheWeb, meaningfulHtml, css, layout, publishing],
  reviews: [
    {
      by: 's4@example.com',
      rating: 5,
      comment:
        'أول مرة أفهم لماذا كانت صفحاتي العربية تنكسر. محاضرة الخصائص المنطقية غيرت طريقتي في الكتابة كلها.',
      daysAgo: 140,
    },
    {
      by: 's6@example.com',
      rating: 5,
      comment:
        'أستاذة ليان تشرح كأنها جالسة بجانبك. بنيت صفحة لمشغل والدتي ونشرتها، وجاءنا منها أول طلب بعد أسبوع!',
      daysAgo: 122,
    },
    {
      by: 's7@example.com',
      rating: 4,
      comment:
        'مجاني وأفضل من كورسات دفعت فيها. ينقصه فقط فصل عن الحركات والانتقالات، أتمنى أن يضاف لاحقًا.',
      daysAgo: 88,
    },
    {
      by: 's1@example.com',
      rating: 5,
      comment: 'رسم التخطيط على الورق قبل الكود فكرة بسيطة، لكنها حلت مشكلتي مع Grid من جذورها.',
      daysAgo: 70,
    },
    {
      by: 's9@example.com',
      rating: 3,
      comment:
        'الشرح ممتاز، لكن الفصل الأول نظري أكثر مما أحب. كنت أفضّل أن نكتب من الدقيقة الأولى.',
      daysAgo: 52,
    },
    {
      by: 's11@example.com',
      rating: 4,
      comment:
        'استفدت من قائمة فحص إتاحة الوصول في عملي مباشرة. المهمة الأخيرة تحتاج وقتًا فلا تستعجلوها.',
      daysAgo: 31,
    },
    {
      by: 's14@example.com',
      rating: 5,
      comment: 'واضح ومختصر وبلغة عربية جميلة. شكرًا لأنكم تركتموه مجانيًا.',
      daysAgo: 12,
    },
    {
      by: 'student@example.com',
      rating: 5,
      comment:
        'أنهيت فصل HTML والآن أفهم الصفحات حين أفتح أدوات المطور. سألت عن العناصر الدلالية ووصلني جواب مفصل.',
      daysAgo: 3,
    },
  ],
  daysAgo: 305,
  updatedDaysAgo: 17,
};
