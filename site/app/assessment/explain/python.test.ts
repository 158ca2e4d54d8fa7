import { beforeAll, expect, test } from 'vitest';
import { pythonRunning } from './corpus/python-running.ts';
import { pythonSyntax } from './corpus/python-syntax.ts';
import { unusualPython } from './corpus/unusual.ts';
import { explainedShare, judge } from './testing/judge.ts';
import { startPython } from './testing/run-python.ts';

const language = 'python';
let run: Awaited<ReturnType<typeof startPython>>;

beforeAll(async () => {
  run = await startPython();
}, 60_000);

test("beginners' mistakes in Python are explained, and none wrongly", () => {
  const mistakes = [...pythonSyntax, ...pythonRunning];
  const { wrong, silent } = judge(
    mistakes.map(([pattern, line, program]) => ({
      language,
      pattern,
      line,
      program,
      error: run(program).error,
    })),
  );
  expect(wrong).toEqual([]);
  expect(silent.length).toBeLessThanOrEqual(mistakes.length * (1 - explainedShare));
}, 30_000);

test("a program's own errors and those of libraries are not explained wrongly", () => {
  const cases = unusualPython.map(([pattern, program]) => ({
    language: language as typeof language,
    pattern,
    program,
    error: run(program).error,
  }));
  expect(judge(cases)).toEqual({ wrong: [], silent: [] });
}, 30_000);
