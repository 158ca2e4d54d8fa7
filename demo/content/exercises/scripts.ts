import { checked, printed } from '../../exercises.ts';
import type { DemoExercise, DemoLecture } from '../../types.ts';

const javascript = (
  start: string,
  solution: string,
  rest: Pick<DemoExercise, 'tests' | 'hints'>,
): DemoExercise => ({
  language: 'javascript',
  files: [{ name: 'main.js', code: start }],
  solution: [{ name: 'main.js', code: solution }],
  ...rest,
});

export const cheapProductsExercise: DemoLecture = {
  name: 'تمرين: منتجات في حدود ميزانيتك',
  type: 'exercise',
  minutes: 15,
  free: true,
  body: `<p>قبل React تحتاج إلى ثلاث دوال للمصفوفات لا يخلو منها مكوّن: <code>filter</code> و<code>sort</code> و<code>map</code>.</p>
<h3>المطلوب</h3>
<ul>
<li>اقرأ الميزانية بالدالة <code>prompt()</code>، وهي عدد صحيح.</li>
<li>اطبع أسماء المنتجات التي لا يزيد سعرها على الميزانية، كل اسم في سطر، من الأرخص إلى الأغلى.</li>
<li>إن لم يوجد منها شيء فاطبع <code>لا شيء</code>.</li>
</ul>`,
  exercise: javascript(
    `const products = [
  { name: 'دفتر', price: 25 },
  { name: 'قلم', price: 8 },
  { name: 'حقيبة', price: 240 },
  { name: 'مسطرة', price: 12 },
];

const budget = prompt();

console.log(products);
`,
    `const products = [
  { name: 'دفتر', price: 25 },
  { name: 'قلم', price: 8 },
  { name: 'حقيبة', price: 240 },
  { name: 'مسطرة', price: 12 },
];

const budget = Number(prompt());
const names = products
  .filter((product) => product.price <= budget)
  .sort((one, other) => one.price - other.price)
  .map((product) => product.name);

console.log(names.length > 0 ? names.join('\\n') : 'لا شيء');
`,
    {
      tests: printed({ 'ميزانية 25': ['25', 'قلم\nمسطرة\nدفتر'], 'ميزانية 5': ['5', 'لا شيء'] }, [
        ['8', 'قلم'],
        ['12', 'قلم\nمسطرة'],
        ['1000', 'قلم\nمسطرة\nدفتر\nحقيبة'],
        ['0', 'لا شيء'],
      ]),
      hints: [
        'ما تعيده prompt نص. حوّله بـ Number.',
        'الترتيب بالسعر: sort((a, b) => a.price - b.price).',
        'لطباعة كل اسم في سطر: join("\\n").',
      ],
    },
  ),
};

