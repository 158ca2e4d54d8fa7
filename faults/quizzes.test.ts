import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { makeCourse, makeEnrolment } from '../api/src/factories/courses.ts';
import { makeQuiz } from '../api/src/factories/quizzes.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { call } from './support/calls.ts';
import { openCuttingLine } from './support/cutting-line.ts';
import { makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { storedAttempt } from './support/stored-attempt.ts';

/** With 25 learners each kill of the server, or cut of their line, ends as many requests. */
const kills = 40;
const learnerCount = 25;

interface Learner {
  token: string;
  attempt: number;
  endsAt: string;
  save: number;
  /** The newest number that was acknowledged. */
  acknowledged: number;
}

const answerOf = (save: number) => ({ text: `إجابة ${save}` });

test('server and line are cut while many learners save: no confirmed answer is lost, and no time', {
  timeout: 1_500_000,
}, async ({ task }) => {
  task.meta.rounds = kills;
  const dataDir = await makeFolder();
  let product = await startProduct({ dataDir });
  const line = await openCuttingLine(() => product.address);
  const database = openDatabase(await product.databaseUrl());
  const course = await makeCourse(database.db);
  const quiz = await makeQuiz(database.db, {
    courseId: course.id,
    questions: [{ kind: 'text', answers: { accepted: ['إجابة'] } }],
    rules: { minutes: 600 },
  });
  const learners: Learner[] = [];
  for (const { id, token } of await makeMembers(database.db, learnerCount)) {
    await makeEnrolment(database.db, { courseId: course.id, personId: id });
    const { body } = await call(product.address, `POST /api/quizzes/${quiz.id}/attempts`, {
      token,
    });
    const { id: attempt, ends_at: endsAt } = body.attempt;
    learners.push({ token, attempt, endsAt, save: 0, acknowledged: 0 });
  }
  await database.close();

  let stopped = false;
  async function keepSaving(learner: Learner) {
    while (!stopped) {
      learner.save += 1;
      const body = { answer: answerOf(learner.save), save: learner.save };
      try {
        const route = `PUT /api/attempts/${learner.attempt}/answers/0` as const;
        const signal = AbortSignal.timeout(5_000);
        const { token } = learner;
        const { status } = await call(line.address, route, { token, body, signal });
        if (status === 200) learner.acknowledged = learner.save;
        else await wait(20);
      } catch {
        await wait(20);
      }
      // Within the limit of saves a minute.
      await wait(250);
    }
  }

  for (let kill = 0; kill < kills; kill += 1) {
    stopped = false;
    const before = learners.map(({ acknowledged }) => acknowledged);
    const saving = learners.map(keepSaving);
    await vi.waitFor(
      () =>
        expect(learners.every(({ acknowledged }, at) => acknowledged > (before[at] ?? 0))).toBe(
          true,
        ),
      { timeout: 60_000 },
    );
    await wait((kill * 37) % 200);
    if (kill % 2 === 0) {
      await product.kill();
      product = await startProduct({ dataDir });
    } else line.cutAfter(1 + ((kill * 131) % 400));
    stopped = true;
    await Promise.all(saving);
    for (const learner of learners) {
      const { attempt: id, token } = learner;
      const attempt = await storedAttempt(product.address, { id, token });
      const question = attempt.questions?.[0];
      expect(question?.save, 'the stored save').toBeGreaterThanOrEqual(learner.acknowledged);
      expect(question?.answer).toEqual(answerOf(question?.save ?? 0));
      expect(attempt.ends_at).toBe(learner.endsAt);
    }
  }
  expect(await product.stop()).toBe(0);
});
