import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So many letters of a reason are printed. */
const longest = 700;

/**
 * Prints the reasons of all failures once more at the end, shortened: who sees only the end of what was printed sees why
 * each failed.
 */
export default class ShortReasons implements Reporter {
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, { status, error }: TestResult) {
    if (status === test.expectedStatus || status === 'skipped') return;
    const reason = stripVTControlCharacters(error?.message ?? status).slice(0, longest);
    const place = error?.location ? ` (line ${error.location.line})` : '';
    this.#failures.push(`${test.titlePath().slice(1).join(' › ')}${place}\n${reason}`);
  }

  onEnd(_result: FullResult) {
    if (this.#failures.length > 0) console.log(`\n${this.#failures.join('\n\n')}`);
  }

  printsToStdio() {
    return false;
  }
}
