import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db, { name: 'الأول' });

async function makeStaffed() {
  const course = await makeCourse(db, { teacherId: teacher.id });
  const person = await makePerson(db, { name: 'جديد' });
  const path = `/api/studio/courses/${course.id}/staff/${person.id}` as const;
  const roles = async () => {
    const { body } = await call(`GET /api/studio/courses/${course.id}/staff`, { as: admin });
    return body.staff.map((one: { name: string; role: string; first: boolean }) =>
      [one.name, one.role, ...(one.first ? ['first'] : [])].join(' '),
    );
  };
  const put = (body: object, as: { id: number } = teacher) =>
    call(`PUT ${path}`, { as, body: { email: person.email, ...body } });
  const undo = (id: number) => call(`POST /api/studio/undo/${id}`, { as: admin });
  return { course, person, path, roles, put, undo } as const;
}

test('a person becomes an assistant, a teacher, the first teacher, and each step is undone', async () => {
  const { course, roles, put, undo, person } = await makeStaffed();
  const added = await put({ role: 'assistant' });
  expect(added.status).toBe(200);
  expect(await roles()).toEqual(['الأول teacher first', 'جديد assistant']);
  const raised = await put({ role: 'teacher' });
  const first = await put({ role: 'teacher', first: true });
  expect(await roles()).toEqual(['جديد teacher first', 'الأول teacher']);
  expect((await call(`GET /api/course-details/${course.id}`)).body.course.user_id).toBe(person.id);
  expect((await undo(raised.body.undo)).status).toBe(409);
  for (const { body } of [first, raised, added]) {
    expect((await undo(body.undo)).status).toBe(200);
  }
  expect(await roles()).toEqual(['الأول teacher first']);
});

test('the first teacher can neither be removed nor become an assistant', async () => {
  const { course } = await makeStaffed();
  const path = `/api/studio/courses/${course.id}/staff/${teacher.id}` as const;
  expect((await call(`DELETE ${path}`, { as: admin })).status).toBe(409);
  expect((await call(`PUT ${path}`, { as: admin, body: { role: 'assistant' } })).status).toBe(409);
});

test('who was removed no longer sees the course, and does again after the undo', async () => {
  const { course, path, person, put, undo } = await makeStaffed();
  await put({ role: 'assistant' });
  const sees = async () =>
    (await call(`GET /api/studio/courses/${course.id}/tree`, { as: person })).status;
  expect(await sees()).toBe(200);
  const removed = await call(`DELETE ${path}`, { as: teacher });
  expect(await sees()).toBe(404);
  expect((await undo(removed.body.undo)).status).toBe(200);
  expect(await sees()).toBe(200);
});

test('assistants do not choose the staff, and unknown people are not found', async () => {
  const { course, person, put } = await makeStaffed();
  await put({ role: 'assistant' });
  expect((await put({ role: 'teacher' }, person)).status).toBe(403);
  const unknown = `PUT /api/studio/courses/${course.id}/staff/2147483647` as const;
  expect((await call(unknown, { as: teacher, body: { role: 'teacher' } })).status).toBe(404);
  const nowhere = 'GET /api/studio/courses/2147483647/staff';
  expect((await call(nowhere, { as: admin })).status).toBe(404);
});
