import type { DemoChapter } from '../../../types.ts';
import { readableCardExercise } from '../../exercises/web.ts';

const logicalProperties = `<p>كتبتَ بطاقة فيها صورة على اليمين ونص على يسارها، وبينهما مسافة بخاصية <code>margin-left</code>. ثم طُلبت منك نسخة إنجليزية من الموقع، فانتقلت الصورة إلى اليسار وبقيت المسافة في غير موضعها. المشكلة أنك وصفت <strong>الشاشة</strong>، والمطلوب أن تصف <strong>النص</strong>.</p>
<h3>من اليمين واليسار إلى البداية والنهاية</h3>
<p>الخصائص المنطقية تتكلم عن بداية السطر ونهايته. بداية السطر في العربية يمين، وفي الإنجليزية يسار، والمتصفح يعرف ذلك من <code>dir</code>:</p>
<pre><code class="language-css">/* يصف الشاشة: يحتاج إلى نسخة ثانية لكل اتجاه */
.avatar {
  margin-left: 1rem;
}

/* يصف النص: نسخة واحدة تكفي */
.avatar {
  margin-inline-end: 1rem;
}</code></pre>
<h3>جدول صغير في ذاكرتك</h3>
<ul>
<li><code>margin-left</code> و<code>margin-right</code> صارتا <code>margin-inline-start</code> و<code>margin-inline-end</code>.</li>
<li><code>padding-top</code> و<code>padding-bottom</code> معًا تُكتبان <code>padding-block</code>.</li>
<li><code>width</code> صارت <code>inline-size</code>، و<code>height</code> صارت <code>block-size</code>.</li>
<li><code>text-align: right</code> صارت <code>text-align: start</code>.</li>
<li><code>left: 0</code> صارت <code>inset-inline-start: 0</code>.</li>
<li><code>border-top-right-radius</code> في صفحة عربية هي <code>border-start-start-radius</code>.</li>
</ul>
<h3>وماذا عن الأيقونات؟</h3>
<p>سهم «التالي» يشير إلى جهة القراءة، فيجب أن ينعكس. أما أيقونة التشغيل والساعة والشعار فلا تنعكس، لأنها لا تشير إلى اتجاه النص. نعكس ما يلزم فقط:</p>
<pre><code class="language-css">[dir='rtl'] .icon-arrow {
  transform: scaleX(-1);
}</code></pre>
<p>وانتبه إلى الكلمات اللاتينية داخل النص العربي، مثل عنوان بريد أو رقم هاتف يبدأ بعلامة +. ضعها داخل <code>bdi</code> أو أعطها <code>dir="ltr"</code> حتى لا تقفز علاماتها إلى الطرف الآخر.</p>
<p>عدّل صفحة كتبتها من قبل: ابحث عن كلمتي <code>left</code> و<code>right</code> في ملف CSS، وبدّل كل واحدة. ثم غيّر <code>dir</code> إلى <code>ltr</code> وانظر: إذا بقيت الصفحة جميلة فقد نجحت.</p>`;

const profileCard = `<p>ستصمم بطاقة تعريف شخصية: صورة، واسم، وجملة عنك، وثلاثة روابط، وزر للتواصل. تبدو مهمة صغيرة، لكنها تجمع كل ما تعلمناه في هذا الفصل.</p>
<h3>الخطوات</h3>
<ol>
<li>افتح مجلد <code>card</code> من ملفات البداية، ففيه الصورة وملف HTML ناقص.</li>
<li>أكمل HTML بعناصر دلالية قبل أن تكتب سطر CSS واحدًا.</li>
<li>حدد متغيرات الألوان والمسافات في <code>:root</code>.</li>
<li>اكتب التنسيق بخصائص منطقية فقط.</li>
<li>أضف حالة <code>:focus-visible</code> واضحة للروابط والزر.</li>
</ol>
<pre><code class="language-css">:root {
  --ink: #1e2250;
  --paper: #fafaf7;
  --accent: #f5af19;
  --gap: 1rem;
}</code></pre>
<h3>معايير القبول</h3>
<ul>
<li>لا ترد كلمتا <code>left</code> و<code>right</code> في ملف CSS.</li>
<li>عرض البطاقة لا يتجاوز 24rem، ولا يظهر شريط تمرير أفقي على شاشة عرضها 320 بكسل.</li>
<li>يمكن الوصول إلى كل رابط بمفتاح Tab، ويُرى موضع التركيز بوضوح.</li>
<li>نسبة التباين بين النص وخلفيته 4.5 إلى 1 على الأقل.</li>
<li>للصورة نص بديل مفيد.</li>
</ul>`;

export const css: DemoChapter = {
  name: 'لغة التنسيق CSS',
  lectures: [
    {
      name: 'المحددات والأولوية',
      type: 'video',
      minutes: 1,
      video: 'videos/html-3-1.mp4',
    },
    {
      name: 'نموذج الصندوق',
      type: 'video',
      minutes: 1,
      video: 'videos/html-3-2.mp4',
    },
    {
      name: 'الألوان والخطوط العربية والقراءة المريحة',
      type: 'video',
      minutes: 1,
      video: 'videos/html-3-3.mp4',
    },
    {
      name: 'لا يمين ولا يسار: الخصائص المنطقية',
      type: 'article',
      minutes: 8,
      body: logicalProperties,
    },
    {
      name: 'مهمة: بطاقة تعريف شخصية',
      type: 'assignment',
      minutes: 16,
      body: profileCard,
    },
    readableCardExercise,
  ],
};
