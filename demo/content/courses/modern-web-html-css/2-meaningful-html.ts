import type { DemoChapter } from '../../../types.ts';
import { bookCardExercise } from '../../exercises/web.ts';
import { htmlBasicsQuiz } from '../../quizzes/html-basics.ts';

const semantics = `<p>تستطيع أن تبني صفحة كاملة من <code>div</code> و<code>span</code>، وستبدو لعينك سليمة. لكن المتصفح وقارئ الشاشة ومحرك البحث لا يرون ألوانك، بل يرون الوسوم. فإذا كانت كلها صناديق بلا أسماء صارت صفحتك كتابًا بلا عناوين ولا فهرس.</p>
<h3>صفحة واحدة بطريقتين</h3>
<pre><code class="language-html">&lt;div class="top"&gt;مدونة سلمى&lt;/div&gt;
&lt;div class="menu"&gt;
  &lt;span onclick="goHome()"&gt;الرئيسية&lt;/span&gt;
&lt;/div&gt;
&lt;div class="post"&gt;...&lt;/div&gt;</code></pre>
<p>والآن بعناصر تقول ما هي:</p>
<pre><code class="language-html">&lt;header&gt;
  &lt;h1&gt;مدونة سلمى&lt;/h1&gt;
  &lt;nav aria-label="القائمة الرئيسية"&gt;
    &lt;a href="/"&gt;الرئيسية&lt;/a&gt;
  &lt;/nav&gt;
&lt;/header&gt;
&lt;main&gt;
  &lt;article&gt;
    &lt;h2&gt;رحلتي الأولى إلى وادي رم&lt;/h2&gt;
    &lt;p&gt;...&lt;/p&gt;
  &lt;/article&gt;
&lt;/main&gt;
&lt;footer&gt;جميع الحقوق محفوظة&lt;/footer&gt;</code></pre>
<p>عدد الأسطر متقارب، لكن الثانية تعطيك أشياء مجانًا: الرابط يُفتح بلوحة المفاتيح، وقارئ الشاشة يقفز إلى المحتوى مباشرة، ومحرك البحث يعرف أين يبدأ المقال.</p>
<h3>كيف تختار العنصر؟</h3>
<ul>
<li>ينقل المستخدم إلى عنوان آخر؟ هو <code>a</code>.</li>
<li>يفعل شيئًا في الصفحة نفسها؟ هو <code>button</code>.</li>
<li>قطعة مكتملة تُفهم وحدها لو نُقلت إلى مكان آخر؟ هي <code>article</code>.</li>
<li>جزء من موضوع وله عنوان؟ هو <code>section</code>.</li>
<li>لا شيء مما سبق، وتحتاجه للتنسيق فقط؟ عندها <code>div</code> اختيار سليم.</li>
</ul>
<h3>ترتيب العناوين</h3>
<p>العناوين من <code>h1</code> إلى <code>h6</code> هي فهرس الصفحة. لا تختر <code>h4</code> لأن حجمه أعجبك، فالحجم شأن CSS. اختر المستوى بحسب موضعه في الفهرس، ولا تقفز من الثاني إلى الرابع.</p>
<p>جرّب هذا التمرين: افتح صفحة تحبها، وعطّل CSS من أدوات المطور. إذا بقيت الصفحة مفهومة مرتبة فكاتبها يعرف ما يفعل.</p>`;

export const meaningfulHtml: DemoChapter = {
  name: 'محتوى له معنى',
  lectures: [
    {
      name: 'العناوين والفقرات والقوائم',
      type: 'video',
      minutes: 1,
      video: 'videos/html-2-1.mp4',
    },
    {
      name: 'الروابط والصور والوسائط',
      type: 'video',
      minutes: 1,
      video: 'videos/html-2-2.mp4',
    },
    {
      name: 'العناصر الدلالية: لماذا لا يكفي div؟',
      type: 'article',
      minutes: 9,
      free: true,
      body: semantics,
    },
    {
      name: 'النماذج وحقول الإدخال',
      type: 'video',
      minutes: 1,
      video: 'videos/html-2-4.mp4',
    },
    {
      name: 'اختبار: أساسيات HTML',
      type: 'quiz',
      minutes: 8,
      body: '<p>أسئلة سريعة على ما مضى، أغلبها من أخطاء رأيتها في صفحات حقيقية.</p>',
      quiz: htmlBasicsQuiz,
    },
    bookCardExercise,
  ],
};
