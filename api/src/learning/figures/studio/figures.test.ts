import { figures as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeProgress } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { completions, courseStaff } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const first = await makeLecture(db, { courseId: course.id, name: 'المقدمة', position: 0 });
const second = await makeLecture(db, {
  courseId: course.id,
  chapterId: first.chapterId,
  name: 'الحلقات',
  position: 1,
});
await makeLecture(db, {
  courseId: course.id,
  chapterId: first.chapterId,
  name: 'مسودة',
  position: 2,
  state: 'draft',
});

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const longAgo = ago(limits.stoppedAfterDays + 1);

/** A learner of the course who was in some of its lectures, each at a moment. */
async function makeLearner(
  seen: [lectureId: number, at: Date, status: 'inProgress' | 'endWatch'][],
) {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id, joinedAt: ago(60) });
  for (const [lectureId, at, status] of seen) {
    const watchedAt = status === 'endWatch' ? at : null;
    await makeProgress(db, { lectureId, personId: person.id, status, watchedAt, updatedAt: at });
  }
  return person;
}

const figuresFor = async (as: { id: number }) => {
  const { status, body } = await call(`GET /api/studio/courses/${course.id}/figures`, { as });
  expect(status).toBe(200);
  return body;
};

test('a lecture counts those who have begun and finished it, and those who have not gone on', async () => {
  await makeLearner([]);
  // Stopped in the second.
  await makeLearner([
    [first.id, ago(40), 'endWatch'],
    [second.id, longAgo, 'inProgress'],
  ]);
  // Went back to the first, and stopped there.
  await makeLearner([
    [second.id, ago(40), 'inProgress'],
    [first.id, longAgo, 'inProgress'],
  ]);
  // Is still learning.
  await makeLearner([[second.id, ago(limits.stoppedAfterDays - 1), 'inProgress']]);
  // Has completed the course, and has nothing more to watch.
  const done = await makeLearner([
    [first.id, ago(30), 'endWatch'],
    [second.id, ago(30), 'endWatch'],
  ]);
  await db
    .insert(completions)
    .values({ personId: done.id, courseId: course.id, completedAt: ago(30) });
  // Works on the course.
  const assistant = await makeLearner([[first.id, longAgo, 'endWatch']]);
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });

  expect(await figuresFor(teacher)).toEqual({
    members: 5,
    begun: 4,
    completed: 1,
    stopped_after: limits.stoppedAfterDays,
    lectures: [
      expect.objectContaining({ id: first.id, name: 'المقدمة', begun: 3, finished: 2, stopped: 1 }),
      expect.objectContaining({
        id: second.id,
        name: 'الحلقات',
        begun: 4,
        finished: 1,
        stopped: 1,
      }),
    ],
  });
});
