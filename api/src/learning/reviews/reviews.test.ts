import { reviews as rules } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime } = await startTestApp({ work: false });

const hour = 60 * 60_000;
const tooLong = 'ن'.repeat(rules.commentMaxLength + 1);
const notAllowed = 'تقييم الكورس متاح للمشتركين فيه فقط.';

/** A course with an enrolled student. */
async function joined() {
  const course = await makeCourse(db);
  const student = await makePerson(db, { name: 'سلمى', photoPath: 'people/s.webp' });
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  return { course, student };
}

const write = (course: { id: number | string }, as: { id: number } | undefined, body: object) =>
  call(`PUT /api/course-review/${course.id}`, { ...(as && { as }), body });
const remove = (course: { id: number | string }, as: { id: number } | undefined) =>
  call(`DELETE /api/course-review/${course.id}`, { ...(as && { as }) });
const pageOf = async (course: { id: number }, as?: { id: number }) => {
  const path = as ? 'course-detailsAuth' : 'course-details';
  return (await call(`GET /api/${path}/${course.id}`, { ...(as && { as }) })).body.course;
};

describe('writing', () => {
  test('an enrolled student rates the course, and its rating changes', async () => {
    const { course, student } = await joined();
    await makeReview(db, { courseId: course.id, rating: 5 });
    const comment = 'شرح واضح\r\nوأمثلة كثيرة  ';
    const { status, body } = await write(course, student, { rating: 2, comment });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'حُفظ تقييمك',
      rate: 3.5,
      review: {
        id: expect.any(Number),
        rating: 2,
        comment: 'شرح واضح\nوأمثلة كثيرة',
        created_at: expect.stringMatching(/^\d{4}-/),
        answer: null,
        user: { id: student.id, name: 'سلمى', profile_photo_url: 'people/s.webp' },
      },
    });
    const page = await pageOf(course);
    expect(page.rate).toBe(3.5);
    expect(page.reviews).toContainEqual(body.review);
  });

  test('a second one replaces the first and keeps its date', async () => {
    const { course, student } = await joined();
    const first = await write(course, student, { rating: 1, comment: 'مختصر' });
    passTime(hour);
    const second = await write(course, student, { rating: 4 });
    expect(second.body.review).toEqual({ ...first.body.review, rating: 4, comment: '' });
    expect((await pageOf(course)).reviews).toEqual([second.body.review]);
    expect(second.body.rate).toBe(4);
  });

  test('concurrent ones leave a single review', async () => {
    const { course, student } = await joined();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => write(course, student, { rating })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await pageOf(course)).reviews).toHaveLength(1);
  });

  test('accepts a slug for the id, and a form as well as JSON', async () => {
    const { course, student } = await joined();
    const answer = await call(`PUT /api/course-review/${course.slug}`, {
      as: student,
      payload: new URLSearchParams({ rating: '٣', comment: 'جيد' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.body.review).toMatchObject({ rating: 3, comment: 'جيد' });
  });

  test.each([
    ['no stars', {}, 'rating'],
    ['0 stars', { rating: 0 }, 'rating'],
    ['6 stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 4.5 }, 'rating'],
    ['stars in words', { rating: 'خمسة' }, 'rating'],
    ['null for the rating', { rating: null }, 'rating'],
    ['a comment too long', { rating: 5, comment: tooLong }, 'comment'],
    ['a comment that is not a string', { rating: 5, comment: 7 }, 'comment'],
  ])('%s: refused', async (_, body, field) => {
    const { course, student } = await joined();
    const answer = await write(course, student, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect((await pageOf(course)).reviews).toEqual([]);
  });

  test('a comment of the maximum length is stored unchanged', async () => {
    const { course, student } = await joined();
    const comment = 'ن'.repeat(rules.commentMaxLength);
    const { body } = await write(course, student, { rating: 5, comment: ` ${comment} ` });
    expect(body.review.comment).toBe(comment);
  });
});

describe('writing is forbidden for', () => {
  test('people who are not enrolled or have not confirmed the code', async () => {
    const course = await makeCourse(db);
    const { personId } = await makeEnrolment(db, { courseId: course.id, status: 'pending' });
    for (const as of [await makePerson(db), { id: personId }]) {
      const answer = await write(course, as, { rating: 5 });
      expect(answer).toMatchObject({ status: 403, body: { message: notAllowed } });
    }
  });

  test("the course's own teacher and admins, even if enrolled", async () => {
    const course = await makeCourse(db);
    const admin = await makeAdmin(db);
    for (const { id } of [{ id: course.teacherId }, admin]) {
      await makeEnrolment(db, { courseId: course.id, personId: id });
      expect((await write(course, { id }, { rating: 5 })).status).toBe(403);
    }
    expect((await pageOf(course)).rate).toBeNull();
  });

  test('visitors, and for unknown courses', async () => {
    const { course, student } = await joined();
    expect((await write(course, undefined, { rating: 5 })).status).toBe(401);
    for (const id of [2_000_000_000, 'no-such-course']) {
      const answer = await write({ id }, student, { rating: 5 });
      expect(answer).toMatchObject({ status: 404, body: { message: 'لم يتم العثور على الكورس' } });
    }
  });
});

describe('removing', () => {
  test('deletes the own one, and the rating changes', async () => {
    const { course, student } = await joined();
    const other = await makeReview(db, { courseId: course.id, rating: 5 });
    await write(course, student, { rating: 1 });
    const answer = await remove(course, student);
    expect(answer).toMatchObject({ status: 200, body: { message: 'حُذف تقييمك', rate: 5 } });
    const ids = (await pageOf(course)).reviews.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([other.id]);
  });

  test('the last one leaves the course without a rating', async () => {
    const { course, student } = await joined();
    await write(course, student, { rating: 1 });
    expect((await remove(course, student)).body.rate).toBeNull();
    expect((await pageOf(course)).rate).toBeNull();
  });

  test("is 404 without an own review, and deletes nobody else's", async () => {
    const { course, student } = await joined();
    await makeReview(db, { courseId: course.id });
    for (const as of [student, await makeAdmin(db), { id: course.teacherId }]) {
      expect((await remove(course, as)).status).toBe(404);
    }
    expect((await remove(course, undefined)).status).toBe(401);
    expect((await remove({ id: 2_000_000_000 }, student)).status).toBe(404);
    expect((await pageOf(course)).reviews).toHaveLength(1);
  });
});

test("the list has the caller's own first, then the newest", async () => {
  const { course, student } = await joined();
  const at = (date: number) => new Date(Date.UTC(2026, 0, date));
  const own = await makeReview(db, {
    courseId: course.id,
    personId: student.id,
    createdAt: at(1),
  });
  const older = await makeReview(db, { courseId: course.id, createdAt: at(2) });
  const newer = await makeReview(db, { courseId: course.id, createdAt: at(3) });
  const order = async (as?: { id: number }) =>
    (await pageOf(course, as)).reviews.map(({ id }: { id: number }) => id);
  expect(await order(student)).toEqual([own.id, newer.id, older.id]);
  expect(await order()).toEqual([newer.id, older.id, own.id]);
});
