import { beforeAll, expect, test } from 'vitest';
import { pythonLessons } from './corpus/python-lessons.ts';
import { pythonRunning } from './corpus/python-running.ts';
import { pythonSyntax } from './corpus/python-syntax.ts';
import { unusualPython } from './corpus/unusual.ts';
import { explainedShare, judge } from './testing/judge.ts';
import { startPython } from './testing/run-python.ts';

const language = 'python';
/** What the programs of lessons read. */
const typed = '12\n13\n';
const lessons = new Set(pythonLessons.map(([, , program]) => program));
let run: Awaited<ReturnType<typeof startPython>>;

beforeAll(async () => {
  run = await startPython();
});

test("beginners' mistakes in Python are explained, and none wrongly", async () => {
  const mistakes = [...pythonSyntax, ...pythonRunning, ...pythonLessons];
  const { wrong, silent } = await judge(
    mistakes.map(([pattern, line, program]) => ({
      language,
      pattern,
      line,
      program,
      error: run(program, lessons.has(program) ? typed : '').error,
    })),
  );
  expect(wrong).toEqual([]);
  expect(silent.length).toBeLessThanOrEqual(mistakes.length * (1 - explainedShare));
});

test("a program's own errors and those of libraries are not explained wrongly", async () => {
  const cases = unusualPython.map(([pattern, program]) => ({
    language: language as typeof language,
    pattern,
    program,
    error: run(program).error,
  }));
  expect(await judge(cases)).toEqual({ wrong: [], silent: [] });
});
