import { waiting as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import { countRowsRead, type Reading } from '../../../testing/rows-read.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id });
const quiz = await makeQuiz(db, {
  courseId: course.id,
  questions: [{ kind: 'essay', answers: { guide: '' }, points: 4 }],
});
const sample = await makeAttempt(db, {
  lectureId: quiz.id,
  personId: (await makePerson(db)).id,
  state: 'marking',
  handedInAt: new Date(),
  answers: [{ answer: { text: 'مقال' }, save: 1 }],
});
// PostgreSQL rightly reads a table whole while it is small. Here it shows the plan that it chooses for a large one.
const rowsRead = countRowsRead(pool, { enable_seqscan: 'off' });

/** How many kinds `fill` adds, and how many of them belong to courses, by which they are counted too. */
const kinds = 6;
const kindsOfCourses = 2;

/** Adds things of the kinds that many people send, so many of each. */
async function fill(from: number, each: number) {
  const numbers = sql.raw(`generate_series(${from}, ${from + each - 1}) n`);
  const at = sql.raw(`now() - interval '90 days' + n * interval '1 second'`);
  await db.execute(sql`insert into people (name, email)
    select 'طالب ' || n, 'many-' || n || '@example.org' from ${numbers}`);
  await db.execute(sql`insert into orders (name, phone, email, country, job_title, description, created_at)
    select 'طالب', '0100', 'x@example.org', 'x', 'x', 'x', ${at} from ${numbers}`);
  await db.execute(sql`insert into contact_messages (name, email, subject, message, created_at)
    select 'طالب', 'x@example.org', 'x', 'x', ${at} from ${numbers}`);
  await db.execute(sql`insert into data_requests (kind, person_id, created_at, due_at)
    select 'export', people.id, ${at}, now() from ${numbers} join people on people.email = 'many-' || n || '@example.org'`);
  await db.execute(sql`with made as (insert into conversations (created_at)
      select ${at} from ${numbers} returning id, created_at)
    insert into discussions (course_id, lecture_id, person_id, conversation_id, description, created_at)
    select ${course.id}, ${lecture.id}, asker.id, made.id, 'سؤال', made.created_at
    from (select *, row_number() over (order by id) as row from made) made
    join people asker on asker.email = 'many-' || (made.row + ${from - 1}) || '@example.org'`);
  await db.execute(sql`with made as (insert into quiz_attempts (lecture_id, person_id, number, state, rules, started_at, handed_in_at, max_score)
      select ${quiz.id}, people.id, 1, 'marking', rules, started_at, ${at}, max_score
      from quiz_attempts, ${numbers} join people on people.email = 'many-' || n || '@example.org'
      where quiz_attempts.id = ${sample.id} returning id)
    insert into attempt_questions (attempt_id, position, question_version_id, points)
    select made.id, 0, question_version_id, points from made, attempt_questions where attempt_id = ${sample.id}`);
  await pool.query('vacuum analyze');
}

const callers = { admin, teacher };
const addresses = [
  'GET /api/studio/inbox',
  'GET /api/studio/inbox?kind=questions',
  'GET /api/studio/inbox?assigned=none',
  'GET /api/studio/inbox?assigned=mine',
  'GET /api/studio/inbox?snoozed=only',
] as const;

const isCount = ({ text }: Reading) => text.includes(') counted_rows');

/** Of a list that shows less: a session, its person and rights are read for it too. */
const leastShown = 10;

/** How many rows the page of each list reads for each thing that it shows, and its counts. */
async function readings() {
  const read: Record<string, { page: number; counts: number }> = {};
  for (const [who, as] of Object.entries(callers)) {
    // The session is known by then.
    await call('GET /api/studio/inbox', { as });
    for (const address of addresses) {
      let shown = 0;
      const all = await rowsRead(async () => {
        const { status, body } = await call(address, { as });
        expect(status).toBe(200);
        shown = body.items.length;
      });
      const sum = (some: Reading[]) => some.reduce((total, { rows }) => total + rows, 0);
      read[`${who} ${address}`] = {
        page: sum(all.filter((one) => !isCount(one))) / Math.max(leastShown, shown),
        counts: sum(all.filter(isCount)),
      };
    }
  }
  return read;
}

test('a page of five thousand open things reads as many rows as one of fifty, and the counts stop at their bound', async () => {
  await fill(1, 9);
  const few = await readings();
  await fill(10, 830);
  const many = await readings();
  // Of each thing up to three tables are read.
  const mostCounted = (kinds + kindsOfCourses) * 3 * (limits.countedTo + 1);
  for (const [of, { page, counts }] of Object.entries(many)) {
    expect(page, of).toBeLessThanOrEqual((few[of]?.page ?? 0) * 1.5);
    expect(counts, of).toBeLessThanOrEqual(mostCounted);
  }
});
