import type { CodeFile, HandedInExercise } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeRun } from '#assessment/code-run/index.ts';
import type { Run, RunError, RunResult } from '#assessment/runner/index.ts';
import { errorText, isRateLimited, mayPass } from '#platform/api/api-error.ts';
import { startAttempt, submitAttempt } from '../calls.ts';
import type { Exercise } from '../queries.ts';
import type { Tests } from '../tests/use-tests.ts';
import {
  forgetSubmission,
  storedSubmission,
  storeSubmission,
  whileNoOtherTab,
} from './stored-submissions.ts';

/**
 * `waiting`: for the line; it goes on by itself, and where the browser has `kept` the program also after the tab was closed.
 * `running`: `done` of `all` hidden tests have run.
 */
export type SubmissionState =
  | { kind: 'idle' }
  | { kind: 'waiting'; program: CodeFile[]; stored: boolean }
  | { kind: 'running'; done: number; all: number }
  /** `crash`: the first error with which the program ended instead of an output. */
  | { kind: 'done'; result: HandedInExercise; crash: RunError | null }
  | { kind: 'failed'; text: string };

interface SubmissionOptions {
  exercise: Exercise;
  /** The learner's id; 0 in a preview. */
  person: number;
  run: CodeRun;
  tests: Tests;
  /** A program goes on to be submitted that waited when the page was closed. */
  onResume(program: CodeFile[]): void;
  onDone(): void;
}

class Stopped extends Error {}

/** Hands a program in: the server draws hidden inputs, this browser runs it with each, and the server compares. */
export function useSubmission({
  exercise,
  person,
  run,
  tests,
  onResume,
  onDone,
}: SubmissionOptions) {
  const { lecture, may_hand_in: maySubmit } = exercise;
  const [state, setState] = useState<SubmissionState>({ kind: 'idle' });
  const running = useRef<Run<RunResult> | null>(null);
  const stopped = useRef(false);
  const crash = useRef<RunError | null>(null);

  async function outputsOf(program: CodeFile[], inputs: readonly string[]) {
    const runner = run.runner();
    await runner.prepare();
    const outputs: (string | null)[] = [];
    for (const stdin of inputs) {
      setState({ kind: 'running', done: outputs.length, all: inputs.length });
      running.current = runner.run({ files: program, stdin }, () => {});
      const { state: end, output, error } = await running.current.done;
      running.current = null;
      if (stopped.current) throw new Stopped();
      // The page was left: what has not run is no failure of the program.
      if (end === 'stopped') throw new Error('interrupted');
      crash.current ??= error;
      outputs.push(end === 'done' ? output.slice(0, limits.outputMaxLength) : null);
    }
    return outputs;
  }

  async function send(program: CodeFile[]): Promise<HandedInExercise> {
    const { id, inputs } = await startAttempt(lecture);
    const { tests: shown, rules } = exercise;
    // Without hidden tests the shown ones decide, and the server takes this browser's word.
    const shownPassed =
      inputs.length === 0 &&
      (await tests.start({ files: program, tests: shown, exactOutput: rules.exactOutput })) ===
        true;
    const outputs = await outputsOf(program, inputs);
    return submitAttempt(id, { files: program, outputs, shown_passed: shownPassed });
  }

  async function start(program: CodeFile[]): Promise<void> {
    stopped.current = false;
    crash.current = null;
    setState({ kind: 'running', done: 0, all: exercise.hidden_tests });
    try {
      const result = await send(program);
      await forgetSubmission(lecture, person);
      setState({ kind: 'done', result, crash: crash.current });
      onDone();
    } catch (error) {
      if (error instanceof Stopped) return setState({ kind: 'idle' });
      if (mayPass(error) && !isRateLimited(error)) {
        const stored = await storeSubmission(lecture, person, program);
        return setState({ kind: 'waiting', program, stored });
      }
      await forgetSubmission(lecture, person);
      setState({ kind: 'failed', text: errorText(error) });
    }
  }

  const goOn = useEffectEvent(() => {
    if (state.kind !== 'waiting' || run.isRunning || tests.isRunning) return;
    const { program, stored } = state;
    void whileNoOtherTab({ lecture, person }, async () => {
      if (!stored || (await storedSubmission(lecture, person))) return start(program);
      // Another tab of this browser has handed it in meanwhile.
      setState({ kind: 'idle' });
      onDone();
    });
  });
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

  const resume = useEffectEvent(() =>
    whileNoOtherTab({ lecture, person }, async () => {
      const program = await storedSubmission(lecture, person);
      if (!program || state.kind !== 'idle') return;
      onResume(program);
      await start(program);
    }),
  );
  useEffect(() => {
    if (maySubmit) void resume();
  }, [maySubmit]);

  return {
    state,
    start,
    stop() {
      stopped.current = true;
      running.current?.stop();
      tests.stop();
      void forgetSubmission(lecture, person);
      setState({ kind: 'idle' });
    },
    /** Puts the last result away; what waits goes on waiting. */
    clear: () =>
      setState((before) => (before.kind === 'waiting' ? before : { kind: 'idle' as const })),
  };
}
export type Submit = ReturnType<typeof useSubmission>;
