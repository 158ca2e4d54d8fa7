import { moderation as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeReport } from '#factories/reports.ts';
import { courseStaff, reports, reviews } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى' });
type Person = { id: number };

async function makeCourseLife() {
  const teacher = await makeTeacher(db, { name: 'كريم' });
  const course = await makeCourse(db, { name: 'أساسيات البرمجة', teacherId: teacher.id });
  const lecture = await makeLecture(db, { courseId: course.id, name: 'المتغيرات' });
  const author = await makePerson(db, { name: 'سامي' });
  const reader = await makePerson(db, { name: 'هدى' });
  for (const { id: personId } of [author, reader]) {
    await makeEnrolment(db, { courseId: course.id, personId });
  }
  const ofCourse = { courseId: course.id, personId: author.id };
  const review = await makeReview(db, { ...ofCourse, rating: 1, comment: 'كلام سيئ' });
  const discussion = await makeDiscussion(db, {
    lectureId: lecture.id,
    personId: author.id,
    description: 'سؤال غير لائق',
  });
  const { conversationId } = discussion;
  const say = (person: Person, body: string) =>
    makeMessage(db, { conversationId, personId: person.id, body });
  const messages = [
    await say(teacher, 'أول رد'),
    await say(author, 'ثاني رد'),
    await say(teacher, 'ثالث رد'),
    await say(author, 'رد مسيء'),
    await say(teacher, 'خامس رد'),
  ];
  return { teacher, course, lecture, author, reader, review, discussion, messages };
}
let life: Awaited<ReturnType<typeof makeCourseLife>>;
beforeEach(async () => {
  life = await makeCourseLife();
});

const report = (as: Person, kind: string, id: number, more: object = {}) =>
  call('POST /api/reports', { as, body: { kind, id, reason: 'abuse', ...more } });
const queue = async (as: Person, query = '') => {
  const { status, body } = await call(`GET /api/studio/moderation?${query}`, { as });
  expect(status).toBe(200);
  return body;
};
const decide = (as: Person, kind: string, id: number, act: string) =>
  call(`POST /api/studio/moderation/${kind as 'review'}/${id}`, { as, body: { act } });
const undo = (as: Person, id: number) => call(`POST /api/studio/undo/${id}`, { as });
type Item = { kind: string; id: number };
const keys = ({ items }: { items: { data: Item[] } }) =>
  items.data.map(({ kind, id }) => `${kind} ${id}`);
const notices = async (as: Person) =>
  (await call('GET /api/notifications', { as })).body.notifications.data.map(
    ({ text }: { text: string }) => text,
  );

