import type { DemoChapter } from '../../../types.ts';
import { reactEffectsQuiz } from '../../quizzes/react.ts';

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
      body: '<p>اقرأ الكود بهدوء، ثم اختر. أمامك عشرون دقيقة.</p>',
      quiz: reactEffectsQuiz,
    },
  ],
};
