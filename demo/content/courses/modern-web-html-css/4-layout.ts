import type { DemoChapter } from '../../../types.ts';

const quiz = `<p>خذ ورقة وارسم ما تتخيله قبل أن تختار. هذه العادة أهم من الإجابة نفسها.</p>
<ol>
<li><p>صف من الأزرار تريد أن تتوزع بينها المسافة بالتساوي في سطر واحد. ما الأنسب؟</p>
<ul><li><code>display: flex</code></li><li><code>display: block</code></li><li><code>position: absolute</code></li><li><code>float</code></li></ul></li>
<li><p>شبكة بطاقات يتغير عدد أعمدتها بحسب العرض دون استعلام وسائط. أي سطر تكتب؟</p>
<ul><li><code>grid-template-columns: repeat(3, 1fr)</code></li><li><code>grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr))</code></li><li><code>columns: 3</code></li><li><code>flex-wrap: nowrap</code></li></ul></li>
<li><p>في صفحة <code>dir="rtl"</code>، أين يقع العنصر الأول في حاوية <code>display: flex</code>؟</p>
<ul><li>يمين السطر</li><li>يسار السطر</li><li>وسط السطر</li><li>يتوقف على عرض الشاشة</li></ul></li>
<li><p>ما أفضل طريقة لعمل مسافة بين عناصر Flexbox؟</p>
<ul><li>هامش على كل عنصر ثم حذفه من الأخير</li><li>عناصر فارغة بينها</li><li>الخاصية <code>gap</code></li><li>مسافات في HTML</li></ul></li>
<li><p>صورة عرضها الأصلي 1200 بكسل تخرج عن حدود عمودها على الهاتف. ما الحل؟</p>
<ul><li><code>max-inline-size: 100%; block-size: auto</code></li><li><code>inline-size: 1200px</code></li><li><code>overflow: scroll</code> على الصفحة</li><li>حذف الصورة</li></ul></li>
</ol>
<h3>مفتاح الإجابة</h3>
<p>1) الأول. 2) الثاني. 3) الأول، فالمحور الرئيسي يتبع اتجاه النص. 4) الثالث. 5) الأول.</p>`;

export const layout: DemoChapter = {
  name: 'ترتيب الصفحة',
  lectures: [
    {
      name: 'الترتيب في سطر مع Flexbox',
      type: 'video',
      minutes: 1,
      video: 'videos/html-4-1.mp4',
    },
    {
      name: 'الترتيب في شبكة مع Grid',
      type: 'video',
      minutes: 1,
      video: 'videos/html-4-2.mp4',
    },
    {
      name: 'صفحة واحدة لكل الشاشات',
      type: 'video',
      minutes: 1,
      video: 'videos/html-4-3.mp4',
    },
    {
      name: 'اختبار: التخطيط',
      type: 'quiz',
      minutes: 8,
      body: quiz,
    },
  ],
};
