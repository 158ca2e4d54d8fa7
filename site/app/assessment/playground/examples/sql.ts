import type { Example } from './example.ts';

const tables = `CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE marks (student_id INTEGER REFERENCES students, subject TEXT, mark INTEGER);

INSERT INTO students VALUES (1, 'سلمى', 'القاهرة'), (2, 'يوسف', 'طنطا'), (3, 'مريم', 'القاهرة');
INSERT INTO marks VALUES
  (1, 'رياضيات', 91), (1, 'برمجة', 88),
  (2, 'رياضيات', 64), (2, 'برمجة', 79),
  (3, 'برمجة', 97);
`;

export const examples: readonly Example[] = [
  {
    title: 'اختر ورتّب',
    files: [
      {
        name: 'main.sql',
        code: `${tables}
-- طلاب القاهرة بترتيب أسمائهم
SELECT name AS "الاسم", city AS "المدينة"
FROM students
WHERE city = 'القاهرة'
ORDER BY name;
`,
      },
    ],
  },
  {
    title: 'متوسط كل طالب',
    files: [
      {
        name: 'main.sql',
        code: `${tables}
-- اربط الجدولين، ثم اجمع درجات كل طالب
SELECT students.name AS "الطالب", COUNT(*) AS "المواد", ROUND(AVG(mark), 1) AS "المتوسط"
FROM students
JOIN marks ON marks.student_id = students.id
GROUP BY students.id
ORDER BY AVG(mark) DESC;
`,
      },
    ],
  },
];
