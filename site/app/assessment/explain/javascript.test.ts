import { expect, test } from 'vitest';
import { firefox, safari, type Worded } from './corpus/javascript-browsers.ts';
import { javascriptLessons } from './corpus/javascript-lessons.ts';
import { javascriptRunning } from './corpus/javascript-running.ts';
import { javascriptSyntax } from './corpus/javascript-syntax.ts';
import { unusualJavascript } from './corpus/unusual.ts';
import { explainedShare, judge } from './testing/judge.ts';
import { runJavascript } from './testing/run-javascript.ts';

const language = 'javascript' as const;

test("beginners' mistakes in JavaScript are explained, and none wrongly", async () => {
  const mistakes = [...javascriptSyntax, ...javascriptRunning, ...javascriptLessons];
  const { wrong, silent } = await judge(
    await Promise.all(
      mistakes.map(async ([pattern, line, program]) => ({
        language,
        pattern,
        line,
        program,
        error: await runJavascript(program),
      })),
    ),
  );
  expect(wrong).toEqual([]);
  expect(silent.length).toBeLessThanOrEqual(mistakes.length * (1 - explainedShare));
});

const worded = ([pattern, name, message, line, program]: Worded) => ({
  language,
  pattern,
  line,
  program,
  error: { name, message, line, column: null, file: 'main.js', traceback: `${name}: ${message}` },
});

test.each([
  ['Firefox', firefox],
  ['Safari', safari],
])('the same mistakes are explained in the words of %s', async (_, mistakes) => {
  expect(await judge(mistakes.map(worded))).toEqual({ wrong: [], silent: [] });
});

test("a program's own errors and those of libraries are not explained wrongly", async () => {
  const cases = await Promise.all(
    unusualJavascript.map(async ([pattern, program]) => ({
      language,
      pattern,
      program,
      error: await runJavascript(program),
    })),
  );
  expect(await judge(cases)).toEqual({ wrong: [], silent: [] });
});
