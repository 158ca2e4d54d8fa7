import { expect } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCategory, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeService } from '#factories/publishing.ts';
import type { TestApp } from './test-app.ts';

/**
 * Makes content, and returns changes after which the page of an address may not be shown as it was. They are made in
 * this order, each once.
 */
export async function makeHarmfulChanges({
  db,
  pool,
  call,
}: Pick<TestApp, 'db' | 'pool' | 'call'>) {
  const admin = await makeAdmin(db);
  const course = await makeCourse(db, { name: 'كورس مدفوع', price: '120' });
  const free = await makeCourse(db, { name: 'كورس مجاني', price: null });
  const opened = await makeLecture(db, { courseId: course.id, free: true });
  const review = await makeReview(db, { courseId: course.id, comment: 'رأي سيُخفى' });
  const category = await makeCategory(db, { name: 'تصنيف يُحذف' });
  const sorted = await makeCourse(db, { categoryId: category.id });
  const teacher = await makeTeacher(db, { name: 'مدرسة تُحذف' });
  const taught = await makeCourse(db, { teacherId: teacher.id });
  const service = await makeService(db);
  const hidden = await makeArticle(db);
  const trashed = await makeArticle(db);
  const hiddenCourse = await makeCourse(db);
  const unpublish = "update %s set state = 'hidden' where id = $1";

  const act = (kind: string, id: number, name: string) => async () =>
    expect((await call(`POST /api/studio/items/${kind}/${id}/${name}`, { as: admin })).status).toBe(
      200,
    );
  const set =
    (text: string, ...values: unknown[]) =>
    () =>
      pool.query(text, values);
  const changes: [name: string, url: string, make: () => Promise<unknown>][] = [
    ['a hidden article', `/articles/${hidden.id}`, act('article', hidden.id, 'hide')],
    ['a trashed article', `/articles/${trashed.id}`, act('article', trashed.id, 'bin')],
    ['a hidden course', `/courses/${hiddenCourse.id}`, act('course', hiddenCourse.id, 'hide')],
    [
      'the price of a course',
      `/courses/${course.id}`,
      set('update courses set price = 77 where id = $1', course.id),
    ],
    [
      'a course that is no longer free',
      `/courses/${free.id}`,
      set('update courses set price = 55 where id = $1', free.id),
    ],
    [
      'the days of access',
      `/courses/${course.id}`,
      set('update courses set sold_days = 30 where id = $1', course.id),
    ],
    [
      'a lecture that is no longer free',
      `/courses/${course.id}`,
      set('update lectures set free = false where id = $1', opened.id),
    ],
    [
      'an unpublished lecture',
      `/courses/${course.id}`,
      set(unpublish.replace('%s', 'lectures'), opened.id),
    ],
    [
      'a hidden review',
      `/courses/${course.id}`,
      set('update reviews set hidden_at = now() where id = $1', review.id),
    ],
    [
      'the price of a service',
      `/services/${service.id}`,
      set('update services set price_starting = 987 where id = $1', service.id),
    ],
    [
      'a deleted category',
      `/courses/${sorted.id}`,
      set('delete from categories where id = $1', category.id),
    ],
    [
      'a deleted account',
      `/courses/${taught.id}`,
      set("update people set name = 'حساب محذوف', deleted_at = now() where id = $1", teacher.id),
    ],
  ];
  return { changes, course, free, sorted };
}
