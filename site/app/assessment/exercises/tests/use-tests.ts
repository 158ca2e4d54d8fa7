import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { useRef, useState } from 'react';
import type { CodeRun } from '#assessment/code-run/index.ts';
import type { Run, TestProgram, TestResult } from '#assessment/runner/index.ts';

export interface Tests {
  results: ReadonlyMap<string, TestResult>;
  isRunning: boolean;
  /** Whether the runtime could not be loaded. */
  isUnavailable: boolean;
  /** Runs tests one after the other. @returns whether all passed; null where they could not run */
  start(program: TestProgram): Promise<boolean | null>;
  stop(): void;
  clear(): void;
}

const none: ReadonlyMap<string, TestResult> = new Map();

/** Runs tests of a program in the browser, and shows each result as it comes. */
export function useTests(run: CodeRun): Tests {
  const [results, setResults] = useState(none);
  const [isRunning, setRunning] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const running = useRef<Run<TestResult[]> | null>(null);

  async function start(program: { files: readonly CodeFile[] } & TestProgram) {
    setResults(none);
    setRunning(true);
    setUnavailable(false);
    try {
      const runner = run.runner();
      await runner.prepare();
      running.current = runner.test(program, (result) =>
        setResults((before) => new Map(before).set(result.id, result)),
      );
      const all = await running.current.done;
      setResults(new Map(all.map((result) => [result.id, result])));
      return all.length === program.tests.length && all.every(({ passed }) => passed);
    } catch {
      setUnavailable(true);
      return null;
    } finally {
      running.current = null;
      setRunning(false);
    }
  }

  return {
    results,
    isRunning,
    isUnavailable,
    start,
    stop: () => running.current?.stop(),
    clear: () => setResults(none),
  };
}
