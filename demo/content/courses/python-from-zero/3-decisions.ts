import type { DemoChapter } from '../../../types.ts';
import { evenNumbersExercise } from '../../exercises/python.ts';

const forOrWhile = `<p>يسألني الطلاب كل مرة: ما دامت الحلقتان تكرران، فلماذا لا نكتفي بواحدة؟ والجواب أن كل واحدة تقول للقارئ شيئًا مختلفًا عن نيتك، والكود يُقرأ أكثر مما يُكتب.</p>
<h3>for: أعرف على ماذا أمرّ</h3>
<p>استعمل <code>for</code> حين يكون أمامك شيء تمر على عناصره: قائمة، أو نص، أو مدى من الأعداد. عدد المرات معروف قبل أن تبدأ.</p>
<pre><code class="language-python">prices = [12, 7.5, 30]
total = 0
for price in prices:
    total += price
print(f"المجموع: {total}")</code></pre>
<p>لاحظ أننا لم نكتب عدادًا ولم نسأل عن طول القائمة، فبايثون تتولى ذلك عنا. ومن يأتي من لغات أخرى يميل إلى كتابة <code>for i in range(len(prices))</code>، وهي تعمل، لكنها أطول وأكثر عرضة للخطأ.</p>
<h3>while: أعرف متى أتوقف</h3>
<p>استعمل <code>while</code> حين لا تعرف كم مرة ستكرر، لكنك تعرف شرط التوقف. أوضح مثال هو انتظار إجابة صحيحة من المستخدم:</p>
<pre><code class="language-python">answer = ""
while answer not in ("نعم", "لا"):
    answer = input("هل تريد الاستمرار؟ (نعم/لا) ").strip()
print("شكرًا لك.")</code></pre>
<h3>الحلقة التي لا تنتهي</h3>
<p>أكثر خطأ يقع مع <code>while</code> أن يبقى الشرط صحيحًا إلى الأبد، لأننا نسينا أن نغيّر داخل الحلقة ما يعتمد عليه الشرط:</p>
<pre><code class="language-python">count = 3
while count &gt; 0:
    print(count)
    count -= 1  # احذف هذا السطر وسترى حلقة لا تنتهي</code></pre>
<p>إن وقعت فيها فلا تقلق: اضغط <code>Ctrl + C</code> في نافذة الأوامر ويتوقف البرنامج.</p>
<h3>قاعدة تكفيك الآن</h3>
<ul>
<li>إذا كانت الجملة في رأسك تبدأ بعبارة «لكل عنصر في…» فاكتب <code>for</code>.</li>
<li>وإذا كانت تبدأ بعبارة «ما دام…» أو «إلى أن…» فاكتب <code>while</code>.</li>
</ul>`;

const guessTheNumber = `<p>حان وقت أول لعبة تصنعها بنفسك. الحاسوب يختار عددًا سريًا، واللاعب يحاول الوصول إليه في أقل عدد من المحاولات.</p>
<h3>المطلوب</h3>
<ol>
<li>اختر عددًا عشوائيًا بين 1 و100 باستعمال <code>random.randint(1, 100)</code>.</li>
<li>اطلب من اللاعب تخمينًا، وحوّل ما يكتبه إلى عدد صحيح.</li>
<li>إن كان التخمين أكبر من العدد السري فاطبع «أصغر من ذلك»، وإن كان أصغر فاطبع «أكبر من ذلك».</li>
<li>كرر حتى يصيب، ثم اطبع عدد المحاولات.</li>
<li>للاعب 7 محاولات على الأكثر، فإذا انتهت فاكشف له العدد.</li>
</ol>
<h3>نقطة انطلاق</h3>
<pre><code class="language-python">import random

secret = random.randint(1, 100)
attempts = 0
# أكمل من هنا</code></pre>
<h3>معايير القبول</h3>
<ul>
<li>يعمل البرنامج من أوله إلى آخره دون رسالة خطأ عند إدخال أعداد صحيحة.</li>
<li>لا تُحسب محاولة ثامنة أبدًا.</li>
<li>عدد المحاولات المطبوع صحيح حتى لو أصاب اللاعب من أول مرة.</li>
<li>أسماء المتغيرات إنجليزية واضحة، فلا <code>x</code> ولا <code>a1</code>.</li>
</ul>
<p><strong>تحدٍّ لمن أحب:</strong> إذا كتب اللاعب حروفًا بدل الأعداد فلا تُسقط البرنامج، بل أخبره واطلب التخمين من جديد دون أن تحسب عليه محاولة. جرّب <code>text.isdigit()</code>.</p>`;

export const decisions: DemoChapter = {
  name: 'القرارات والتكرار',
  lectures: [
    {
      name: 'الشروط: if وelif وelse',
      type: 'video',
      minutes: 1,
      video: 'videos/python-3-1.mp4',
    },
    {
      name: 'حلقة for والمرور على العناصر',
      type: 'video',
      minutes: 1,
      video: 'videos/python-3-2.mp4',
    },
    {
      name: 'حلقة while وشرط التوقف',
      type: 'video',
      minutes: 1,
      video: 'videos/python-3-3.mp4',
    },
    {
      name: 'متى تختار for ومتى تختار while؟',
      type: 'article',
      minutes: 7,
      body: forOrWhile,
    },
    {
      name: 'مهمة: لعبة خمّن الرقم',
      type: 'assignment',
      minutes: 18,
      body: guessTheNumber,
    },
    evenNumbersExercise,
  ],
};
