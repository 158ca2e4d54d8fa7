import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs a function when the test ends that calls this, or else when its file ends. Inside a test Vitest never runs what is
 * given to `afterAll`, so a server that a test starts would go on until the end of all tests, asking for its dropped
 * database many times a second.
 */
export function whenScopeEnds(run: () => unknown): void {
  const end = async () => void (await run());
  if (TestRunner.getCurrentTest() === undefined) afterAll(end);
  else onTestFinished(end);
}
