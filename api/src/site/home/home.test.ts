import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

test('an empty installation counts nothing', async () => {
  const { status, body } = await call('GET /api/Statistics');
  expect(status).toBe(200);
  expect(body).toEqual({ students: 0, courses: 0, projects: 0, articles: 0 });
});

test('the figures equal the totals of the lists, and only students count as students', async () => {
  await makeCourse(db);
  await makeCourse(db);
  await makeArticle(db);
  await makeProject(db, { services: [await makeService(db)] });
  await makePerson(db);
  await makePerson(db);
  await makeAdmin(db);
  const { body } = await call('GET /api/Statistics', { token: 'dead' });
  const total = async (path: string) => (await call(`GET /api/${path}`)).body.meta.total;
  expect(body).toEqual({
    students: 2,
    courses: await total('courses'),
    projects: await total('project'),
    articles: await total('article'),
  });
  expect(body).toMatchObject({ courses: 2, projects: 1, articles: 1 });
});
