import type { DemoChapter } from '../../../types.ts';

const splitting = `<p>أمامك تصميم لصفحة متجر: شريط بحث، وشبكة بطاقات، وسلة. من أين تبدأ؟ أسهل خطأ أن تفتح ملفًا وتكتب كل شيء في مكوّن واحد ثم «تقسمه لاحقًا». لاحقًا هذه لا تأتي.</p>
<h3>ارسم الصناديق أولًا</h3>
<p>خذ صورة التصميم، وارسم مستطيلًا حول كل قطعة تستطيع أن تسميها. إن وجدت لها اسمًا من كلمة أو كلمتين فهي مكوّن، وإن قلت «الشيء الذي في الأعلى وفيه الزر» فهي ليست مكوّنًا بعد.</p>
<ul>
<li><code>ProductPage</code>: الشاشة كلها.</li>
<li><code>SearchBar</code>: حقل البحث.</li>
<li><code>ProductGrid</code>: الشبكة.</li>
<li><code>ProductCard</code>: البطاقة التي تتكرر.</li>
<li><code>PriceTag</code>: السعر، لأنه يظهر في البطاقة وفي السلة أيضًا.</li>
</ul>
<h3>اسأل كل صندوق سؤالًا واحدًا</h3>
<p><strong>ما الذي يجعلك تتغير؟</strong> إذا كان لمكوّن واحد سببان لا علاقة بينهما فاقسمه. البطاقة تتغير إذا تغير المنتج، وطريقة كتابة السعر تتغير إذا تغيرت العملة، وهذان سببان:</p>
<pre><code class="language-jsx">function PriceTag({ amount }) {
  const text = amount === 0 ? 'مجاني' : amount + ' ج.م';
  return &lt;span className="price"&gt;{text}&lt;/span&gt;;
}

function ProductCard({ product }) {
  return (
    &lt;article className="card"&gt;
      &lt;img src={product.image} alt="" /&gt;
      &lt;h3&gt;{product.name}&lt;/h3&gt;
      &lt;PriceTag amount={product.price} /&gt;
    &lt;/article&gt;
  );
}</code></pre>
<h3>متى لا تقسم؟</h3>
<p>التقسيم له ثمن: ملف آخر، وخصائص تُمرر، واسم يجب اختياره. لا تقسم لأن المكوّن بلغ أربعين سطرًا، بل لأن جزءًا منه يتكرر، أو له حالة تخصه، أو يصعب عليك فهمه مع ما حوله.</p>
<h3>علامات تقول إنك أخطأت</h3>
<ol>
<li>مكوّن يستقبل عشر خصائص، نصفها يمرره كما هو إلى أبنائه.</li>
<li>خاصية اسمها <code>isHomePageVersion</code> تغيّر الشكل كله.</li>
<li>مكوّنان لا تفتح أحدهما إلا ومعه الآخر.</li>
</ol>
<p>في المحاضرة القادمة اختبار قصير على هذه الأفكار، فخذ قبله صفحة تستعملها كل يوم وارسم صناديقها على ورقة.</p>`;

const quiz = `<p>خمسة أسئلة عن المكونات والخصائص والقوائم.</p>
<ol>
<li><p>لماذا يجب أن يبدأ اسم المكوّن بحرف كبير؟</p>
<ul><li>عادة لا أثر لها</li><li>لأن React يعامل ما يبدأ بحرف صغير على أنه وسم HTML</li><li>حتى يظهر أسرع</li><li>لأن JavaScript تشترط ذلك في الدوال</li></ul></li>
<li><p>أي مفتاح <code>key</code> تختار لقائمة مهام يمكن حذفها وترتيبها؟</p>
<ul><li>رقم العنصر في المصفوفة</li><li><code>Math.random()</code></li><li>المعرّف <code>task.id</code></li><li>لا حاجة إلى مفتاح</li></ul></li>
<li><p>ماذا يحدث إذا غيّر المكوّن خاصية وصلته هكذا: <code>props.name = 'منى'</code>؟</p>
<ul><li>تتغير عند الأب أيضًا</li><li>لا يصح ذلك، فالخصائص للقراءة فقط</li><li>يعاد رسم الصفحة</li><li>تُحفظ في المتصفح</li></ul></li>
<li><p>ماذا يظهر على الشاشة إذا كان <code>count</code> يساوي 0؟</p>
<pre><code class="language-jsx">{count &amp;&amp; &lt;p&gt;لديك رسائل جديدة&lt;/p&gt;}</code></pre>
<ul><li>لا شيء</li><li>الفقرة</li><li>الرقم 0</li><li>رسالة خطأ</li></ul></li>
<li><p>كيف تمرر محتوى بين فتح المكوّن وإغلاقه؟</p>
<ul><li>بالخاصية <code>children</code></li><li>بالخاصية <code>content</code> حصرًا</li><li>لا يمكن</li><li>بمتغير عام</li></ul></li>
</ol>
<h3>مفتاح الإجابة</h3>
<p>1) الثاني. 2) الثالث، لأن الرقم يتغير مع الترتيب فتختلط حالة العناصر. 3) الثاني. 4) الثالث، والصواب <code>count &gt; 0 &amp;&amp; …</code>. 5) الأول.</p>`;

export const components: DemoChapter = {
  name: 'التفكير بالمكونات',
  lectures: [
    {
      name: 'مكوّنك الأول وكتابة JSX',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/lesson-components.mp4',
    },
    {
      name: 'الخصائص: كيف يخاطب الأب أبناءه؟',
      type: 'video',
      minutes: 1,
      video: 'videos/react-2-2.mp4',
    },
    {
      name: 'عرض القوائم والمفاتيح',
      type: 'video',
      minutes: 1,
      video: 'videos/react-2-3.mp4',
    },
    {
      name: 'كيف تقسم الواجهة إلى مكونات؟',
      type: 'article',
      minutes: 10,
      body: splitting,
    },
    {
      name: 'اختبار: المكونات والخصائص',
      type: 'quiz',
      minutes: 8,
      body: quiz,
    },
  ],
};
