import type { DemoChapter } from '../../../types.ts';

const speed = `<p>قبل أن تبحث عن حيلة تسرّع بها تطبيقك، قِس. أعرف فرقًا أمضت أسبوعًا تضيف <code>memo</code> إلى كل مكوّن، وكانت المشكلة صورة واحدة حجمها 4 ميغابايت.</p>
<h3>بالترتيب الذي أعمل به</h3>
<ol>
<li><strong>الصور:</strong> حجم يناسب العرض، وصيغة حديثة مثل WebP، و<code>loading="lazy"</code> لما هو تحت أول الشاشة، مع <code>width</code> و<code>height</code> حتى لا تقفز الصفحة.</li>
<li><strong>حجم الكود:</strong> شغّل <code>npm run build</code> واقرأ الأرقام. هل استوردت مكتبة كاملة من أجل دالة واحدة؟</li>
<li><strong>الشاشات البعيدة:</strong> لا تحمّل صفحة الإعدادات لمن لم يفتحها.</li>
<li><strong>الرسم الزائد:</strong> وهذا آخر ما ننظر فيه، وبأداة القياس لا بالظن.</li>
</ol>
<h3>تحميل الشاشة عند الحاجة</h3>
<pre><code class="language-jsx">import { lazy, Suspense } from 'react';

const Settings = lazy(() =&gt; import('./settings.jsx'));

function App() {
  return (
    &lt;Suspense fallback={&lt;p&gt;جارٍ التحميل…&lt;/p&gt;}&gt;
      &lt;Settings /&gt;
    &lt;/Suspense&gt;
  );
}</code></pre>
<h3>الحالة في أقرب مكان</h3>
<p>كل تغيير في الحالة يعيد رسم صاحبها وأبنائه. حقل بحث يضع حالته في أعلى التطبيق يعيد رسم كل شيء مع كل حرف. أنزل الحالة إلى أقرب مكوّن يحتاجها، وستحل هذه الخطوة وحدها أكثر الشكاوى.</p>
<h3>متى أستعمل memo؟</h3>
<p>إذا أراك مقياس الأداء مكوّنًا يُرسم كثيرًا، ورسمه بطيء، وخصائصه لا تتغير. إذا نقص شرط من الثلاثة فلن تكسب شيئًا.</p>
<p>وأخيرًا جرّب تطبيقك على هاتف متوسط وشبكة بطيئة من أدوات المطور. جهازك السريع يكذب عليك بلطف.</p>`;

const bookBrowser = `<p>مشروع التخرج: تطبيق يبحث في الكتب ويعرض تفاصيلها ويحفظ قائمة قراءة. يصلح لمعرض أعمالك، فأعطه حقه.</p>
<h3>الشاشات</h3>
<ul>
<li><strong>البحث</strong> في <code>/</code>: حقل ونتائج، والكلمة محفوظة في عنوان الصفحة <code>?q=</code> حتى يمكن مشاركة الرابط.</li>
<li><strong>الكتاب</strong> في <code>/books/:id</code>: الغلاف والعنوان والمؤلف والوصف وزر الإضافة إلى قائمة القراءة.</li>
<li><strong>قائمتي</strong> في <code>/list</code>: ما حفظه المستخدم، وتبقى بعد إغلاق المتصفح.</li>
</ul>
<h3>الخطوات</h3>
<ol>
<li>ارسم المكونات على ورقة، وحدد مكان كل قطعة من الحالة.</li>
<li>ابنِ الشاشات ببيانات ثابتة أولًا.</li>
<li>اكتب خطافًا باسم <code>useBooks(query)</code> يعيد البيانات وحالة التحميل والخطأ.</li>
<li>أضف قائمة القراءة بسياق مشترك يحفظ نفسه في <code>localStorage</code>.</li>
<li>انشر التطبيق، وأرسل الرابط إلى صديقين، وسجّل ما أربكهما.</li>
</ol>
<pre><code class="language-jsx">function useBooks(query) {
  const [result, setResult] = useState({ status: 'loading', books: [] });

  useEffect(() =&gt; {
    const controller = new AbortController();
    setResult({ status: 'loading', books: [] });
    fetch('/api/books?q=' + encodeURIComponent(query), { signal: controller.signal })
      .then((response) =&gt; {
        if (!response.ok) throw new Error('HTTP ' + response.status);
        return response.json();
      })
      .then((books) =&gt; setResult({ status: 'ready', books }))
      .catch((error) =&gt; {
        if (error.name !== 'AbortError') setResult({ status: 'failed', books: [] });
      });
    return () =&gt; controller.abort();
  }, [query]);

  return result;
}</code></pre>
<h3>معايير القبول</h3>
<ul>
<li>الحالات الأربع ظاهرة في شاشة البحث: تحميل، وفشل مع زر إعادة المحاولة، وفراغ، ونتائج.</li>
<li>زر الرجوع في المتصفح يعيد كلمة البحث ونتائجها.</li>
<li>الكتابة السريعة لا تعرض نتائج كلمة قديمة.</li>
<li>التطبيق كله يُستعمل بلوحة المفاتيح.</li>
<li>ملف README يشرح التشغيل في أقل من دقيقتين.</li>
</ul>`;

export const wholeApp: DemoChapter = {
  name: 'تطبيق كامل',
  lectures: [
    {
      name: 'التنقل بين الصفحات',
      type: 'video',
      minutes: 1,
      video: 'videos/react-5-1.mp4',
    },
    {
      name: 'مشاركة الحالة بالسياق Context',
      type: 'video',
      minutes: 1,
      video: 'videos/react-5-2.mp4',
    },
    {
      name: 'البناء والنشر',
      type: 'video',
      minutes: 1,
      video: 'videos/react-5-3.mp4',
    },
    {
      name: 'تطبيق سريع على هاتف متواضع',
      type: 'article',
      minutes: 9,
      body: speed,
    },
    {
      name: 'مهمة: متصفح كتب منشور',
      type: 'assignment',
      minutes: 18,
      body: bookBrowser,
    },
  ],
};
