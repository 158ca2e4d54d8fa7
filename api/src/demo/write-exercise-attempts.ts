import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { eq } from 'drizzle-orm';
import { only } from '#platform/database/only.ts';
import { exerciseAttempts, exerciseWorks, lectures } from '#platform/database/schema/index.ts';
import type { DemoContent, DemoExerciseAttempt } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';
import { markWatched } from './mark-watched.ts';

async function writeAttempt({ db, ago, ...loading }: Loading, attempt: DemoExerciseAttempt) {
  const { passed } = attempt;
  const lectureId = loading.courses.get(attempt.course).lectures.get(attempt.lecture);
  const personId = loading.people.get(attempt.student).id;
  const lecture = only(await db.select().from(lectures).where(eq(lectures.id, lectureId)));
  const rules = lecture.exerciseRules ?? defaultExerciseRules;
  const hidden = (lecture.exerciseTests ?? []).filter((test) => test.hidden);
  const tests = hidden.slice(0, rules.draws ?? hidden.length);
  const files = (passed ? lecture.exerciseSolution : lecture.exerciseFiles) ?? [];
  const startedAt = ago(attempt.daysAgo);
  await db.insert(exerciseAttempts).values({
    lectureId,
    personId,
    tests,
    rules,
    startedAt,
    expiresAt: new Date(startedAt.getTime() + limits.attemptFor),
    handedInAt: startedAt,
    files,
    outputs: tests.map(({ expected }) => (passed ? `${expected}\n` : '')),
    results: tests.map(() => passed),
    score: passed ? rules.points : 0,
    maxScore: rules.points,
    passed,
  });
  const work = { files, save: 1, savedAt: startedAt };
  await db
    .insert(exerciseWorks)
    .values({ lectureId, personId, ...work })
    .onConflictDoUpdate({ target: [exerciseWorks.personId, exerciseWorks.lectureId], set: work });
  if (passed) await markWatched(db, { personId, lectureId, at: startedAt });
}

/** Writes the programs that students have submitted. Requires their enrolments. */
export async function writeExerciseAttempts(loading: Loading, content: DemoContent): Promise<void> {
  for (const attempt of content.exerciseAttempts) await writeAttempt(loading, attempt);
}
