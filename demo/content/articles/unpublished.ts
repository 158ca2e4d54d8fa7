import type { DemoArticle } from '../../types.ts';

/** What visitors do not see yet: a draft, and an article with a date. */
export const unpublished: DemoArticle[] = [
  {
    slug: 'reading-a-stack-trace',
    name: 'كيف تقرأ رسالة خطأ من عشرين سطرًا؟',
    category: 'programming-basics',
    author: 'teacher@example.com',
    smallDescription:
      'الرسالة الطويلة ليست عشرين مشكلة، بل طريق من عشرين خطوة إلى مشكلة واحدة. تعلّم من أين تبدأ قراءته.',
    image: 'articles/clean-code-habits.webp',
    daysAgo: 2,
    unpublished: 'draft',
    description: `
<p>أول ما يفعله المبتدئ حين يرى صفحة حمراء أن يغلقها. لا تفعل: في آخرها اسم الخطأ، وقبله السطر الذي وقع فيه.</p>
<h2>ابدأ من الأسفل</h2>
<p>السطر الأخير هو الخبر، وما فوقه هو الطريق الذي سلكه برنامجك إليه. اقرأ الخبر أولًا، ثم اصعد حتى تجد أول سطر من ملف كتبته أنت.</p>
<h2>مثال</h2>
<p>(يُكتب: رسالة من برنامج حساب المعدل، مع صورة لها.)</p>
`,
  },
  {
    slug: 'backups-you-can-restore',
    name: 'نسخة لم تجرّب استعادتها ليست نسخة',
    category: 'programming-basics',
    author: 'teacher@example.com',
    smallDescription:
      'كل المشاريع عندها نسخ احتياطية حتى اليوم الذي تحتاج إليها فيه. ثلاث عادات تجعل نسختك تعمل يوم تقع المشكلة.',
    image: 'articles/clean-code-habits.webp',
    daysAgo: 1,
    unpublished: { inDays: 5 },
    description: `
<p>سألت مرة صاحب متجر: متى آخر نسخة من قاعدة بياناتك؟ قال: البارحة. قلت: ومتى آخر مرة استعدت منها؟ فسكت.</p>
<h2>جرّبها كل شهر</h2>
<p>خذ نسخة الأمس، واستعدها على جهاز آخر، وافتح المتجر منها. إن فتحت صفحة المنتجات فعندك نسخة، وإن لم تفتح فعندك ملف.</p>
<h2>لا تضعها حيث يقع الضرر</h2>
<p>نسخة على القرص نفسه تضيع مع القرص. وعلى الحساب نفسه يحذفها من سرق كلمة المرور.</p>
<h2>اكتب الخطوات</h2>
<p>يوم تحتاج إليها ستكون متعبًا ومستعجلًا. اكتب الأوامر بترتيبها في ملف، وجرّبها كما كُتبت.</p>
`,
  },
];