export const newStateExercise: DemoLecture = {
  name: 'تمرين: حالة جديدة لا حالة معدّلة',
  type: 'exercise',
  minutes: 15,
  body: `<p>لا يعرف React أن القائمة تغيرت إلا إذا كانت قائمة جديدة. أكمل الدالتين دون أن تعدّل القائمة التي تصلهما.</p>
<h3>المطلوب</h3>
<ul>
<li><code>addTask(tasks, name)</code>: تعيد قائمة فيها مهمة جديدة في آخرها: <code>{ id, name, done: false }</code>. ورقم المهمة أكبر رقم في القائمة وزيادة واحد، وأول رقم 1.</li>
<li><code>toggleTask(tasks, id)</code>: تعيد قائمة انقلبت فيها <code>done</code> للمهمة المطلوبة وحدها.</li>
</ul>`,
  exercise: javascript(
    `function addTask(tasks, name) {
  tasks.push({ id: tasks.length, name, done: false });
  return tasks;
}

function toggleTask(tasks, id) {
  const task = tasks.find((one) => one.id === id);
  task.done = !task.done;
  return tasks;
}
`,
    `function addTask(tasks, name) {
  const id = Math.max(0, ...tasks.map((task) => task.id)) + 1;
  return [...tasks, { id, name, done: false }];
}

function toggleTask(tasks, id) {
  return tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task));
}
`,
    {
      tests: checked({
        'المهمة الأولى رقمها 1': `const [task] = addTask([], 'اقرأ');
assert(task && task.id === 1 && task.name === 'اقرأ' && task.done === false, 'المهمة الأولى: { id: 1, name, done: false }.');`,
        'الرقم بعد أكبر رقم': `const tasks = addTask([{ id: 7, name: 'أ', done: true }, { id: 3, name: 'ب', done: false }], 'ج');
assert(tasks.length === 3 && tasks[2].id === 8, 'خذ أكبر رقم وزد عليه واحدًا، لا طول القائمة.');`,
        'الإضافة لا تعدّل القديمة': `const before = [];
const after = addTask(before, 'اقرأ');
assert(before.length === 0 && after !== before, 'أعد قائمة جديدة ولا تعدّل التي وصلتك.');`,
        'القلب للمهمة المطلوبة وحدها': `const tasks = toggleTask([{ id: 1, done: false }, { id: 2, done: false }], 2);
assert(tasks[0].done === false && tasks[1].done === true, 'اقلب done للمهمة المطلوبة وحدها.');`,
        'القلب لا يعدّل القديمة': `const before = [{ id: 1, done: false }];
const after = toggleTask(before, 1);
assert(before[0].done === false && after[0].done === true, 'أنشئ مهمة جديدة بدل تعديل القديمة.');`,
      }),
      hints: [
        'قائمة جديدة فيها القديمة وشيء بعدها: [...tasks, task].',
        'كائن جديد مع تغيير خاصية: { ...task, done: !task.done }.',
        'أكبر رقم: Math.max(0, ...tasks.map((task) => task.id)).',
      ],
    },
  ),
};

export const priceTagExercise: DemoLecture = {
  name: 'تمرين: أنواع خصائص البطاقة',
  type: 'exercise',
  minutes: 12,
  body: `<p>المكوّن دالة، وخصائصه كائن. إذا كتبت نوع الكائن عرف المحرر أخطاءك قبل أن تشغّل الصفحة.</p>
<h3>المطلوب</h3>
<ul>
<li>أكمل النوع <code>Product</code>: <code>name</code> نص، و<code>price</code> عدد، و<code>discount</code> عدد يجوز ألا يوجد.</li>
<li>أكمل <code>priceTag</code>: تعيد <code>مجاني</code> إن كان السعر صفرًا، وإلا فالاسم والسعر بعد الخصم هكذا: <code>دفتر: 20 ج.م</code>. والخصم نسبة مئوية.</li>
</ul>`,
  exercise: {
    language: 'typescript',
    files: [
      {
        name: 'main.ts',
        code: `interface Product {
  name: string;
}

function priceTag(product: Product): string {
  return product.name;
}

console.log(priceTag({ name: 'دفتر' }));
`,
      },
    ],
    solution: [
      {
        name: 'main.ts',
        code: `interface Product {
  name: string;
  price: number;
  discount?: number;
}

function priceTag({ name, price, discount = 0 }: Product): string {
  if (price === 0) return 'مجاني';
  return \`\${name}: \${price * (1 - discount / 100)} ج.م\`;
}

console.log(priceTag({ name: 'دفتر', price: 25, discount: 20 }));
`,
      },
    ],
    tests: checked({
      'سعر بعد الخصم': `assert(priceTag({ name: 'دفتر', price: 25, discount: 20 }) === 'دفتر: 20 ج.م', 'المتوقع: دفتر: 20 ج.م');`,
      'سعر بلا خصم': `assert(priceTag({ name: 'قلم', price: 8 }) === 'قلم: 8 ج.م', 'المتوقع: قلم: 8 ج.م');`,
      مجاني: `assert(priceTag({ name: 'ملصق', price: 0 }) === 'مجاني', 'السعر صفر يعني مجاني.');`,
    }),
    hints: [
      'الخاصية التي يجوز ألا توجد تُكتب بعدها علامة استفهام: discount?: number.',
      'السعر بعد خصم 20%: price * (1 - 20 / 100).',
    ],
  },
};
