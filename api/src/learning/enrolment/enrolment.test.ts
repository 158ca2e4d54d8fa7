import { codeRequests, code as rules, signIn, signIns } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, smtp, passTime, pool } = await startTestApp();

const codeSent = 'تم إرسال كود التحقق إلى بريدك الإلكتروني';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

async function pending() {
  const student = await makePerson(db);
  const course = await makeCourse(db);
  const started = await call('POST /api/enroll', { as: student, body: { courseId: course.id } });
  expect(started.status).toBe(200);
  return { student, course, started, code: await smtp.codeTo(student.email) };
}

const statusOf = async (student: { id: number }, course: { id: number }) =>
  (await call(`GET /api/check-enroll/${course.id}`, { as: student })).body.status;

describe('starting', () => {
  test('creates a pending enrolment and mails a code', async () => {
    const { student, course, started } = await pending();
    expect(started.body).toEqual({
      message: codeSent,
      data: { message: codeSent },
      status: 'pending',
      resend_after: 60,
    });
    expect(await statusOf(student, course)).toBe('pending');
    const mail = await smtp.mailTo(student.email);
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.html).toContain(course.name);
  });

  test('again while pending returns the same and sends no second mail within 60 s', async () => {
    const { student, course } = await pending();
    const again = await call('POST /api/enroll', { as: student, body: { courseId: course.id } });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ status: 'pending', data: { message: codeSent } });
    expect(again.body.resend_after).toBeLessThanOrEqual(60);
    const { rows } = await pool.query('select 1 from mails where recipient = $1', [student.email]);
    expect(rows).toHaveLength(1);
  });

  test('again after 60 s sends another mail', async () => {
    const { student, course } = await pending();
    passTime(rules.resendAfter + 1000);
    const again = await call('POST /api/enroll', { as: student, body: { courseId: course.id } });
    expect(again.body.status).toBe('pending');
    await smtp.mailTo(student.email, 2);
  });

  test('joins at once anyone who has just proved the address, where the client takes that', async () => {
    const [student, course] = [await makePerson(db), await makeCourse(db)];
    const body = { courseId: course.id, takes_proof: true };
    const joined = await call('POST /api/enroll', { as: student, body });
    expect(joined.body).toMatchObject({ status: 'joined', data: {} });
    expect(await statusOf(student, course)).toBe('joined');
    const { rows } = await pool.query('select 1 from mails where recipient = $1', [student.email]);
    expect(rows).toEqual([]);
    const told = await call('GET /api/notifications', { as: student });
    expect(told.body.notifications.data).toHaveLength(1);
    // A priced course is not joined by it.
    const priced = await makeCourse(db, { price: '30' });
    const refused = await call('POST /api/enroll', {
      as: student,
      body: { courseId: priced.id, takes_proof: true },
    });
    expect(refused.body.status).not.toBe('joined');
  });

  test('needs a code where the address was proved longer ago', async () => {
    const [student, course] = [await makePerson(db), await makeCourse(db)];
    await statusOf(student, course);
    passTime(signIns.freshFor + 1000);
    const started = await call('POST /api/enroll', {
      as: student,
      body: { courseId: course.id, takes_proof: true },
    });
    expect(started.body.status).toBe('pending');
    await smtp.codeTo(student.email);
  });

  test('for an enrolled student changes nothing and sends no code', async () => {
    const { courseId, personId } = await makeEnrolment(db);
    const again = await call('POST /api/enroll', { as: { id: personId }, body: { courseId } });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ status: 'joined', data: {} });
  });

  test.each([
    [{}, 422],
    [{ courseId: 'كورس' }, 422],
    [{ courseId: 0 }, 422],
    [{ courseId: 1e20 }, 422],
    [{ courseId: 2_000_000_000 }, 404],
  ])('with %j answers %i', async (body, status) => {
    const answer = await call('POST /api/enroll', { as: await makePerson(db), body });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[\u0600-\u06ff]/);
  });

  test('requires a sign-in', async () => {
    const { id } = await makeCourse(db);
    expect((await call('POST /api/enroll', { body: { courseId: id } })).status).toBe(401);
  });
});

