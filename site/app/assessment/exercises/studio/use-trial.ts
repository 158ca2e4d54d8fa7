import type { CodeFile, ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';
import { fitsLanguage } from '@nibras/contract/assessment/exercises/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { openRunner, type Runner, type TestResult } from '#assessment/runner/index.ts';
import type { ExerciseValues } from './use-exercise-fields.ts';

/** What came of running all tests with the solution, and with the files of the beginning. */
export interface TrialResult {
  /** The values that were tried, to see whether something has changed since. */
  tried: string;
  solution: ReadonlyMap<string, TestResult>;
  failed: ExerciseTest[];
  startPasses: boolean;
}

export const triedText = ({ files, solution, tests, rules, language }: ExerciseValues): string =>
  JSON.stringify([language, files, solution, tests, rules.exactOutput]);

/** Tries an exercise in the author's own browser, as learners will run it. */
export function useTrial(values: ExerciseValues) {
  const [state, setState] = useState<'idle' | 'running' | 'unavailable'>('idle');
  const [result, setResult] = useState<TrialResult | null>(null);
  const opened = useRef<Runner | null>(null);
  const { language } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another runner
  useEffect(
    () => () => {
      opened.current?.close();
      opened.current = null;
    },
    [language],
  );

  async function withRunner<Result>(
    work: (runner: Runner) => Promise<Result>,
  ): Promise<Result | null> {
    if (!language) return null;
    setState('running');
    try {
      opened.current ??= openRunner(language);
      await opened.current.prepare();
      const found = await work(opened.current);
      setState('idle');
      return found;
    } catch {
      setState('unavailable');
      return null;
    }
  }

  async function start() {
    const tests = values.tests.filter((test) => language && fitsLanguage(language, test));
    const { exactOutput } = values.rules;
    const found = await withRunner(async (runner) => {
      const run = (files: readonly CodeFile[]) =>
        runner.test({ files, tests, exactOutput }, () => {}).done;
      return { solution: await run(values.solution), start: await run(values.files) };
    });
    if (!found) return;
    const solution = new Map(found.solution.map((one) => [one.id, one]));
    setResult({
      tried: triedText(values),
      solution,
      failed: tests.filter(({ id }) => !solution.get(id)?.passed),
      startPasses: found.start.length > 0 && found.start.every(({ passed }) => passed),
    });
  }

  /** What the solution prints for each test that compares outputs; null where it could not run or failed. */
  const outputsOfSolution = () =>
    withRunner(async (runner) => {
      const outputs = new Map<string, string>();
      for (const { id, input } of values.tests.filter(({ how }) => how === 'io')) {
        const run = runner.run({ files: values.solution, stdin: input }, () => {});
        const { state: end, output } = await run.done;
        if (end === 'done') outputs.set(id, output);
      }
      return outputs;
    });

  return { state, result, start, outputsOfSolution };
}
export type Trial = ReturnType<typeof useTrial>;
