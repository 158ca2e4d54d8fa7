import type { DemoChapter } from '../../../types.ts';

const noEffect = `<p>الخطاف <code>useEffect</code> باب بين React والعالم الخارجي: الشبكة، والمؤقتات، وعنوان الصفحة، ومكتبة لا تعرف React. إذا لم يكن في الأمر عالم خارجي فالباب ليس لك. وأغلب التأثيرات التي أراجعها في مشاريع الطلاب يمكن حذفها.</p>
<h3>1. قيمة تُحسب من قيمة أخرى</h3>
<pre><code class="language-jsx">// لا حاجة إلى هذا
const [fullName, setFullName] = useState('');
useEffect(() =&gt; {
  setFullName(first + ' ' + last);
}, [first, last]);</code></pre>
<pre><code class="language-jsx">// هذا يكفي
const fullName = first + ' ' + last;</code></pre>
<p>في الأولى يُرسم المكوّن مرتين: مرة بالقيمة القديمة ومرة بالجديدة. وهذا هو الوميض الذي يشتكي منه كثيرون.</p>
<h3>2. رد فعل على ضغطة</h3>
<p>إذا كان الشيء يحدث <strong>لأن المستخدم ضغط</strong> فمكانه في معالج الضغطة. لا تضع راية في الحالة ثم تراقبها بتأثير:</p>
<pre><code class="language-jsx">async function handleBuy() {
  await sendOrder(cart);
  setMessage('وصلنا طلبك.');
}</code></pre>
<h3>3. تصفير الحالة عند تغير العنصر</h3>
<p>تعرض صفحة ملف شخصي، وتريد أن يفرغ حقل التعليق إذا انتقل المستخدم إلى شخص آخر. بدل تأثير يمسح الحقل أعطِ المكوّن مفتاحًا:</p>
<pre><code class="language-jsx">&lt;Profile key={userId} userId={userId} /&gt;</code></pre>
<p>إذا تغير المفتاح بدأ المكوّن من جديد بحالة نظيفة، ولا يبقى سطر تنساه حين تضيف حقلًا ثانيًا.</p>
<h3>متى تحتاجه حقًا؟</h3>
<ul>
<li>الاشتراك في شيء خارجي ثم إلغاء الاشتراك عند المغادرة.</li>
<li>تشغيل مؤقت وإيقافه.</li>
<li>جلب بيانات لأن المكوّن ظهر على الشاشة، إن لم يكن معك موجّه أو مكتبة تتولى ذلك.</li>
</ul>
<pre><code class="language-jsx">useEffect(() =&gt; {
  const id = setInterval(() =&gt; setSeconds((s) =&gt; s + 1), 1000);
  return () =&gt; clearInterval(id);
}, []);</code></pre>
<p>لاحظ دالة التنظيف المعادة. إذا كتبت تأثيرًا بلا تنظيف فاسأل نفسك: ماذا يبقى يعمل بعد أن يختفي المكوّن؟</p>`;

const quiz = `<p>اقرأ الكود بهدوء، ثم اختر.</p>
<ol>
<li><p>متى يعمل هذا التأثير؟</p>
<pre><code class="language-jsx">useEffect(() =&gt; {
  document.title = name;
}, [name]);</code></pre>
<ul><li>بعد كل رسم</li><li>بعد أول رسم فقط</li><li>بعد أول رسم، وكلما تغيرت <code>name</code></li><li>قبل الرسم</li></ul></li>
<li><p>تبحث عن «شا» ثم «شاي»، فوصل جواب «شا» متأخرًا وظهر فوق نتائج «شاي». كيف تمنع ذلك؟</p>
<ul><li>بزيادة سرعة الشبكة</li><li>بإلغاء الطلب القديم أو تجاهله في دالة التنظيف</li><li>بحذف مصفوفة الاعتماد</li><li>بوضع الطلب خارج المكوّن</li></ul></li>
<li><p>ما الحالات التي يجب أن تظهر للمستخدم عند جلب قائمة؟</p>
<ul><li>القائمة فقط</li><li>التحميل والقائمة</li><li>التحميل، والفشل، والفراغ، والقائمة</li><li>الفشل فقط</li></ul></li>
<li><p>هل ترمي <code>fetch</code> خطأ إذا أجاب الخادم بالرمز 404؟</p>
<ul><li>نعم دائمًا</li><li>لا، ويجب أن تفحص <code>response.ok</code></li><li>نعم في وضع التطوير فقط</li><li>يتوقف على المتصفح</li></ul></li>
<li><p>أي اسم يصلح لخطاف خاص بك؟</p>
<ul><li><code>getBooks</code></li><li><code>useBooks</code></li><li><code>BooksHook</code></li><li><code>books</code></li></ul></li>
</ol>
<h3>مفتاح الإجابة</h3>
<p>1) الثالث. 2) الثاني. 3) الثالث. 4) الثاني، فهي ترمي خطأ عند انقطاع الشبكة لا عند رموز الخطأ. 5) الثاني.</p>`;

export const effects: DemoChapter = {
  name: 'التأثيرات والبيانات',
  lectures: [
    {
      name: 'التأثيرات مع useEffect',
      type: 'video',
      minutes: 1,
      video: 'videos/react-4-1.mp4',
    },
    {
      name: 'جلب البيانات من واجهة برمجية',
      type: 'video',
      minutes: 1,
      video: 'videos/react-4-2.mp4',
    },
    {
      name: 'متى لا تحتاج إلى useEffect؟',
      type: 'article',
      minutes: 11,
      free: true,
      body: noEffect,
    },
    {
      name: 'اكتب خطافاتك الخاصة',
      type: 'video',
      minutes: 1,
      video: 'videos/react-4-4.mp4',
    },
    {
      name: 'اختبار: التأثيرات وجلب البيانات',
      type: 'quiz',
      minutes: 9,
      body: quiz,
    },
  ],
};
