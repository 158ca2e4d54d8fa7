import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeAskingVideo, makeQuestionVersion } from '#factories/video-questions.ts';
import { only } from '#platform/database/only.ts';
import { videoAnswers } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const course = await makeCourse(db);

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `limit-key-${keys}`;
};

/** A video with a question that a learner has answered so many times. */
async function makeAnswered(times: number) {
  const student = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  const lecture = await makeAskingVideo(db, { courseId: course.id });
  const version = await makeQuestionVersion(db, only(lecture.questions));
  const stored = eq(videoAnswers.lectureId, lecture.id);
  await db.insert(videoAnswers).values(
    Array.from({ length: times }, () => ({
      lectureId: lecture.id,
      personId: student.id,
      questionVersionId: version.id,
      clientKey: nextKey(),
      answer: { choice: 'b' },
      share: 0,
      answeredAt: new Date(),
    })),
  );
  return {
    answer: async () => {
      const body = { key: nextKey(), version: version.id, answer: { choice: 'a' } };
      const path = `POST /api/video-questions/${lecture.id}/answers` as const;
      return (await call(path, { as: student, body })).status;
    },
    count: () => db.$count(videoAnswers, stored),
  };
}

test('a question has so many answers of a person and no more', async () => {
  const { answer, count } = await makeAnswered(limits.answersPerQuestion - 1);
  expect(await answer()).toBe(200);
  expect(await answer()).toBe(409);
  expect(await count()).toBe(limits.answersPerQuestion);
});

test('of answers that come at once, those that have room are stored', async () => {
  const { answer, count } = await makeAnswered(limits.answersPerQuestion - 1);
  const statuses = await Promise.all(Array.from({ length: 6 }, answer));
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await count()).toBe(limits.answersPerQuestion);
});
