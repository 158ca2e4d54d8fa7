import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { countRowsRead } from '../../../testing/rows-read.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { makeChat, makeCourseLife } from './testing.ts';

const { call, db, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const student = await makePerson(db);
const life = await makeCourseLife(db, { teacher, student, name: 'الخط' });
const chat = await makeChat(db, [student, teacher], 'كريم');
// PostgreSQL rightly reads a table whole while it is small. Here it shows the plan that it chooses for a large one.
const rowsRead = countRowsRead(pool, { enable_seqscan: 'off' });

/** Adds events of every kind that a person makes by using the site, so many of each, seven hours apart. */
async function fill(from: number, each: number, person: { id: number }) {
  const numbers = sql.raw(`generate_series(${from}, ${from + each - 1}) n`);
  const at = sql.raw(`date_trunc('hour', now()) - n * interval '7 hours'`);
  await db.execute(sql`with made as (insert into lectures (course_id, chapter_id, slug, name, type)
      select course_id, chapter_id, 'many-' || ${person.id}::int || '-' || n, 'محاضرة ' || n, 'article'
      from lectures, ${numbers} where id = ${life.lecture.id} returning id, slug)
    insert into progress (person_id, lecture_id, status, watched_at)
    select ${person.id}::int, made.id, 'endWatch', ${at} from ${numbers}
    join made on made.slug = 'many-' || ${person.id}::int || '-' || n`);
  await db.execute(sql`insert into quiz_attempts (lecture_id, person_id, number, rules, state, started_at, handed_in_at, max_score, score, passed)
    select ${life.quiz.id}::int, ${person.id}::int, n + 1, rules, 'done', ${at}, ${at}, 1, 1, true
    from (select rules from quiz_attempts limit 1) one, ${numbers}`);
  await db.execute(sql`insert into exercise_attempts (lecture_id, person_id, tests, rules, started_at, expires_at, handed_in_at, files, outputs, results, score, max_score, passed)
    select lecture_id, ${person.id}::int, tests, rules, ${at}, ${at}, ${at}, files, outputs, results, score, max_score, passed
    from (select * from exercise_attempts order by id limit 1) one, ${numbers}`);
  await db.execute(sql`insert into notifications (person_id, type, data, created_at)
    select ${person.id}::int, 'App\\Notifications\\AccessEnding', jsonb_build_object('courseId', ${life.course.id}::int), ${at}
    from ${numbers}`);
  await db.execute(sql`insert into mails (recipient, subject, template, created_at)
    select email, 'رسالة', 'digest', ${at} from people, ${numbers} where people.id = ${person.id}`);
  const conversation = person === student ? chat : (await makeConversation(db, [person])).id;
  await db.execute(sql`insert into messages (conversation_id, person_id, body, created_at)
    select ${conversation}::int, ${person.id}::int, 'رسالة ' || n, ${at} from ${numbers}`);
  await pool.query('vacuum analyze');
}

const callers = { admin, teacher };
const queries = ['', '?kind=progress', '?kind=chats', '?kind=quizzes', '?kind=notices'];

/** How many rows the first page and the second one read, for each caller and filter. */
async function readings() {
  const read: Record<string, number> = {};
  for (const [who, as] of Object.entries(callers)) {
    for (const query of queries) {
      const path = `/api/studio/people/${student.id}/timeline${query}` as const;
      // The session is known by then.
      const first = await call(`GET ${path}`, { as });
      expect(first.status).toBe(200);
      const next = first.body.next ? `${query ? '&' : '?'}after=${first.body.next}` : '';
      for (const [page, address] of [`GET ${path}`, `GET ${path}${next}`].entries()) {
        const all = await rowsRead(() => call(address as 'GET /x', { as }));
        read[`${who} ${query} ${page}`] = all.reduce((sum, { rows }) => sum + rows, 0);
      }
    }
  }
  return read;
}

test('a page of a person with thousands of events reads as many rows as one of a few hundred', async () => {
  await fill(1, 250, student);
  const few = await readings();
  await fill(251, 4_750, student);
  for (let number = 0; number < 5; number += 1) {
    const classmate = await makePerson(db);
    await makeEnrolment(db, { courseId: life.course.id, personId: classmate.id });
    await fill(1, 200, classmate);
  }
  const many = await readings();
  for (const [of, rows] of Object.entries(many)) {
    expect(rows, of).toBeLessThanOrEqual((few[of] ?? 0) * 1.5);
  }
}, 120_000);
