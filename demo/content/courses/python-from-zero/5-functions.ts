import type { DemoChapter } from '../../../types.ts';
import { averageExercise } from '../../exercises/python.ts';

const readableFunctions = `<p>الدالة فكرة لها اسم. إذا اخترت الاسم جيدًا صار الكود يُقرأ كما تُقرأ الجملة، وإذا أسأت الاختيار صار على القارئ أن يفتح الدالة كل مرة ليعرف ما فيها.</p>
<h3>عمل واحد لكل دالة</h3>
<p>انظر إلى هذه الدالة، فهي تحسب وتطبع معًا:</p>
<pre><code class="language-python">def average(marks):
    result = sum(marks) / len(marks)
    print(f"المتوسط: {result}")</code></pre>
<p>تبدو بريئة، لكنك لو أردت مقارنة متوسطين لما استطعت، لأن النتيجة طُبعت وضاعت. افصل الحساب عن العرض:</p>
<pre><code class="language-python">def average(marks):
    return sum(marks) / len(marks)


class_a = average([15, 18, 12])
class_b = average([14, 19, 16])
print(f"الفرق بين الفصلين: {abs(class_a - class_b):.1f}")</code></pre>
<h3>اسم يبدأ بفعل</h3>
<p>الدالة تفعل شيئًا، فليبدأ اسمها بفعل: <code>load_expenses</code> و<code>format_price</code>. وإذا كانت تجيب بنعم أو لا فابدأ بـ <code>is</code> أو <code>has</code>، مثل <code>is_empty</code>. وإذا احتجت إلى كلمة <code>and</code> في الاسم فغالبًا عندك دالتان لا دالة واحدة.</p>
<h3>ما يدخل يدخل من الباب</h3>
<p>اجعل الدالة تأخذ كل ما تحتاجه من معاملاتها، ولا تجعلها تمد يدها إلى متغير في أول الملف. هكذا تستطيع تجربتها وحدها:</p>
<pre><code class="language-python">def apply_discount(price, percent=10):
    """أعِد السعر بعد الخصم، والنسبة بين 0 و100."""
    return price * (1 - percent / 100)


print(apply_discount(200))      # 180.0
print(apply_discount(200, 25))  # 150.0</code></pre>
<h3>قائمة فحص قصيرة</h3>
<ul>
<li>هل أستطيع وصف الدالة بجملة واحدة ليس فيها «ثم»؟</li>
<li>هل تظهر كلها على الشاشة دون تمرير؟</li>
<li>هل تعيد قيمة بدل أن تطبعها؟</li>
<li>ماذا يحدث لو أعطيتها قائمة فارغة؟ جرّب <code>average([])</code> وفكر كيف تعالجها.</li>
</ul>
<p>ليست هذه قوانين، لكن كل مرة أكسر فيها واحدة منها أسأل نفسي: ما الذي كسبته؟ فإن لم أجد جوابًا عدت وقسمت الدالة.</p>`;

export const functions: DemoChapter = {
  name: 'الدوال وتنظيم الكود',
  lectures: [
    {
      name: 'دالتك الأولى',
      type: 'video',
      minutes: 1,
      video: 'videos/python-5-1.mp4',
    },
    {
      name: 'القيم المعادة ونطاق المتغيرات',
      type: 'video',
      minutes: 1,
      video: 'videos/python-5-2.mp4',
    },
    {
      name: 'معالجة الأخطاء بعبارة try',
      type: 'video',
      minutes: 1,
      video: 'videos/python-5-3.mp4',
    },
    {
      name: 'كيف تكتب دالة يسهل على غيرك قراءتها؟',
      type: 'article',
      minutes: 9,
      body: readableFunctions,
    },
    averageExercise,
  ],
};
