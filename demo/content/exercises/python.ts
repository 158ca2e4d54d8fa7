import { printed } from '../../exercises.ts';
import type { DemoExercise, DemoLecture } from '../../types.ts';

const python = (
  start: string,
  solution: string,
  rest: Pick<DemoExercise, 'tests' | 'hints' | 'rules'>,
): DemoExercise => ({
  language: 'python',
  files: [{ name: 'main.py', code: start }],
  solution: [{ name: 'main.py', code: solution }],
  ...rest,
});

export const temperatureExercise: DemoLecture = {
  name: 'تمرين: من فهرنهايت إلى مئوية',
  type: 'exercise',
  minutes: 10,
  free: true,
  body: `<p>وصلتك نشرة جوية بالفهرنهايت، وتريدها بالدرجات المئوية. القاعدة: اطرح 32، ثم اضرب في 5، ثم اقسم على 9.</p>
<h3>المطلوب</h3>
<ul>
<li>اقرأ الدرجة بالفهرنهايت من <code>input()</code>، وقد تكون عددًا عشريًا.</li>
<li>اطبع الدرجة المئوية وحدها بخانة عشرية واحدة.</li>
</ul>
<p>إذا كان المدخل <code>50</code> طبع البرنامج <code>10.0</code>.</p>`,
  exercise: python(
    `fahrenheit = input()

# احسب الدرجة المئوية هنا
celsius = 0

print(celsius)
`,
    `fahrenheit = float(input())
celsius = (fahrenheit - 32) * 5 / 9
print(f"{celsius:.1f}")
`,
    {
      tests: printed({ 'درجة معتدلة': ['50', '10.0'], 'غليان الماء': ['212', '100.0'] }, [
        ['32', '0.0'],
        ['-40', '-40.0'],
        ['98.6', '37.0'],
        ['0', '-17.8'],
      ]),
      hints: [
        'ما تعيده input نص. حوّله بـ float قبل الحساب.',
        'الطرح قبل الضرب، فضعه بين قوسين.',
        'لخانة عشرية واحدة: f"{celsius:.1f}".',
      ],
    },
  ),
};

export const evenNumbersExercise: DemoLecture = {
  name: 'تمرين: مجموع الأعداد الزوجية',
  type: 'exercise',
  minutes: 12,
  body: `<p>حلقة وشرط معًا: أول ما يبني عليه المبرمج كل شيء بعده.</p>
<h3>المطلوب</h3>
<ul>
<li>اقرأ عددًا صحيحًا <code>n</code>.</li>
<li>اطبع مجموع الأعداد الزوجية من 1 إلى <code>n</code>، والعدد <code>n</code> منها إن كان زوجيًا.</li>
</ul>
<p>إذا كان المدخل <code>6</code> فالمجموع 2 + 4 + 6، ويطبع البرنامج <code>12</code>.</p>`,
  exercise: python(
    `n = int(input())
total = 0

for number in range(n):
    total = total + number

print(total)
`,
    `n = int(input())
total = 0

for number in range(1, n + 1):
    if number % 2 == 0:
        total = total + number

print(total)
`,
    {
      tests: printed({ 'حتى 6': ['6', '12'], 'حتى 7': ['7', '12'] }, [
        ['1', '0'],
        ['2', '2'],
        ['100', '2550'],
        ['0', '0'],
      ]),
      hints: [
        'العدد زوجي إذا كان باقي قسمته على 2 صفرًا: number % 2 == 0.',
        'تتوقف range قبل آخر عدد. لتصل إلى n اكتب n + 1.',
      ],
      rules: { draws: 3 },
    },
  ),
};

export const commonWordExercise: DemoLecture = {
  name: 'تمرين: الكلمة الأكثر تكرارًا',
  type: 'exercise',
  minutes: 15,
  body: `<p>القاموس أفضل صديق لمن يعدّ الأشياء: المفتاح هو الشيء، والقيمة عدد مراته.</p>
<h3>المطلوب</h3>
<ul>
<li>اقرأ سطرًا واحدًا فيه كلمات بينها مسافات.</li>
<li>اطبع أكثر كلمة تكرارًا ثم عدد مراتها، وبينهما مسافة.</li>
<li>إذا تساوت كلمتان فاطبع التي جاءت أولًا.</li>
</ul>
<p>إذا كان المدخل <code>شاي قهوة شاي</code> طبع البرنامج <code>شاي 2</code>.</p>`,
  exercise: python(
    `words = input().split()
counts = {}

for word in words:
    # زِد عدد مرات الكلمة
    pass

print(counts)
`,
    `words = input().split()
counts = {}

for word in words:
    counts[word] = counts.get(word, 0) + 1

best = words[0]
for word in counts:
    if counts[word] > counts[best]:
        best = word

print(best, counts[best])
`,
    {
      tests: printed(
        { 'كلمة تتكرر': ['شاي قهوة شاي', 'شاي 2'], 'كلمة واحدة': ['سلام', 'سلام 1'] },
        [
          ['a b b a', 'a 2'],
          ['x y z y', 'y 2'],
          ['واحد اثنان ثلاثة', 'واحد 1'],
        ],
      ),
      hints: [
        'counts.get(word, 0) تعيد صفرًا إذا لم تكن الكلمة في القاموس بعد.',
        'ابدأ من أول كلمة، واستبدل بها ما عدده أكبر منها، لا ما يساويها.',
      ],
    },
  ),
};

export const averageExercise: DemoLecture = {
  name: 'تمرين: دالة متوسط لا تتعطل',
  type: 'exercise',
  minutes: 15,
  body: `<p>في مقال الدوال سألتك: ماذا يحدث لو أعطينا <code>average</code> قائمة فارغة؟ حان وقت الجواب.</p>
<h3>المطلوب</h3>
<ul>
<li>أكمل الدالة <code>average(marks)</code>: تعيد متوسط القائمة، وتعيد <code>None</code> إن كانت فارغة.</li>
<li>بقية البرنامج جاهزة: تقرأ سطرًا من الدرجات وتطبع المتوسط، أو «لا درجات».</li>
</ul>`,
  exercise: python(
    `def average(marks):
    result = sum(marks) / len(marks)
    print(result)


marks = [float(mark) for mark in input().split()]
result = average(marks)
print("لا درجات" if result is None else f"{result:.2f}")
`,
    `def average(marks):
    if not marks:
        return None
    return sum(marks) / len(marks)


marks = [float(mark) for mark in input().split()]
result = average(marks)
print("لا درجات" if result is None else f"{result:.2f}")
`,
    {
      tests: printed({ 'ثلاث درجات': ['15 18 12', '15.00'], 'سطر فارغ': ['\n', 'لا درجات'] }, [
        ['20', '20.00'],
        ['10 11', '10.50'],
        ['0 0 0', '0.00'],
      ]),
      hints: [
        'الدالة تعيد القيمة بـ return، ولا تطبعها.',
        'القائمة الفارغة في شرط تعني خطأ: if not marks.',
      ],
    },
  ),
};
