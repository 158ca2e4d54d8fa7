import type { DemoChapter } from '../../../types.ts';

const quiz = `<p>في كل سؤال موقف من برنامج حقيقي. اختر البنية أو السطر الأنسب، وفكر في السبب قبل الجواب.</p>
<ol>
<li><p>تريد حفظ أسماء الطلاب بترتيب وصولهم، وقد يتكرر الاسم. أي بنية تختار؟</p>
<ul><li>قائمة <code>list</code></li><li>مجموعة <code>set</code></li><li>قاموس <code>dict</code></li><li>عدد صحيح</li></ul></li>
<li><p>تريد الوصول إلى رقم هاتف الشخص من اسمه مباشرة. أي بنية تختار؟</p>
<ul><li>قائمة</li><li>صف <code>tuple</code></li><li>قاموس</li><li>مجموعة</li></ul></li>
<li><p>ماذا يطبع هذا الكود؟</p>
<pre><code class="language-python">cities = ["عمّان", "القاهرة", "الرياض"]
print(cities[-1])</code></pre>
<ul><li>عمّان</li><li>القاهرة</li><li>الرياض</li><li>رسالة خطأ من نوع <code>IndexError</code></li></ul></li>
<li><p>ما الفرق بين <code>ages["ليلى"]</code> و<code>ages.get("ليلى")</code> إذا لم يكن الاسم في القاموس؟</p>
<ul><li>لا فرق</li><li>الأول يرمي <code>KeyError</code> والثاني يعيد <code>None</code></li><li>الأول يعيد <code>None</code> والثاني يرمي <code>KeyError</code></li><li>كلاهما يضيف الاسم</li></ul></li>
<li><p>ماذا يطبع هذا الكود؟</p>
<pre><code class="language-python">a = [1, 2]
b = a
b.append(3)
print(a)</code></pre>
<ul><li><code>[1, 2]</code></li><li><code>[1, 2, 3]</code></li><li><code>[3]</code></li><li>رسالة خطأ</li></ul></li>
</ol>
<h3>مفتاح الإجابة</h3>
<p>1) الأول، فالقائمة تحفظ الترتيب والتكرار. 2) الثالث. 3) الثالث، فالعدّ السالب يبدأ من النهاية. 4) الثاني. 5) الثاني، لأن <code>a</code> و<code>b</code> اسمان لقائمة واحدة، ولو أردت نسخة لكتبت <code>b = a.copy()</code>.</p>`;

export const collections: DemoChapter = {
  name: 'تجميع البيانات',
  lectures: [
    {
      name: 'القوائم: إضافة وحذف وترتيب',
      type: 'video',
      minutes: 1,
      video: 'videos/python-4-1.mp4',
    },
    {
      name: 'القواميس: مفتاح وقيمة',
      type: 'video',
      minutes: 1,
      video: 'videos/python-4-2.mp4',
    },
    {
      name: 'الصفوف والمجموعات',
      type: 'video',
      minutes: 1,
      video: 'videos/python-4-3.mp4',
    },
    {
      name: 'اختبار: أي بنية تختار؟',
      type: 'quiz',
      minutes: 9,
      body: quiz,
    },
  ],
};
