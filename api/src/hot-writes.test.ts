import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import { replaceCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, db, platform, tokenOf } = await startTestApp({ work: false });
const queries = vi.spyOn(pg.Client.prototype, 'query');

/** The statements of a request, without those that the queue of jobs makes by itself. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  queries.mockClear();
  expect((await request()).status).toBe(200);
  return queries.mock.calls
    .map(([config]: unknown[]) =>
      typeof config === 'string' ? config : String((config as { text?: string }).text),
    )
    .filter((text) => !text.includes('pgboss'));
}

const codeFor = (purpose: 'sign-in' | 'enrolment', subject: string) =>
  db.transaction((tx) =>
    replaceCode(tx, { secrets: platform.secrets, purpose, subject, now: new Date() }),
  );

async function makeMember() {
  const course = await makeCourse(db);
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  await tokenOf(person);
  return { course, person };
}

/** The bounds are what each write takes, `begin` and `commit` included: one more is an added cost of every such write. */
const writes: Record<string, { most: number; make(): Promise<() => Promise<{ status: number }>> }> =
  {
    message: {
      most: 3,
      async make() {
        const [one, other] = [await makePerson(db), await makePerson(db)];
        const { id } = await makeConversation(db, [one, other]);
        await tokenOf(one);
        return () =>
          call('POST /api/messages', { as: one, body: { conversation_id: id, body: 'مرحبًا' } });
      },
    },
    enrolment: {
      most: 17,
      async make() {
        const course = await makeCourse(db, { price: null });
        const person = await makePerson(db);
        await makeEnrolment(db, { courseId: course.id, personId: person.id, status: 'pending' });
        await tokenOf(person);
        const code = await codeFor('enrolment', codeSubjects.enrolment(person.id, course.id));
        return () => call(`PUT /api/enroll/${course.id}`, { as: person, body: { code } });
      },
    },
    review: {
      most: 8,
      async make() {
        const { course, person } = await makeMember();
        return () =>
          call(`PUT /api/course-review/${course.id}`, {
            as: person,
            body: { rating: 5, comment: 'شرح واضح' },
          });
      },
    },
    'quiz answer': {
      most: 3,
      async make() {
        const { course, person } = await makeMember();
        const { id: lectureId } = await makeQuiz(db, { courseId: course.id });
        const { id } = await makeAttempt(db, { lectureId, personId: person.id });
        return () =>
          call(`PUT /api/attempts/${id}/answers/0`, {
            as: person,
            body: { answer: { choice: 'a' }, save: 1 },
          });
      },
    },
    'first sign-in': {
      most: 16,
      async make() {
        const email = 'first@example.org';
        const code = await codeFor('sign-in', codeSubjects.signIn(email));
        return () => call('POST /api/login/verify', { body: { email, login_code: code } });
      },
    },
  };

test.each(Object.entries(writes))(
  'a write of the hot ways takes a bounded number of statements: %s',
  async (_name, { most, make }) => {
    const statements = await statementsOf(await make());
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  },
);
