import { DatabaseSync } from 'node:sqlite';
import { createContext, Script } from 'node:vm';
import { sameOutput } from '@nibras/contract/text/same-output.ts';
import { ts } from '@ts-morph/common';
import { beforeAll, expect, test } from 'vitest';
import { startPython } from '#assessment/explain/testing/run-python.ts';
import { content } from '../../demo/content/index.ts';
import type { DemoExercise } from '../../demo/types.ts';

type Test = DemoExercise['tests'][number];

const exercises = content.courses
  .flatMap(({ chapters }) => chapters)
  .flatMap((chapter) => chapter.lectures)
  .flatMap(({ name, exercise }) => (exercise ? [{ name, exercise }] : []));
const of = (...languages: DemoExercise['language'][]) =>
  exercises.filter(({ exercise }) => languages.includes(exercise.language));

let python: Awaited<ReturnType<typeof startPython>>;

function runJavascript(code: string, { input, code: check }: Test): string {
  const lines = input.split('\n');
  const printed: unknown[] = [];
  const assert = (met: unknown, message: string) => {
    if (!met) throw new Error(message);
  };
  const console = { log: (...values: unknown[]) => printed.push(values.join(' ')) };
  const context = createContext({ assert, console, prompt: () => lines.shift() ?? null });
  new Script(`${code}\n;(() => {\n${check}\n})();`).runInContext(context, { timeout: 1_000 });
  return printed.join('\n');
}

/** The rows of each statement as the sandbox prints them. */
function runSql(code: string, { input }: Test): string {
  const database = new DatabaseSync(':memory:');
  database.exec(input);
  const statement = database.prepare(code);
  const columns = statement.columns().map(({ name }) => name);
  const rows = statement.all().map((row) => Object.values(row).map((cell) => cell ?? 'NULL'));
  database.close();
  return [columns, ...rows].map((cells) => cells.join(' | ')).join('\n');
}

const runs: Record<DemoExercise['language'], (code: string, test: Test) => string> = {
  python(code, { input }) {
    const { output, error } = python(code, input);
    if (error) throw new Error(error.message);
    return output;
  },
  javascript: runJavascript,
  typescript: (code, one) => runJavascript(ts.transpile(code), one),
  sql: runSql,
  html: () => '',
};

function passes(exercise: DemoExercise, [file]: DemoExercise['files'], one: Test): boolean {
  try {
    const printed = runs[exercise.language](file?.code ?? '', one);
    return one.how === 'code' || sameOutput(one.expected, printed);
  } catch {
    return false;
  }
}

beforeAll(async () => {
  python = await startPython();
});

// What is in a page is tested by a browser: e2e/exercises.
test.each(of('python', 'javascript', 'typescript', 'sql'))(
  '$name: the solution passes all tests, and the start files do not',
  ({ exercise }) => {
    const failed = exercise.tests.filter((one) => !passes(exercise, exercise.solution, one));
    expect(failed.map(({ name }) => name)).toEqual([]);
    expect(exercise.tests.every((one) => passes(exercise, exercise.files, one))).toBe(false);
  },
);

test('each page is an exercise whose tests say what is missing', () => {
  for (const { exercise } of of('html')) {
    for (const { how, code } of exercise.tests) {
      expect(how).toBe('code');
      expect(code).toContain('assert(');
    }
  }
});
