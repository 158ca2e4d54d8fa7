import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { courses } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp();
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db, { name: 'كريم' });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

const cheap = await makeCourse(db, {
  name: 'ب',
  price: '10',
  createdAt: day(3),
  teacherId: teacher.id,
});
const free = await makeCourse(db, { name: 'ج', price: null, createdAt: day(1) });
const dear = await makeCourse(db, { name: 'أ', price: '90.5', createdAt: day(2) });
await makeEnrolment(db, { courseId: free.id });
await makeEnrolment(db, { courseId: free.id });
await makeEnrolment(db, { courseId: dear.id });
await makeCourse(db, { name: 'محذوف', deletedAt: new Date() });

const idsBy = async (query: string, as: { id: number } = admin) =>
  (await call(`GET /api/studio/courses?${query}`, { as })).body.courses.data.map(
    ({ id }: { id: number }) => id,
  );

describe('the order', () => {
  test('by name, students, price and creation, without what is in the trash', async () => {
    expect(await idsBy('sort=name')).toEqual([dear.id, cheap.id, free.id]);
    expect(await idsBy('sort=students')).toEqual([free.id, dear.id, cheap.id]);
    expect(await idsBy('sort=price')).toEqual([dear.id, cheap.id, free.id]);
    expect(await idsBy('sort=created')).toEqual([cheap.id, dear.id, free.id]);
  });

  test('holds with a search, a state and for a teacher; another one is refused', async () => {
    expect(await idsBy('sort=price&state=published')).toEqual([dear.id, cheap.id, free.id]);
    expect(await idsBy('sort=name', teacher)).toEqual([cheap.id]);
    const { status } = await call('GET /api/studio/courses?sort=password', { as: admin });
    expect(status).toBe(422);
  });
});

describe('the export', () => {
  const csv = async (query: string, as: { id: number } = admin) => {
    const { status, raw } = await call(`GET /api/studio/courses/export?${query}`, { as });
    expect(status).toBe(200);
    return raw.toString().trim().split('\r\n');
  };

  test('has what the list shows, in its order, and no formula', async () => {
    await makeLecture(db, { courseId: dear.id, state: 'draft' });
    await db.update(courses).set({ name: '=1+1' }).where(eq(courses.id, free.id));
    const lines = await csv('sort=price');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(new RegExp(`^${dear.id},أ,[^,]+,منشور,90.5,[^,]+,0,1,0,1,`));
    expect(lines[3]).toMatch(new RegExp(`^${free.id},"'=1\\+1",[^,]+,منشور,مجاني,`));
    expect(await csv('state=draft')).toHaveLength(1);
  });

  test('is of the own courses for a teacher, and not for students', async () => {
    expect((await csv('', teacher)).slice(1).map((line) => line.split(',')[0])).toEqual([
      String(cheap.id),
    ]);
    const student = await makePerson(db);
    const { status } = await call('GET /api/studio/courses/export', { as: student });
    expect(status).toBe(403);
  });
});