describe('a report', () => {
  test('is made once a person and thing, and never of what one wrote oneself', async () => {
    const { author, reader, review } = life;
    expect((await report(reader, 'review', review.id, { note: 'شتيمة' })).status).toBe(200);
    expect((await report(reader, 'review', review.id)).body.message).toContain('سبق');
    expect((await report(author, 'review', review.id)).status).toBe(403);
    expect((await report(reader, 'review', 999_999)).status).toBe(404);
    expect((await report(reader, 'review', review.id, { reason: 'no' })).status).toBe(422);
    expect(await db.$count(reports, eq(reports.reviewId, review.id))).toBe(1);
  });

  test('of a question or reply is for those who may open the lecture, of a chat for its people', async () => {
    const { discussion, messages, reader, author, teacher } = life;
    const stranger = await makePerson(db);
    const [, , , message] = messages;
    const chat = await makeConversation(db, [author, teacher]);
    const secret = await makeMessage(db, { conversationId: chat.id, personId: author.id });
    expect((await report(stranger, 'discussion', discussion.id)).status).toBe(404);
    expect((await report(stranger, 'message', message?.id ?? 0)).status).toBe(404);
    expect((await report(reader, 'message', secret.id)).status).toBe(404);
    expect((await report(admin, 'message', secret.id)).status).toBe(404);
    expect((await report(reader, 'discussion', discussion.id)).status).toBe(200);
    expect((await report(reader, 'message', message?.id ?? 0)).status).toBe(200);
    expect((await report(teacher, 'message', secret.id)).status).toBe(200);
  });

  test('is refused after too many within an hour, also when they are sent at once', async () => {
    const reporter = await makePerson(db);
    const { course } = life;
    const many = await Promise.all(
      Array.from({ length: limits.reportsPerHourPerPerson + 3 }, () =>
        makeReview(db, { courseId: course.id }),
      ),
    );
    const answers = await Promise.all(many.map(({ id }) => report(reporter, 'review', id)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(
      limits.reportsPerHourPerPerson,
    );
  });
});

describe('the queue', () => {
  test('has of each thing one row for the teachers of its course and for admins, and none for others', async () => {
    const { reader, teacher, review, discussion } = life;
    const colleague = await makeTeacher(db);
    await makeCourse(db, { teacherId: colleague.id });
    await report(reader, 'review', review.id, { note: 'شتيمة' });
    await report(await makePerson(db), 'review', review.id);
    await report(reader, 'discussion', discussion.id);
    const seen = await queue(teacher);
    expect(keys(seen)).toEqual([`review ${review.id}`, `discussion ${discussion.id}`]);
    expect(seen).toMatchObject({ open: 2, items: { meta: { total: 2 } } });
    expect(seen.items.data[0]).toMatchObject({
      author: { name: 'سامي' },
      text: 'كلام سيئ',
      rating: 1,
      reported: 2,
      open: 2,
      course: { name: 'أساسيات البرمجة' },
      acts: ['hide', 'dismiss', 'answer'],
    });
    expect(seen.items.data[0].reports.map(({ note }: { note: string }) => note)).toContain('شتيمة');
    expect(keys(await queue(admin))).toEqual(expect.arrayContaining(keys(seen)));
    expect(await queue(colleague)).toMatchObject({ open: 0, items: { data: [] } });
    for (const as of [reader, await makePerson(db, { role: 'editor' })]) {
      expect((await call('GET /api/studio/moderation', { as })).status).toBe(403);
    }
    expect((await decide(colleague, 'review', review.id, 'hide')).status).toBe(404);
    expect((await decide(reader, 'review', review.id, 'hide')).status).toBe(403);
  });

  test('leaves what a teacher wrote to others', async () => {
    const { reader, teacher, messages, course } = life;
    const [first] = messages;
    const second = await makeTeacher(db);
    await db
      .insert(courseStaff)
      .values({ courseId: course.id, personId: second.id, role: 'teacher' });
    await report(reader, 'message', first?.id ?? 0);
    expect(keys(await queue(teacher))).toEqual([]);
    expect((await decide(teacher, 'message', first?.id ?? 0, 'dismiss')).status).toBe(404);
    expect(keys(await queue(second))).toEqual([`message ${first?.id}`]);
  });

  test('shows of a chat only the reported message and two around it on each side', async () => {
    const { author, teacher } = life;
    const { id: conversationId } = await makeConversation(db, [author, teacher]);
    const said = [];
    for (const body of ['واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة']) {
      said.push(await makeMessage(db, { conversationId, personId: author.id, body }));
    }
    const reported = said[3]?.id ?? 0;
    expect((await decide(admin, 'message', reported, 'hide')).status).toBe(404);
    await report(teacher, 'message', reported);
    const { items } = await queue(admin, 'kind=message&search=اربعه');
    expect(items.data).toHaveLength(1);
    expect(items.data[0]).toMatchObject({ text: 'أربعة', course: null, link: null });
    expect(items.data[0].context.map(({ text }: { text: string }) => text)).toEqual([
      'اثنان',
      'ثلاثة',
      'خمسة',
      'ستة',
    ]);
    expect(items.data[0].acts).toEqual(['hide', 'dismiss']);
    // A private message belongs to no course.
    expect(keys(await queue(teacher))).toEqual([]);
    expect(keys(await queue(admin, 'list=all&kind=message'))).toEqual([]);
  });

  test('is searched by the folded text, author and course, and paged', async () => {
    const { teacher, course, review } = life;
    for (let at = 0; at < limits.perPage; at += 1) {
      const other = await makeReview(db, { courseId: course.id, comment: 'شكرًا' });
      await makeReport(db, 'review', other);
    }
    await makeReport(db, 'review', review);
    const first = await queue(teacher);
    expect(first.items.meta).toMatchObject({ total: limits.perPage + 1, last_page: 2 });
    expect(keys(await queue(teacher, 'page=2'))).toEqual([`review ${review.id}`]);
    expect(keys(await queue(teacher, 'search=سامى'))).toEqual([`review ${review.id}`]);
    expect(keys(await queue(teacher, 'search=كلام سيء'))).toEqual([`review ${review.id}`]);
    expect((await queue(teacher, 'search=لاشيء')).items.meta.total).toBe(0);
    const all = await queue(teacher, 'list=all');
    expect(all.items.meta.total).toBe(limits.perPage + 2);
    expect(keys(await queue(teacher, 'list=all&search=لائق'))).toEqual([
      `discussion ${life.discussion.id}`,
    ]);
  });
});

describe('a decision', () => {
  test('hides a review everywhere, tells its author, and is undone', async () => {
    const { review, teacher, author, reader, course } = life;
    await makeReview(db, { courseId: course.id, rating: 5 });
    const rate = async () => {
      const { body } = await call(`GET /api/course-details/${course.id}`);
      const { data } = (await call('GET /api/courses?per_page=200')).body;
      const card = data.find(({ id }: { id: number }) => id === course.id);
      expect(card.rate).toBe(body.course.rate);
      return [body.course.rate, body.course.teacher.rating, body.course.reviews.length];
    };
    expect(await rate()).toEqual([3, 3, 2]);
    await report(reader, 'review', review.id);
    const { status, body } = await decide(teacher, 'review', review.id, 'hide');
    expect(status).toBe(200);
    expect(await rate()).toEqual([5, 5, 1]);
    expect((await notices(author))[0]).toContain('أخفى المشرفون تقييمك لكورس «أساسيات البرمجة»');
    expect((await decide(teacher, 'review', review.id, 'hide')).status).toBe(409);
    const [hidden] = (await queue(teacher, 'list=decided')).items.data;
    expect(hidden).toMatchObject({ acts: ['restore'], decision: { act: 'hidden' }, open: 0 });

    expect((await undo(teacher, body.undo)).status).toBe(200);
    expect(await rate()).toEqual([3, 3, 2]);
    // They had not read of it, so for them nothing has happened.
    expect(await notices(author)).toEqual([]);
    expect(keys(await queue(teacher))).toEqual([`review ${review.id}`]);
  });

  test('of leaving a thing as it is closes its reports, and is undone', async () => {
    const { discussion, teacher, reader } = life;
    await report(reader, 'discussion', discussion.id);
    const { body } = await decide(teacher, 'discussion', discussion.id, 'dismiss');
    expect(keys(await queue(teacher))).toEqual([]);
    expect((await queue(teacher, 'list=decided')).items.data[0]).toMatchObject({
      decision: { act: 'kept', by: { name: 'كريم' } },
    });
    expect((await undo(teacher, body.undo)).status).toBe(200);
    expect(keys(await queue(teacher))).toEqual([`discussion ${discussion.id}`]);
  });

  test('hides what nobody reported, restores it, and tells the author of both', async () => {
    const { review, teacher, author } = life;
    await decide(teacher, 'review', review.id, 'hide');
    expect(keys(await queue(teacher, 'list=decided'))).toEqual([`review ${review.id}`]);
    await call('PUT /api/notifications/read_at', { as: author });
    await decide(teacher, 'review', review.id, 'restore');
    expect((await notices(author))[0]).toContain('أعاد المشرفون إظهار تقييمك');
    const [row] = await db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(row?.hiddenAt).toBeNull();
    const { entries } = (await call('GET /api/studio/log?kind=review', { as: teacher })).body;
    expect(entries.data.map(({ action }: { action: string }) => action)).toEqual([
      'content-restored',
      'content-hidden',
    ]);
    // The text of what was decided about is not in the log.
    expect(JSON.stringify(entries)).not.toContain('كلام سيئ');
  });

  test('is not undone by the author, although they teach the course', async () => {
    const { messages, course, teacher, reader } = life;
    const [own] = messages;
    const second = await makeTeacher(db);
    await db
      .insert(courseStaff)
      .values({ courseId: course.id, personId: second.id, role: 'teacher' });
    await report(reader, 'message', own?.id ?? 0);
    const { body } = await decide(second, 'message', own?.id ?? 0, 'hide');
    expect((await undo(teacher, body.undo)).status).toBe(403);
    expect((await undo(second, body.undo)).status).toBe(200);
  });

  test('of two at once is made once', async () => {
    const { review, teacher, reader } = life;
    await report(reader, 'review', review.id);
    const answers = await Promise.all([
      decide(teacher, 'review', review.id, 'hide'),
      decide(admin, 'review', review.id, 'hide'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('an answer', () => {
  const answer = (as: Person, kind: string, id: number, text: string) =>
    call(`PUT /api/studio/moderation/${kind as 'review'}/${id}/answer`, { as, body: { text } });

  test('stands below a review, is replaced, undone and removed', async () => {
    const { review, teacher, author, course } = life;
    const shown = async () =>
      (await call(`GET /api/course-details/${course.id}`)).body.course.reviews[0].answer;
    await answer(teacher, 'review', review.id, 'نأسف لذلك');
    expect(await shown()).toMatchObject({ text: 'نأسف لذلك', by: 'كريم' });
    expect((await notices(author))[0]).toContain('رد جديد من كريم على تقييمك');
    const { body } = await answer(teacher, 'review', review.id, 'نأسف، وأصلحناه');
    expect(await notices(author)).toHaveLength(1);
    await undo(teacher, body.undo);
    expect(await shown()).toMatchObject({ text: 'نأسف لذلك' });
    await answer(teacher, 'review', review.id, '');
    expect(await shown()).toBeNull();
  });

  test('in a discussion is a reply by a person who need not be in it, and the question no longer waits', async () => {
    const { discussion, author, lecture, course } = life;
    await makeMessage(db, {
      conversationId: discussion.conversationId,
      personId: author.id,
      body: 'ما زلت أنتظر',
    });
    const { status, body } = await answer(admin, 'discussion', discussion.id, 'تفضل الجواب');
    expect([status, body.undo]).toEqual([200, null]);
    const { discussions } = (
      await call(`GET /api/discussions/${course.id}/${lecture.id}`, { as: author })
    ).body;
    expect(discussions[0].conversation.messages.at(-1)).toMatchObject({
      body: 'تفضل الجواب',
      user: { name: 'منى' },
    });
    const inbox = (await call('GET /api/teacher-desk', { as: life.teacher })).body;
    expect(inbox.questions.total).toBe(0);
    expect((await answer(admin, 'discussion', discussion.id, ' ')).status).toBe(422);
  });
});
