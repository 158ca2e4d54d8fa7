/// <reference path="../../site/app/assessment/runner/virtual.d.ts" />
import { javascriptLessons } from '../../site/app/assessment/explain/corpus/javascript-lessons.ts';
import { javascriptRunning } from '../../site/app/assessment/explain/corpus/javascript-running.ts';
import { javascriptSyntax } from '../../site/app/assessment/explain/corpus/javascript-syntax.ts';
import type { Mistake } from '../../site/app/assessment/explain/corpus/mistake.ts';
import { pageMistakes } from '../../site/app/assessment/explain/corpus/pages.ts';
import { explainError } from '../../site/app/assessment/explain/explain-error.ts';
import { loadRunner, programOf, run } from '../support/runner.ts';
import { expect, test } from '../support/test.ts';

/** Pages ask for what the sandbox does not give; the browser says so in its console. */
test.use({ expectedFaults: /Content Security Policy|Blocked|violates|sandboxed/ });

const sets: [language: 'javascript' | 'html', mistakes: readonly Mistake[]][] = [
  ['javascript', [...javascriptSyntax, ...javascriptRunning, ...javascriptLessons]],
  ['html', pageMistakes],
];

for (const [language, mistakes] of sets) {
  test(`mistakes in ${language} are explained in the words of the browser`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/contact');
    await loadRunner(page);
    const wrong: string[] = [];
    for (const [pattern, line, program] of mistakes) {
      const files = programOf(language, program);
      const { error } = (await run(page, language, { files })).result;
      const told = error && (await explainError({ language, error, files }));
      if (told?.pattern === pattern && told.line === line) continue;
      const got = told ? `${told.pattern} at ${told.line}` : `nothing of ${error?.message}`;
      wrong.push(`${got}, expected ${pattern} at ${line}: ${program}`);
    }
    expect(wrong).toEqual([]);
  });
}
