import { markWatched } from '../../api/src/demo/mark-watched.ts';
import { makeAttempt } from '../../api/src/factories/quizzes.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { exerciseAttempts, people } from '../../api/src/platform/database/schema/index.ts';
import { defaultExerciseRules } from '../../contract/assessment/exercises/shapes.ts';
import { callAs } from './member.ts';
import type { Nibras } from './nibras-server.ts';

interface Course {
  id: number;
  lectures: readonly { id: number; work: 'quiz' | 'exercise' | null }[];
}

/** Completes lectures of a course: one with questions or a program by a passed attempt, others by the call of the page. */
export async function completeLectures(
  nibras: Nibras,
  { email, token }: { email: string; token: string },
  { id: course_id, lectures }: Course,
): Promise<void> {
  for (const { id: lecture_id, work } of lectures) {
    const body = { course_id, lecture_id, status: 'endWatch' };
    if (!work) await callAs(nibras, 'POST /api/watch-Lecture', { token, body });
  }
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const person = (await db.select().from(people)).find((one) => one.email === email);
  if (!person) throw new Error('nobody has this address');
  for (const { id: lectureId, work } of lectures) {
    if (!work) continue;
    const at = new Date();
    const passed = {
      lectureId,
      personId: person.id,
      startedAt: at,
      handedInAt: at,
      passed: true,
      score: 1,
      maxScore: 1,
    };
    if (work === 'quiz') await makeAttempt(db, { ...passed, state: 'done' });
    else {
      const rest = { tests: [], results: [], outputs: [], files: [], expiresAt: at };
      await db.insert(exerciseAttempts).values({ ...passed, ...rest, rules: defaultExerciseRules });
    }
    await db.transaction((tx) => markWatched(tx, { lectureId, personId: person.id, at }));
  }
  await close();
}
