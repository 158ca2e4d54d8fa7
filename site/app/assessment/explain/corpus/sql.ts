import type { Mistake } from './mistake.ts';

/** The tables that every program finds. */
export const sqlTables = `CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, age INTEGER CHECK (age > 0), email TEXT UNIQUE);
INSERT INTO students VALUES (1, 'سارة', 'القاهرة', 20, 'a@example.com');
CREATE TABLE marks (id INTEGER PRIMARY KEY, student_id INTEGER REFERENCES students (id), mark INTEGER);`;

/** Statements that SQLite refuses. */
// biome-ignore format: one mistake per line
export const sqlMistakes: Mistake[] = [
  ['sql/missing-table', 1, 'SELECT * FROM teachers;'],
  ['sql/misspelt-table', 1, 'SELECT * FROM student;'],
  ['sql/misspelt-table', 1, 'INSERT INTO studnets (name) VALUES (\'a\');'],
  ['sql/misspelt-column', 1, 'SELECT nme FROM students;'],
  ['sql/misspelt-column', 2, '\nSELECT name FROM students WHERE ctiy = 5;'],
  ['sql/missing-column', 1, 'SELECT phone FROM students;'],
  ['sql/text-without-quotes', 1, 'SELECT * FROM students WHERE city = Cairo;'],
  ['sql/ambiguous-column', 1, 'SELECT id FROM students JOIN marks ON student_id = students.id;'],
  ['sql/misspelt-keyword', 1, 'SELCT * FROM students;'],
  ['sql/misspelt-keyword', 1, 'SELECT * FORM students;'],
  ['sql/misspelt-keyword', 1, 'SELECT * FROM students WEHRE age > 5;'],
  ['sql/misspelt-keyword', 1, 'SELECT * FROM students ODER BY name;'],
  ['sql/misspelt-keyword', 1, 'INSRT INTO students (name) VALUES (\'a\');'],
  ['sql/misspelt-keyword', 1, 'CRAETE TABLE a (id INTEGER);'],
  ['sql/comma-before-from', 1, 'SELECT name, FROM students;'],
  ['sql/comma-before-bracket', 1, 'CREATE TABLE a (id INTEGER, name TEXT, );'],
  ['sql/where-after-order', 1, 'SELECT * FROM students ORDER BY name WHERE age > 5;'],
  ['sql/where-after-group', 1, 'SELECT city, count(*) FROM students GROUP BY city WHERE age > 5;'],
  ['sql/two-statements', 2, 'SELECT * FROM students\nSELECT * FROM marks;'],
  ['sql/divided-sign', 1, 'SELECT * FROM students WHERE age = > 5;'],
  ['sql/keyword-as-name', 1, 'CREATE TABLE order (id INTEGER);'],
  ['sql/keyword-as-name', 1, 'CREATE TABLE a (id INTEGER, group TEXT);'],
  ['sql/value-missing', 1, 'SELECT * FROM students WHERE age > ;'],
  ['sql/delete-star', 1, 'DELETE * FROM students;'],
  ['sql/incomplete', 1, 'SELECT * FROM students WHERE'],
  ['sql/open-bracket', 1, 'INSERT INTO marks VALUES (1, 2, 3'],
  ['sql/open-text', 1, "SELECT * FROM students WHERE name = 'سارة;"],
  ['sql/arabic-comma', 1, 'SELECT name، city FROM students;'],
  ['sql/typographic-quote', 1, 'SELECT * FROM students WHERE name = “سارة”;'],
  ['sql/table-exists', 1, 'CREATE TABLE students (id INTEGER);'],
  ['sql/unique', 1, "INSERT INTO students VALUES (2, 'علي', 'طنطا', 20, 'a@example.com');"],
  ['sql/unique', 1, "INSERT INTO students (id, name) VALUES (1, 'علي');"],
  ['sql/not-null', 1, "INSERT INTO students (city) VALUES ('طنطا');"],
  ['sql/check', 1, "INSERT INTO students (name, age) VALUES ('علي', -3);"],
  ['sql/values-and-columns', 1, "INSERT INTO students (name, city) VALUES ('علي');"],
  ['sql/values-and-table', 1, "INSERT INTO marks VALUES (1, 2);"],
  ['sql/no-column-to-insert', 1, "INSERT INTO students (name, phone) VALUES ('علي', '1');"],
  ['sql/aggregate-in-where', 1, 'SELECT * FROM students WHERE count(*) > 1;'],
  ['sql/unknown-function', 1, 'SELECT middle(mark) FROM marks;'],
  ['sql/misspelt-function', 1, 'SELECT lenght(name) FROM students;'],
  ['sql/function-arguments', 1, 'SELECT upper(name, city) FROM students;'],
  ['sql/duplicate-column', 1, 'ALTER TABLE students ADD COLUMN city TEXT;'],
  ['sql/union-columns', 1, 'SELECT id, name FROM students UNION SELECT id FROM marks;'],
  ['sql/subquery-columns', 1, 'SELECT * FROM students WHERE id IN (SELECT id, mark FROM marks);'],
  ['sql/order-position', 1, 'SELECT name FROM students ORDER BY 3;'],
  ['sql/having-without-group', 1, 'SELECT name FROM students HAVING age > 5;'],
  ['sql/datatype', 1, "INSERT INTO students (id, name) VALUES ('x', 'علي');"],
  ['sql/no-tables', 1, 'SELECT *;'],
];
