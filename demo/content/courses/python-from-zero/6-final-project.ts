import type { DemoChapter } from '../../../types.ts';

const expenseManager = `<p>وصلنا إلى المشروع الذي وعدتك به. شاهدت في المحاضرة السابقة كيف بنينا النواة، والآن تكملها أنت وتجعلها برنامجك.</p>
<h3>ماذا يفعل البرنامج؟</h3>
<p>يسجل المستخدم مصروفاته (المبلغ والتصنيف والوصف والتاريخ)، ويحفظها في ملف <code>expenses.json</code>، ثم يعرض له ملخصًا بمجموع كل تصنيف.</p>
<h3>الخطوات</h3>
<ol>
<li>اكتب <code>load_expenses(path)</code> تعيد قائمة المصروفات، وقائمة فارغة إن لم يوجد الملف.</li>
<li>اكتب <code>save_expenses(path, expenses)</code> تحفظ القائمة بصيغة JSON مع <code>ensure_ascii=False</code> حتى تبقى العربية مقروءة في الملف.</li>
<li>اكتب <code>totals_by_category(expenses)</code> تعيد قاموسًا من التصنيف إلى المجموع.</li>
<li>اصنع قائمة أوامر: إضافة، وعرض، وملخص، وخروج.</li>
<li>ارفض المبلغ الفارغ أو السالب أو غير العددي برسالة عربية واضحة.</li>
</ol>
<h3>شكل البيانات</h3>
<pre><code class="language-json">[
  {
    "amount": 45.5,
    "category": "مواصلات",
    "note": "قطار إلى الإسكندرية",
    "date": "2026-03-14"
  }
]</code></pre>
<h3>معايير القبول</h3>
<ul>
<li>أغلق البرنامج وافتحه: البيانات ما زالت موجودة.</li>
<li>احذف ملف <code>expenses.json</code> وشغّل البرنامج: يبدأ من جديد ولا يسقط.</li>
<li>الدالة <code>totals_by_category</code> لا تطبع شيئًا، ويمكن تجربتها وحدها.</li>
<li>لا توجد دالة أطول من 25 سطرًا.</li>
</ul>
<p>إذا انتهيت فانشر سؤالًا أو لقطة من ملخص مصروفاتك في النقاش، فأنا أحب أن أرى ما أضفتموه من عندكم.</p>`;

export const finalProject: DemoChapter = {
  name: 'مشروع الختام: مدير المصروفات',
  lectures: [
    {
      name: 'القراءة من الملفات والكتابة فيها',
      type: 'video',
      minutes: 1,
      video: 'videos/python-6-1.mp4',
    },
    {
      name: 'نبني مدير المصروفات خطوة بخطوة',
      type: 'video',
      minutes: 1,
      video: 'videos/python-6-2.mp4',
    },
    {
      name: 'مهمة: مدير مصروفات يعمل ويحفظ',
      type: 'assignment',
      minutes: 18,
      body: expenseManager,
    },
  ],
};
