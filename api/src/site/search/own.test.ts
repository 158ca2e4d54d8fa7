import type { OwnSearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { enrolments } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
type Person = Awaited<ReturnType<typeof makePerson>>;

const find = async (q: string, as: Person): Promise<OwnSearchAnswer['groups']> => {
  const { status, body, headers } = await call(`GET /api/search/mine?q=${encodeURIComponent(q)}`, {
    as,
  });
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/\bno-store\b/);
  return body.groups;
};

const teacher = await makeTeacher(db, { name: 'سمير المعلم' });
const course = await makeCourse(db, { name: 'كورس الفلك', teacherId: teacher.id });
const { id: chapterId } = await makeChapter(db, { courseId: course.id });
const lecture = await makeLecture(db, { courseId: course.id, chapterId, name: 'المدارات' });
const member = await makePerson(db, { name: 'هند' });
const stranger = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: member.id });

describe('a member finds', () => {
  test('the courses joined, hidden ones included, and no others', async () => {
    const hidden = await makeCourse(db, { name: 'فلك مخفي', state: 'hidden' });
    await makeEnrolment(db, { courseId: hidden.id, personId: member.id });
    const draft = await makeCourse(db, { name: 'فلك مسودة', state: 'draft' });
    await makeEnrolment(db, { courseId: draft.id, personId: member.id });
    const binned = await makeCourse(db, { name: 'فلك محذوف', deletedAt: new Date() });
    await makeEnrolment(db, { courseId: binned.id, personId: member.id });
    const pending = await makeCourse(db, { name: 'فلك معلق' });
    await makeEnrolment(db, { courseId: pending.id, personId: member.id, status: 'pending' });
    const ended = await makeCourse(db, { name: 'فلك انتهى' });
    const { id } = await makeEnrolment(db, { courseId: ended.id, personId: member.id });
    const past = new Date(Date.now() - 1_000);
    await db.update(enrolments).set({ accessUntil: past }).where(eq(enrolments.id, id));
    const [group, ...others] = await find('فلك', member);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ kind: 'my-courses', total: 2, all: '/my-courses' });
    expect(group?.items.map(({ title }) => title).toSorted()).toEqual(['فلك مخفي', 'كورس الفلك']);
    expect(await find('فلك', stranger)).toEqual([]);
  });

  test('the questions asked, and nobody else’s', async () => {
    await makeDiscussion(db, {
      lectureId: lecture.id,
      personId: member.id,
      description: 'لماذا تدور الكواكب حول الشمس؟',
    });
    expect(await find('الكواكب', member)).toEqual([
      {
        kind: 'my-questions',
        total: 1,
        all: '/my-questions',
        items: [
          {
            id: expect.any(Number),
            title: 'المدارات',
            detail: 'كورس الفلك',
            excerpt: 'لماذا تدور الكواكب حول الشمس؟',
            path: `/courses/${course.id}/lecture/${lecture.id}`,
            picture: null,
          },
        ],
      },
    ]);
    expect(await find('الكواكب', stranger)).toEqual([]);
    expect(await find('الكواكب', teacher)).toEqual([]);
  });

  test('no question that a moderator has hidden', async () => {
    await makeDiscussion(db, {
      personId: member.id,
      description: 'سؤال عن المذنبات',
      hiddenAt: new Date(),
    });
    expect(await find('المذنبات', member)).toEqual([]);
  });

  test('the messages of the own conversations, each with its place', async () => {
    const conversation = await makeConversation(db, [member, teacher]);
    const message = await makeMessage(db, {
      conversationId: conversation.id,
      personId: teacher.id,
      body: 'موعد الكسوف القادم يوم الخميس',
    });
    const [group] = await find('الكسوف', member);
    expect(group).toMatchObject({
      kind: 'my-messages',
      total: 1,
      all: `/chat?${new URLSearchParams({ search: 'الكسوف' })}`,
      items: [
        {
          title: 'سمير المعلم',
          excerpt: 'موعد الكسوف القادم يوم الخميس',
          path: `/chat?c=${conversation.id}&m=${message.id}`,
        },
      ],
    });
    expect((await find('الكسوف', teacher))[0]?.items[0]?.title).toBe('هند');
    expect(await find('الكسوف', stranger)).toEqual([]);
  });

  test('a word with a typo, where nothing has it without', async () => {
    expect((await find('كورص الفلك', member))[0]?.kind).toBe('my-courses');
    expect(await find('كورصص الفلك', member)).toEqual([]);
  });
});

test('a visitor is asked to sign in, and a blank search finds nothing', async () => {
  expect((await call('GET /api/search/mine?q=x')).status).toBe(401);
  expect(await find('  ', member)).toEqual([]);
});
