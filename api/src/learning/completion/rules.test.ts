import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import {
  type CompletionRules,
  defaultCompletionRules,
  type Remaining,
} from '@nibras/contract/learning/completion/shapes.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeProgress } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { exerciseTest, makeExercise } from '#factories/exercises.ts';
import { makePerson } from '#factories/people.ts';
import { makeQuiz } from '#factories/quizzes.ts';
import {
  courses,
  exerciseAttempts,
  lectures,
  quizAttempts,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { completionOf } from './completion.ts';

const { db } = await startTestApp({ work: false });
const student = await makePerson(db);

const day = 24 * 60 * 60_000;
const now = new Date('2026-03-10T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * day);

/** A random number generator whose numbers are the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface QuizTry {
  score: number | null;
  passed: boolean | null;
  state: 'open' | 'marking' | 'done';
  at: Date | null;
}
interface ExerciseTry {
  score: number;
  max: number;
  passed: boolean;
  at: Date;
}
type Part =
  | { kind: 'plain'; id: number; published: boolean; watched: Date | null }
  | {
      kind: 'quiz';
      id: number;
      published: boolean;
      counts: 'best' | 'last';
      passMark: number | null;
      tries: QuizTry[];
    }
  | { kind: 'exercise'; id: number; published: boolean; hidden: boolean; tries: ExerciseTry[] };

const max = 10;

/** What the rules say, written down anew: with loops over everything, and no query. */
function expected(rules: CompletionRules, parts: Part[]) {
  const until = rules.until === null ? Number.POSITIVE_INFINITY : Date.parse(rules.until);
  const seen = parts.filter(({ published }) => published);
  const judged = seen.map((part) => {
    if (part.kind === 'plain') {
      return { part, done: part.watched !== null && part.watched.getTime() <= until, share: null };
    }
    if (part.kind === 'exercise') {
      const tries = part.tries.filter((one) => one.at.getTime() <= until);
      const shares = tries.filter((one) => one.max > 0).map((one) => one.score / one.max);
      return {
        part,
        done: tries.some(({ passed }) => passed),
        share: part.hidden ? Math.max(0, ...shares) : null,
      };
    }
    const tries = part.tries.filter((one) => one.at !== null && one.at.getTime() <= until);
    let chosen = tries.at(-1);
    if (part.counts === 'best') {
      for (const one of tries) {
        const worth = (a: QuizTry) => (a.passed ? 1000 : 0) + (a.score ?? -1);
        if (chosen && worth(one) > worth(chosen)) chosen = one;
      }
    }
    const handed = chosen !== undefined;
    const done =
      part.passMark === null ? handed && chosen?.passed !== false : chosen?.passed === true;
    return { part, done, share: (chosen?.score ?? 0) / max };
  });
  const shares = judged.flatMap(({ share }) => (share === null ? [] : [share]));
  const mean =
    shares.length === 0
      ? null
      : Math.round((shares.reduce((sum, one) => sum + one, 0) / shares.length) * 10_000) / 100;
  const done = judged.filter((one) => one.done).length;
  const undone = (kind: Part['kind']) =>
    judged.filter((one) => one.part.kind === kind && !one.done).map(({ part }) => part.id);
  const has = (kind: Part['kind']) => judged.some(({ part }) => part.kind === kind);
  const enough = done * 100 >= rules.lectures * judged.length;
  const asks =
    (judged.length > 0 && rules.lectures > 0) ||
    (rules.quizzes && has('quiz')) ||
    (rules.assignments && has('exercise')) ||
    (rules.mark !== null && mean !== null);
  const completed =
    asks &&
    enough &&
    (!rules.quizzes || undone('quiz').length === 0) &&
    (!rules.assignments || undone('exercise').length === 0) &&
    (rules.mark === null || mean === null || mean >= rules.mark) &&
    (rules.not_before === null || now.getTime() >= Date.parse(rules.not_before));
  return { completed, done, of: judged.length, mark: mean, undone };
}

const chance = (random: (below: number) => number, inHundred: number) => random(100) < inHundred;

/** A course of random lectures. */
async function makeParts(course: number, random: (below: number) => number): Promise<Part[]> {
  const chapterId = (await makeChapter(db, { courseId: course })).id;
  const parts: Part[] = [];
  for (let left = random(7); left > 0; left -= 1) {
    const published = chance(random, 85);
    const place = { courseId: course, chapterId, ...(!published && { state: 'hidden' as const }) };
    const kind = (['plain', 'plain', 'quiz', 'exercise'] as const)[random(4)] ?? 'plain';
    if (kind === 'plain') {
      const { id } = await makeLecture(db, place);
      parts.push({ kind, id, published, watched: null });
    } else if (kind === 'quiz') {
      const counts = chance(random, 50) ? ('best' as const) : ('last' as const);
      const passMark = chance(random, 70) ? 60 : null;
      const { id } = await makeQuiz(db, { ...place, rules: { counts, passMark } });
      parts.push({ kind, id, published, counts, passMark, tries: [] });
    } else {
      const hidden = chance(random, 60);
      const exerciseTests = [exerciseTest({ id: 'a' }), exerciseTest({ id: 'b', hidden })];
      const { id } = await makeExercise(db, { ...place, exerciseTests });
      parts.push({ kind, id, published, hidden, tries: [] });
    }
  }
  return parts;
}

/** Random facts of one person. */
async function makeFacts(person: number, parts: Part[], random: (below: number) => number) {
  const eager = 40 + random(60);
  const some = () => at(-random(20) - 1);
  const own: Part[] = [];
  for (const part of parts) {
    const place = { lectureId: part.id, personId: person };
    if (part.kind === 'plain') {
      const watched = chance(random, eager) ? some() : null;
      if (watched) await makeProgress(db, { ...place, watchedAt: watched });
      else if (chance(random, 30)) await makeProgress(db, { ...place, status: 'inProgress' });
      own.push({ ...part, watched });
    } else if (part.kind === 'quiz') {
      // The mark of watched counts for nothing where there is work.
      if (chance(random, 50)) await makeProgress(db, { ...place, watchedAt: some() });
      const tries: QuizTry[] = [];
      for (let left = chance(random, eager) ? 1 + random(3) : 0; left > 0; left -= 1) {
        const state =
          left === 1 && chance(random, 10) ? 'open' : chance(random, 20) ? 'marking' : 'done';
        const score = state === 'done' ? random(max * 2 + 1) / 2 : null;
        const passed =
          score === null ? null : part.passMark === null || score * 100 >= part.passMark * max;
        tries.push({ score, passed, state, at: state === 'open' ? null : some() });
      }
      for (const [index, { at: handedInAt, ...one }] of tries.entries()) {
        const rules = { ...defaultRules, passMark: part.passMark };
        const number = index + 1;
        const row = { ...place, ...one, number, rules, handedInAt, startedAt: at(-30) };
        await db.insert(quizAttempts).values({ ...row, maxScore: max });
      }
      own.push({ ...part, tries });
    } else {
      const tries: ExerciseTry[] = [];
      for (let left = chance(random, eager) ? 1 + random(2) : 0; left > 0; left -= 1) {
        const passed = chance(random, 60);
        const score = part.hidden ? (passed ? max : random(max)) : 0;
        tries.push({ passed, score, max: part.hidden ? max : 0, at: some() });
      }
      for (const one of tries) {
        await db.insert(exerciseAttempts).values({
          ...place,
          tests: [],
          rules: defaultExerciseRules,
          startedAt: at(-30),
          expiresAt: at(-29),
          handedInAt: one.at,
          files: [],
          outputs: [],
          results: [],
          score: one.score,
          maxScore: one.max,
          passed: one.passed,
        });
      }
      own.push({ ...part, tries });
    }
  }
  return own;
}

const randomRules = (random: (below: number) => number): CompletionRules => ({
  lectures: [0, 30, 50, 80, 100][random(5)] ?? 100,
  quizzes: chance(random, 50),
  assignments: chance(random, 50),
  mark: chance(random, 40) ? 10 + random(80) : null,
  not_before: chance(random, 20) ? at(random(10) - 5).toISOString() : null,
  until: chance(random, 30) ? at(random(25) - 20).toISOString() : null,
});

const lecturesIn = (list: Remaining[], kind: 'quiz' | 'exercise') =>
  list.flatMap((one) => (one.kind === kind ? one.lecture.id : [])).sort((a, b) => a - b);

describe('the one query and the rules', () => {
  const courseCount = 6;
  const ruleSets = 8;
  const peopleCount = 4;

  test.each(Array.from({ length: courseCount }, (_, seed) => seed + 1))(
    'random facts are judged as a plain model judges them (%i)',
    async (seed) => {
      const random = numbers(seed * 7919);
      const { id: course } = await makeCourse(db);
      const parts = await makeParts(course, random);
      const facts = new Map<number, Part[]>();
      for (let left = peopleCount; left > 0; left -= 1) {
        const { id } = await makePerson(db);
        facts.set(id, await makeFacts(id, parts, random));
      }
      const people = [...facts.keys()];
      for (let left = ruleSets; left > 0; left -= 1) {
        const rules = left === 1 ? defaultCompletionRules : randomRules(random);
        const completionRules = left === 1 ? null : rules;
        await db.update(courses).set({ completionRules }).where(eq(courses.id, course));
        const found = await completionOf(db, { course, people, now });
        for (const [person, own] of facts) {
          const got = found.get(person);
          const { undone, ...plain } = expected(rules, own);
          expect({ rules, ...got }, JSON.stringify({ rules, own })).toMatchObject(plain);
          const remaining = got?.remaining ?? [];
          expect(remaining.length === 0).toBe(plain.completed);
          // Each quiz and exercise that is asked for is named once, and the lectures beside them are counted.
          const all = rules.lectures === 100;
          const quizzes = rules.quizzes || all ? undone('quiz') : [];
          const exercises = rules.assignments || all ? undone('exercise') : [];
          expect(lecturesIn(remaining, 'quiz')).toEqual(quizzes.sort((a, b) => a - b));
          expect(lecturesIn(remaining, 'exercise')).toEqual(exercises.sort((a, b) => a - b));
          const more = remaining.find((one) => one.kind === 'lectures')?.missing ?? 0;
          const needed = Math.ceil((plain.of * rules.lectures) / 100) - plain.done;
          expect(more).toBe(Math.max(0, needed - quizzes.length - exercises.length));
        }
      }
    },
  );
});

describe('the list of what is missing', () => {
  const listOf = async (course: number, moment = now) =>
    (await completionOf(db, { course, people: [student.id], now: moment })).get(student.id)
      ?.remaining;
  const withRules = (rules: Partial<CompletionRules>) =>
    makeCourse(db, { completionRules: { ...defaultCompletionRules, ...rules } });

  test('names the next lecture in the order of the course', async () => {
    const course = await makeCourse(db);
    const late = await makeChapter(db, { courseId: course.id, position: 2 });
    const early = await makeChapter(db, { courseId: course.id, position: 1 });
    await makeLecture(db, { courseId: course.id, chapterId: late.id });
    const first = await makeLecture(db, { courseId: course.id, chapterId: early.id });
    expect(await listOf(course.id)).toEqual([
      { kind: 'lectures', missing: 2, of: 2, lecture: { id: first.id, name: first.name } },
    ]);
  });

  test('tells a quiz that waits for marking from one that failed', async () => {
    const course = await makeCourse(db);
    const quiz = await makeQuiz(db, { courseId: course.id });
    const base = { lectureId: quiz.id, personId: student.id, rules: defaultRules, maxScore: 1 };
    const row = { ...base, startedAt: at(-3), handedInAt: at(-2) };
    const state = async () => (await listOf(course.id))?.map((one) => 'state' in one && one.state);
    expect(await state()).toEqual(['new']);
    await db
      .insert(quizAttempts)
      .values({ ...row, number: 1, state: 'done', score: 0, passed: false });
    expect(await state()).toEqual(['failed']);
    await db.delete(quizAttempts).where(eq(quizAttempts.lectureId, quiz.id));
    await db.insert(quizAttempts).values({ ...row, number: 1, state: 'marking' });
    expect(await state()).toEqual(['marking']);
  });

  test('says that a date has to come, and that the last one has passed', async () => {
    const later = await withRules({ not_before: at(5).toISOString() });
    const lecture = await makeLecture(db, { courseId: later.id });
    await makeProgress(db, { lectureId: lecture.id, personId: student.id, watchedAt: at(-1) });
    expect(await listOf(later.id)).toEqual([{ kind: 'not_before', at: at(5).toISOString() }]);
    expect(await listOf(later.id, at(6))).toEqual([]);

    const over = await withRules({ until: at(-2).toISOString() });
    const missed = await makeLecture(db, { courseId: over.id });
    await makeProgress(db, { lectureId: missed.id, personId: student.id, watchedAt: at(-1) });
    expect((await listOf(over.id))?.map(({ kind }) => kind)).toEqual(['until', 'lectures']);
    expect((await listOf(over.id, at(-3)))?.map(({ kind }) => kind)).toEqual(['lectures']);
  });

  test('a course that asks for nothing is completed by nobody', async () => {
    const course = await withRules({ lectures: 0 });
    expect(await listOf(course.id)).toEqual([{ kind: 'empty' }]);
    await makeLecture(db, { courseId: course.id });
    expect(await listOf(course.id)).toEqual([{ kind: 'empty' }]);
  });

  test('a lecture that is hidden is no longer missing', async () => {
    const course = await makeCourse(db);
    const [seen, hidden] = [
      await makeLecture(db, { courseId: course.id }),
      await makeLecture(db, { courseId: course.id }),
    ];
    await makeProgress(db, { lectureId: seen.id, personId: student.id });
    expect(await listOf(course.id)).toHaveLength(1);
    await db.update(lectures).set({ state: 'hidden' }).where(eq(lectures.id, hidden.id));
    expect(await listOf(course.id)).toEqual([]);
  });
});
