import { printed } from '../../exercises.ts';
import type { DemoExercise, DemoLecture } from '../../types.ts';

const sql = (
  start: string,
  solution: string,
  rest: Pick<DemoExercise, 'tests' | 'hints'>,
): DemoExercise => ({
  language: 'sql',
  files: [{ name: 'main.sql', code: start }],
  solution: [{ name: 'main.sql', code: solution }],
  ...rest,
});

const students = (
  rows: string,
) => `CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
INSERT INTO students (id, name, city) VALUES ${rows};`;

export const cityStudentsExercise: DemoLecture = {
  name: 'تمرين: طلاب القاهرة بالترتيب',
  type: 'exercise',
  minutes: 10,
  free: true,
  body: `<p>في قاعدة البيانات جدول جاهز اسمه <code>students</code> وأعمدته <code>id</code> و<code>name</code> و<code>city</code>.</p>
<h3>المطلوب</h3>
<ul>
<li>اعرض أسماء الطلاب الذين مدينتهم <code>القاهرة</code> في عمود واحد اسمه <code>name</code>.</li>
<li>رتّبهم برقم الطالب <code>id</code> من الأصغر إلى الأكبر.</li>
</ul>`,
  exercise: sql(
    `SELECT *
FROM students;
`,
    `SELECT name
FROM students
WHERE city = 'القاهرة'
ORDER BY id;
`,
    {
      tests: printed(
        {
          مدينتان: [
            students("(3, 'هدى', 'القاهرة'), (1, 'سارة', 'القاهرة'), (2, 'علي', 'طنطا')"),
            'name\nسارة\nهدى',
          ],
        },
        [
          [students("(1, 'منى', 'أسوان')"), 'name'],
          [students("(5, 'عمر', 'القاهرة'), (4, 'ليلى', 'القاهرة')"), 'name\nليلى\nعمر'],
        ],
      ),
      hints: ['النص في SQL بين علامتين مفردتين.', 'الشرط WHERE يأتي قبل الترتيب ORDER BY.'],
    },
  ),
};

const enrolled = (
  rows: string,
  joined: string,
) => `CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE enrolments (student_id INTEGER, course TEXT);
INSERT INTO students (id, name) VALUES ${rows};
${joined === '' ? '' : `INSERT INTO enrolments (student_id, course) VALUES ${joined};`}`;

export const courseCountExercise: DemoLecture = {
  name: 'تمرين: عدد كورسات كل طالب',
  type: 'exercise',
  minutes: 15,
  body: `<p>هذا هو السؤال الذي بدأ به المقال السابق: أين ذهب الطلاب الذين لا كورسات لهم؟</p>
<h3>الجداول</h3>
<ul>
<li><code>students</code>: <code>id</code> و<code>name</code>.</li>
<li><code>enrolments</code>: <code>student_id</code> و<code>course</code>.</li>
</ul>
<h3>المطلوب</h3>
<ul>
<li>اعرض اسم كل طالب <code>name</code> وعدد كورساته <code>courses</code>، ومن لا كورس له فعدده 0.</li>
<li>رتّب بالعدد من الأكبر إلى الأصغر، ثم برقم الطالب.</li>
</ul>`,
  exercise: sql(
    `SELECT s.name, count(*) AS courses
FROM students s
JOIN enrolments e ON e.student_id = s.id
GROUP BY s.id;
`,
    `SELECT s.name, count(e.course) AS courses
FROM students s
LEFT JOIN enrolments e ON e.student_id = s.id
GROUP BY s.id
ORDER BY courses DESC, s.id;
`,
    {
      tests: printed(
        {
          'طالب بلا كورس': [
            enrolled("(1, 'سارة'), (2, 'علي')", "(1, 'بايثون'), (1, 'SQL')"),
            'name | courses\nسارة | 2\nعلي | 0',
          ],
        },
        [
          [enrolled("(1, 'هدى')", ''), 'name | courses\nهدى | 0'],
          [
            enrolled("(1, 'عمر'), (2, 'منى'), (3, 'نور')", "(2, 'أ'), (3, 'أ'), (3, 'ب')"),
            'name | courses\nنور | 2\nمنى | 1\nعمر | 0',
          ],
        ],
      ),
      hints: [
        'لا يحتفظ JOIN بمن ليس له صف في الجدول الآخر، أما LEFT JOIN فيحتفظ.',
        'تعدّ count(*) الصف الفارغ أيضًا. عُدّ عمودًا من الجدول الآخر.',
      ],
    },
  ),
};