describe('confirming', () => {
  test('with the mailed code completes the enrolment and notifies the student and the teacher', async () => {
    const { student, course, code } = await pending();
    const answer = await call(`PUT /api/enroll/${course.id}`, { as: student, body: { code } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ title: 'نجاح', message: 'تم التسجيل في الكورس بنجاح' });
    expect(await statusOf(student, course)).toBe('joined');
    const list = await call('GET /api/notifications', { as: student });
    expect(list.body.notifications.data[0].type).toBe('App\\Notifications\\EnrolmentCompleted');
    const teacher = { id: course.teacherId };
    const { body } = await call('GET /api/notifications', { as: teacher });
    expect(body.notifications.data[0].type).toBe('App\\Notifications\\StudentEnrolled');
    expect(body.notifications.data[0].text).toContain(student.name);
  });

  test('concurrently completes once, and every request succeeds', async () => {
    const { student, course, code } = await pending();
    const confirm = () => call(`PUT /api/enroll/${course.id}`, { as: student, body: { code } });
    const answers = await Promise.all(Array.from({ length: 5 }, confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await statusOf(student, course)).toBe('joined');
    const { body } = await call('GET /api/notifications/count', { as: student });
    expect(body.data).toBe(1);
  });

  test('accepts Arabic digits, and a form as well as JSON', async () => {
    const { student, course, code } = await pending();
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const answer = await call(`PUT /api/enroll/${course.id}`, {
      as: student,
      payload: new URLSearchParams({ code: arabic }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
  });

  test('a wrong code is refused and counted; the sixth attempt is locked even with the right code', async () => {
    const { student, course, code } = await pending();
    const wrong = { as: student, body: { code: otherThan(code) } };
    for (let count = 0; count < codeRequests.wrongTries; count++) {
      const answer = await call(`PUT /api/enroll/${course.id}`, wrong);
      expect(answer.status).toBe(422);
      expect(answer.body.message).toBe('كود التحقق غير صحيح');
    }
    const right = { as: student, body: { code } };
    const locked = await call(`PUT /api/enroll/${course.id}`, right);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    passTime(signIn.lock + 1000);
    expect((await call(`PUT /api/enroll/${course.id}`, right)).status).toBe(422);
    expect(await statusOf(student, course)).toBe('pending');
  });

  test('a code expires after ten minutes', async () => {
    const { student, course, code } = await pending();
    passTime(rules.lifetime + 1000);
    const answer = await call(`PUT /api/enroll/${course.id}`, { as: student, body: { code } });
    expect(answer.status).toBe(422);
    expect(await statusOf(student, course)).toBe('pending');
  });

  test("another course's and another student's codes are refused", async () => {
    const { student, course, code } = await pending();
    const other = await pending();
    // Both codes may have the same digits by chance.
    if (other.code === code) return;
    const answers = [
      await call(`PUT /api/enroll/${other.course.id}`, { as: other.student, body: { code } }),
      await call(`PUT /api/enroll/${course.id}`, { as: other.student, body: { code } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 409]);
    expect(await statusOf(student, course)).toBe('pending');
  });

  test.each([{}, { code: '12345' }, { code: '12a456' }, { code: null }, { code: '1234567' }])(
    'with %j answers 422',
    async (body) => {
      const { student, course } = await pending();
      const answer = await call(`PUT /api/enroll/${course.id}`, { as: student, body });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.code).toHaveLength(1);
    },
  );

  test('without an enrolment is 409, for an unknown course 404, without a sign-in 401', async () => {
    const { id } = await makeCourse(db);
    const body = { code: '123456' };
    const as = await makePerson(db);
    expect((await call(`PUT /api/enroll/${id}`, { as, body })).status).toBe(409);
    expect((await call('PUT /api/enroll/2000000000', { as, body })).status).toBe(404);
    expect((await call(`PUT /api/enroll/${id}`, { body })).status).toBe(401);
  });
});

describe('sending the code again', () => {
  test('is refused for 60 s, then invalidates the older code', async () => {
    const { student, course, code } = await pending();
    const path = `PUT /api/resendCode/${course.id}` as const;
    const soon = await call(path, { as: student });
    expect(soon.status).toBe(429);
    passTime(rules.resendAfter + 1000);
    const later = await call(path, { as: student });
    expect(later.body).toEqual({ title: 'نجاح', message: codeSent });
    const fresh = await smtp.codeTo(student.email, 2);
    if (fresh !== code) {
      const old = await call(`PUT /api/enroll/${course.id}`, { as: student, body: { code } });
      expect(old.status).toBe(422);
    }
    const body = { code: fresh };
    expect((await call(`PUT /api/enroll/${course.id}`, { as: student, body })).status).toBe(200);
  });

  test('is 409 without a pending enrolment', async () => {
    const course = await makeCourse(db);
    const path = `PUT /api/resendCode/${course.id}` as const;
    expect((await call(path, { as: await makePerson(db) })).status).toBe(409);
    const { personId } = await makeEnrolment(db, { courseId: course.id });
    expect((await call(path, { as: { id: personId } })).status).toBe(409);
    expect((await call(path)).status).toBe(401);
  });
});

test('the course page and the check return the same status and enrollStatus', async () => {
  const { student, course } = await pending();
  const check = await call(`GET /api/check-enroll/${course.id}`, { as: student });
  const page = await call(`GET /api/course-detailsAuth/${course.id}`, { as: student });
  for (const { body } of [check, page]) {
    expect([body.status, body.enrollStatus]).toEqual(['pending', 'pending']);
  }
  expect(check.body.created_at).toMatch(/^\d{4}-/);
});

describe('my courses', () => {
  test('lists the enrolled courses with progress and the next lecture', async () => {
    const student = await makePerson(db);
    const course = await makeCourse(db);
    const first = await makeLecture(db, { courseId: course.id });
    const second = await makeLecture(db, { courseId: course.id });
    await makeEnrolment(db, { courseId: course.id, personId: student.id });
    const { courseId: notYet } = await makeEnrolment(db, {
      personId: student.id,
      status: 'pending',
    });
    await call('POST /api/watch-Lecture', {
      as: student,
      body: { course_id: course.id, lecture_id: first.id, status: 'endWatch' },
    });
    const { body } = await call('GET /api/my-courses?page=1', { as: student });
    expect(body.last_page).toBe(1);
    expect(body.myCourses.data.map((item: { id: number }) => item.id)).not.toContain(notYet);
    expect(body.myCourses.data).toMatchObject([
      { id: course.id, lectures_count: 2, watched_count: 1, next_lecture_id: second.id },
    ]);
  });

  test('is empty without enrolments and past the end, and requires a sign-in', async () => {
    const student = await makePerson(db);
    for (const page of [1, 999]) {
      const { body } = await call(`GET /api/my-courses?page=${page}`, { as: student });
      expect(body.myCourses).toMatchObject({ data: [], total: 0, last_page: 1 });
    }
    expect((await call('GET /api/my-courses?page=0', { as: student })).status).toBe(422);
    expect((await call('GET /api/my-courses')).status).toBe(401);
  });
});
