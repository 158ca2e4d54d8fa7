import { expect, test } from 'vitest';
import { firefox, safari, type Worded } from './corpus/javascript-browsers.ts';
import { javascriptRunning } from './corpus/javascript-running.ts';
import { javascriptSyntax } from './corpus/javascript-syntax.ts';
import { unusualJavascript } from './corpus/unusual.ts';
import { explainedShare, judge } from './testing/judge.ts';
import { runJavascript } from './testing/run-javascript.ts';

const language = 'javascript';

test("beginners' mistakes in JavaScript are explained, and none wrongly", () => {
  const mistakes = [...javascriptSyntax, ...javascriptRunning];
  const { wrong, silent } = judge(
    mistakes.map(([pattern, line, program]) => ({
      language,
      pattern,
      line,
      program,
      error: runJavascript(program),
    })),
  );
  expect(wrong).toEqual([]);
  expect(silent.length).toBeLessThanOrEqual(mistakes.length * (1 - explainedShare));
});

const worded = ([pattern, name, message, line, program]: Worded) => ({
  language: language as typeof language,
  pattern,
  line,
  program,
  error: { name, message, line, column: null, file: 'main.js', traceback: `${name}: ${message}` },
});

test.each([
  ['Firefox', firefox],
  ['Safari', safari],
])('the same mistakes are explained in the words of %s', (_, mistakes) => {
  expect(judge(mistakes.map(worded))).toEqual({ wrong: [], silent: [] });
});

test("a program's own errors and those of libraries are not explained wrongly", () => {
  const cases = unusualJavascript.map(([pattern, program]) => ({
    language: language as typeof language,
    pattern,
    program,
    error: runJavascript(program),
  }));
  expect(judge(cases)).toEqual({ wrong: [], silent: [] });
});
