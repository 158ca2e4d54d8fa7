import { expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const admin = await makeAdmin(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const unknown = 2_147_483_647;

type Named = { id: number; email?: string } | { email: string };
type As = { id: number };

/** The calls that take a person; each ends in the course of the teacher. */
const calls: Record<string, (named: Named, as: As) => ReturnType<typeof call>> = {
  members: (person, as) =>
    call(`POST /api/studio/courses/${course.id}/members`, { as, body: { person } }),
  certificates: (person, as) =>
    call('POST /api/studio/certificates', {
      as,
      body: { person, course: course.id, reason: 'أتم الكورس' },
    }),
};
const putStaff = (id: number, as: As, email?: string) =>
  call(`PUT /api/studio/courses/${course.id}/staff/${id}`, {
    as,
    body: { role: 'assistant', ...(email && { email }) },
  });

/** What nobody may learn of a person by a number. */
const reveals = (raw: Buffer, person: { name: string; email: string }) =>
  raw.includes(person.name) || raw.includes(person.email);

const makeStrangers = () =>
  Promise.all([
    makePerson(db, { name: 'طالب لا يعرفه' }),
    makeTeacher(db, { name: 'معلمة لا يعرفها' }),
  ]);

test.each(Object.keys(calls))(
  '%s: by number a teacher learns nothing of people whom they do not see',
  async (name) => {
    const ask = calls[name] as (typeof calls)[string];
    const nobody = await ask({ id: unknown }, teacher);
    expect(nobody.status).toBe(404);
    for (const person of await makeStrangers()) {
      const answer = await ask({ id: person.id }, teacher);
      expect([answer.status, answer.body]).toEqual([404, nobody.body]);
      expect(reveals(answer.raw, person)).toBe(false);
    }
  },
);

test.each(Object.keys(calls))('%s: the whole address finds everybody', async (name) => {
  const ask = calls[name] as (typeof calls)[string];
  const person = await makePerson(db);
  expect((await ask({ email: person.email }, teacher)).status).toBe(200);
});

test.each(Object.keys(calls))('%s: an admin names everybody by number', async (name) => {
  const ask = calls[name] as (typeof calls)[string];
  expect((await ask({ id: (await makePerson(db)).id }, admin)).status).toBe(200);
});

test('staff: a number alone is refused like one of nobody, with the right address it is taken', async () => {
  const nobody = await putStaff(unknown, teacher);
  expect(nobody.status).toBe(404);
  for (const person of await makeStrangers()) {
    const other = await makePerson(db);
    for (const email of [undefined, other.email, 'nobody@example.org']) {
      const answer = await putStaff(person.id, teacher, email);
      expect([answer.status, answer.body]).toEqual([404, nobody.body]);
    }
    expect((await putStaff(unknown, teacher, person.email)).body).toEqual(nobody.body);
    const removal = `DELETE /api/studio/courses/${course.id}/staff/${person.id}` as const;
    expect((await call(removal, { as: teacher })).body).toEqual(nobody.body);
    expect((await putStaff(person.id, teacher, person.email)).status).toBe(200);
  }
});

test('people of another course of the same teacher are seen, those of a colleague are not', async () => {
  const own = await makeCourse(db, { teacherId: teacher.id });
  const foreign = await makeCourse(db);
  const [student, waiting, stranger] = await Promise.all([
    makePerson(db),
    makePerson(db),
    makePerson(db),
  ]);
  await makeEnrolment(db, { courseId: own.id, personId: student.id });
  await makeEnrolment(db, { courseId: own.id, personId: waiting.id, status: 'pending' });
  await makeEnrolment(db, { courseId: foreign.id, personId: stranger.id });
  const statuses = [];
  for (const { id } of [student, waiting, stranger]) {
    statuses.push((await putStaff(id, teacher)).status);
  }
  expect(statuses).toEqual([200, 404, 404]);
});
