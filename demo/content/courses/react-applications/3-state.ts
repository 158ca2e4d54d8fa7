import type { DemoChapter } from '../../../types.ts';
import { newStateExercise } from '../../exercises/scripts.ts';

const todoList = `<p>قائمة المهام تمرين قديم، لكنه يجمع الإضافة والتعديل والحذف والتصفية في شاشة واحدة. سنكتبها كما نكتب كودًا سيقرؤه غيرنا.</p>
<h3>المطلوب</h3>
<ol>
<li>حقل وزر لإضافة مهمة، ولا تُقبل مهمة فارغة أو كلها مسافات.</li>
<li>مربع اختيار يبدّل حالة المهمة بين منجزة وغير منجزة.</li>
<li>زر حذف لكل مهمة.</li>
<li>ثلاثة مرشحات: الكل، والباقية، والمنجزة.</li>
<li>عدّاد يعرض عدد المهام الباقية.</li>
</ol>
<h3>فكّر قبل أن تكتب</h3>
<p>ما أقل قدر من الحالة يكفي؟ تحتاج إلى المصفوفة وإلى المرشح المختار، لا أكثر. القائمة المعروضة والعدّاد يُحسبان منهما عند كل رسم:</p>
<pre><code class="language-jsx">const [tasks, setTasks] = useState([]);
const [filter, setFilter] = useState('all');

const visible = tasks.filter((task) =&gt; {
  if (filter === 'done') return task.done;
  if (filter === 'left') return !task.done;
  return true;
});
const left = tasks.filter((task) =&gt; !task.done).length;</code></pre>
<p>ولا تعدّل المصفوفة في مكانها، بل اصنع نسخة جديدة:</p>
<pre><code class="language-jsx">function toggle(id) {
  setTasks((current) =&gt;
    current.map((task) =&gt; (task.id === id ? { ...task, done: !task.done } : task)),
  );
}</code></pre>
<h3>معايير القبول</h3>
<ul>
<li>لا توجد حالة يمكن حسابها من حالة أخرى.</li>
<li>لا يرد في الكود <code>push</code> أو <code>splice</code> على مصفوفة الحالة.</li>
<li>بعد الإضافة يفرغ الحقل ويعود إليه التركيز.</li>
<li>كل حقل له <code>label</code>، وكل زر له اسم مفهوم.</li>
<li>حين لا توجد مهام تظهر رسالة لطيفة بدل شاشة فارغة.</li>
</ul>`;

export const state: DemoChapter = {
  name: 'الحالة والتفاعل',
  lectures: [
    {
      name: 'الحالة مع useState',
      type: 'video',
      minutes: 1,
      video: 'videos/react-3-1.mp4',
    },
    {
      name: 'الأحداث والنماذج',
      type: 'video',
      minutes: 1,
      video: 'videos/react-3-2.mp4',
    },
    {
      name: 'رفع الحالة إلى الأب المشترك',
      type: 'video',
      minutes: 1,
      video: 'videos/react-3-3.mp4',
    },
    {
      name: 'مهمة: قائمة مهام متقنة',
      type: 'assignment',
      minutes: 18,
      body: todoList,
    },
    newStateExercise,
  ],
};
