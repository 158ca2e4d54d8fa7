import type { DemoChapter } from '../../../types.ts';

const readingErrors = `<p>أول ما يفعله أغلب المبتدئين عند ظهور رسالة حمراء هو إغلاقها. سنتفق من الآن على العكس: رسالة الخطأ أصدق صديق لك في البرمجة، فهي تخبرك <strong>أين</strong> توقف البرنامج و<strong>لماذا</strong>.</p>
<p>اكتب هذا البرنامج القصير وشغّله، وفيه خطأ مقصود:</p>
<pre data-run="true"><code class="language-python">name = "سارة"
print("أهلًا يا " + nam)</code></pre>
<p>ستظهر لك رسالة قريبة من هذه:</p>
<pre><code class="language-text">Traceback (most recent call last):
  File "hello.py", line 2, in &lt;module&gt;
    print("أهلًا يا " + nam)
                        ^^^
NameError: name 'nam' is not defined. Did you mean: 'name'?</code></pre>
<h3>اقرأها من الأسفل إلى الأعلى</h3>
<ol>
<li><strong>السطر الأخير</strong> فيه نوع الخطأ وسببه: <code>NameError</code> تعني أنك استعملت اسمًا لا تعرفه بايثون.</li>
<li><strong>السطر الذي قبله</strong> يريك الكود نفسه، وتحته علامات تشير إلى موضع المشكلة.</li>
<li><strong>رقم السطر</strong> هو 2 هنا، فاذهب إليه مباشرة. وإن بدا لك سليمًا فانظر في السطر الذي قبله، فكثيرًا ما يكون القوس الناقص هناك.</li>
</ol>
<h3>أخطاء ستقابلها هذا الأسبوع</h3>
<ul>
<li><code>SyntaxError</code>: الجملة نفسها غير مكتملة، مثل قوس لم يغلق أو نقطتين ناقصتين بعد <code>if</code>.</li>
<li><code>IndentationError</code>: المسافات في بداية السطر ليست في مكانها.</li>
<li><code>NameError</code>: اسم كُتب خطأ، أو استُعمل قبل تعريفه.</li>
<li><code>TypeError</code>: عملية بين نوعين لا يجتمعان، مثل جمع نص مع عدد.</li>
</ul>
<p>عندي عادة أنصحك بها: قبل أن تعدل أي شيء، قل بصوت مسموع جملة واحدة: «الخطأ في السطر كذا، لأن كذا». إذا عجزت عن إكمالها فأنت لم تفهم الرسالة بعد، والتعديل العشوائي الآن سيضيف خطأ ثانيًا فوق الأول.</p>
<p>أصلح البرنامج أعلاه، ثم اكسره بثلاث طرق مختلفة وراقب الرسالة في كل مرة. عشر دقائق من هذا اللعب تساوي قراءة فصل كامل.</p>`;

export const firstSteps: DemoChapter = {
  name: 'البداية: كيف يفهمك الحاسوب؟',
  lectures: [
    {
      name: 'أهلًا بك: كيف تستفيد من هذا الكورس؟',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/python-1-1.mp4',
    },
    {
      name: 'تثبيت بايثون ومحرر الكود',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/python-1-2.mp4',
    },
    {
      name: 'برنامجك الأول: اطبع رسالة',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/python-1-3.mp4',
    },
    {
      name: 'كيف تقرأ رسالة الخطأ دون أن تخاف منها؟',
      type: 'article',
      minutes: 8,
      free: true,
      body: readingErrors,
    },
  ],
};
