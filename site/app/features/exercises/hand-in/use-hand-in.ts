import { exercises as limits } from '@nibras/contract/assessment-limits.ts';
import type { CodeFile, HandedInExercise } from '@nibras/contract/exercises.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeRun } from '#features/code-run/index.ts';
import type { Run, RunResult } from '#features/runner/index.ts';
import { errorText, isRateLimited, isUnreachable } from '#platform/api/api-error.ts';
import { handInAttempt, startAttempt } from '../calls.ts';
import type { Exercise } from '../queries.ts';
import type { Tests } from '../tests/use-tests.ts';

/** `waiting`: for the line; it goes on by itself. `running`: `done` of `all` hidden tests have run. */
export type HandInState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'running'; done: number; all: number }
  | { kind: 'done'; result: HandedInExercise }
  | { kind: 'failed'; text: string };

interface HandInOptions {
  exercise: Exercise;
  /** The files as they are when they are handed in. */
  files(): CodeFile[];
  run: CodeRun;
  tests: Tests;
  onDone(): void;
}

class Stopped extends Error {}

/** Hands a program in: the server draws hidden inputs, this browser runs it with each, and the server compares. */
export function useHandIn({ exercise, files, run, tests, onDone }: HandInOptions) {
  const [state, setState] = useState<HandInState>({ kind: 'idle' });
  const running = useRef<Run<RunResult> | null>(null);
  const stopped = useRef(false);

  async function outputsOf(program: CodeFile[], inputs: readonly string[]) {
    const runner = run.runner();
    await runner.prepare();
    const outputs: (string | null)[] = [];
    for (const stdin of inputs) {
      setState({ kind: 'running', done: outputs.length, all: inputs.length });
      running.current = runner.run({ files: program, stdin }, () => {});
      const { state: end, output } = await running.current.done;
      running.current = null;
      if (stopped.current) throw new Stopped();
      outputs.push(end === 'done' ? output.slice(0, limits.outputMaxLength) : null);
    }
    return outputs;
  }

  async function start(): Promise<void> {
    stopped.current = false;
    setState({ kind: 'running', done: 0, all: exercise.hidden_tests });
    const program = files();
    try {
      const { id, inputs } = await startAttempt(exercise.lecture);
      const { tests: shown, rules } = exercise;
      // Without hidden tests the shown ones decide, and the server takes this browser's word.
      const shownPassed =
        inputs.length === 0 &&
        (await tests.start({ files: program, tests: shown, exactOutput: rules.exactOutput })) ===
          true;
      const outputs = await outputsOf(program, inputs);
      const result = await handInAttempt(id, {
        files: program,
        outputs,
        shown_passed: shownPassed,
      });
      setState({ kind: 'done', result });
      onDone();
    } catch (error) {
      if (error instanceof Stopped) return setState({ kind: 'idle' });
      if (isUnreachable(error) && !isRateLimited(error)) return setState({ kind: 'waiting' });
      setState({ kind: 'failed', text: errorText(error) });
    }
  }

  const goOn = useEffectEvent(() => void start());
  const isWaiting = state.kind === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', goOn);
    // A server that is restarted tells no browser that it is back.
    const timer = setInterval(() => navigator.onLine && goOn(), 15_000);
    return () => {
      window.removeEventListener('online', goOn);
      clearInterval(timer);
    };
  }, [isWaiting]);

  return {
    state,
    start,
    stop() {
      stopped.current = true;
      running.current?.stop();
      tests.stop();
      setState({ kind: 'idle' });
    },
    clear: () => setState({ kind: 'idle' }),
  };
}
export type HandIn = ReturnType<typeof useHandIn>;
