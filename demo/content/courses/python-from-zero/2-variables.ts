import type { DemoChapter } from '../../../types.ts';

const quiz = `<p>ستة أسئلة قصيرة. حاول أن تجيب دون تشغيل الكود، ثم شغّله لتتأكد من إجابتك.</p>
<ol>
<li><p>ماذا يطبع هذا الكود؟</p>
<pre><code class="language-python">x = 5
x = x + 2
print(x)</code></pre>
<ul><li>5</li><li>7</li><li>52</li><li>رسالة خطأ</li></ul></li>
<li><p>أي اسم من هذه الأسماء لا يصلح اسمًا لمتغير في بايثون؟</p>
<ul><li><code>total_price</code></li><li><code>_count</code></li><li><code>2nd_place</code></li><li><code>userName</code></li></ul></li>
<li><p>ما نوع القيمة التي تعيدها الدالة <code>input()</code> دائمًا؟</p>
<ul><li><code>int</code></li><li><code>str</code></li><li><code>float</code></li><li>يتوقف على ما يكتبه المستخدم</li></ul></li>
<li><p>ما ناتج <code>7 // 2</code>؟</p>
<ul><li>3.5</li><li>3</li><li>4</li><li>1</li></ul></li>
<li><p>ماذا يطبع <code>print("3" * 4)</code>؟</p>
<ul><li>12</li><li>3333</li><li>34</li><li>رسالة خطأ من نوع <code>TypeError</code></li></ul></li>
<li><p>السعر مخزن في <code>price</code> وقيمته 12.5، فأي سطر يطبع: السعر 12.50؟</p>
<ul><li><code>print("السعر", price)</code></li><li><code>print(f"السعر {price:.2f}")</code></li><li><code>print("السعر " + price)</code></li><li><code>print(f"السعر price")</code></li></ul></li>
</ol>
<h3>مفتاح الإجابة</h3>
<p>لا تنظر هنا قبل أن تكتب إجاباتك على ورقة: 1) الثاني. 2) الثالث، لأن الاسم لا يبدأ برقم. 3) الثاني. 4) الثاني، فالعلامة <code>//</code> قسمة صحيحة تقرّب إلى الأسفل. 5) الثاني، فضرب النص في عدد يكرره. 6) الثاني.</p>`;

export const variables: DemoChapter = {
  name: 'المتغيرات وأنواع البيانات',
  lectures: [
    {
      name: 'المتغيرات: أسماء للقيم',
      type: 'video',
      minutes: 1,
      free: true,
      video: 'videos/lesson-variables.mp4',
    },
    {
      name: 'الأعداد والعمليات الحسابية',
      type: 'video',
      minutes: 1,
      video: 'videos/python-2-2.mp4',
    },
    {
      name: 'النصوص وتنسيقها',
      type: 'video',
      minutes: 1,
      video: 'videos/python-2-3.mp4',
    },
    {
      name: 'اختبار: المتغيرات والأنواع',
      type: 'quiz',
      minutes: 10,
      body: quiz,
    },
  ],
};
