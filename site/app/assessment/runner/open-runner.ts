import { exercises } from '@nibras/contract/assessment/limits.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { sameOutput } from '@nibras/contract/text/same-output.ts';
import type { Job } from '../../../runner/protocol.ts';
import { runtimeSize } from './assets.ts';
import { openSession, type Session } from './session.ts';
import type {
  Progress,
  Run,
  RunEvent,
  Runner,
  RunResult,
  TestProgram,
  TestResult,
} from './types.ts';

const jobOf = ({ files, timeout }: Pick<TestProgram, 'files' | 'timeout'>): Job => ({
  files: files.map(({ name, code }) => ({ name, code })),
  stdin: '',
  check: '',
  timeout: timeout ?? exercises.runFor,
});

/** Opens a sandbox for programs of a language. Nothing is fetched before `prepare` or `run`. */
export function openRunner(language: CodeLanguage): Runner {
  let session: Session | null = null;
  let place: HTMLElement | null = null;
  let loading = new AbortController();
  let progress: Progress | null = null;
  const watchers = new Set<(progress: Progress) => void>();
  /** Counts runs, so that an earlier one knows that it was replaced. */
  let runs = 0;

  /** The open session; a new one after a failure, and after a program that no longer let itself be ended. */
  function ensureSession(): Session {
    if (session?.isOpen()) return session;
    loading = new AbortController();
    session = openSession({
      language,
      place,
      signal: loading.signal,
      onProgress(value) {
        progress = value;
        for (const watcher of watchers) watcher(value);
      },
    });
    return session;
  }

  async function prepare(onProgress?: (progress: Progress) => void, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const cancel = () => {
      loading.abort(signal?.reason);
      session?.close();
    };
    signal?.addEventListener('abort', cancel);
    if (onProgress) watchers.add(onProgress);
    try {
      for (;;) {
        const opened = ensureSession();
        const { signal: closing } = loading;
        if (progress) onProgress?.(progress);
        await opened.ready;
        signal?.throwIfAborted();
        closing.throwIfAborted();
        // A page that has found its place since then starts there anew.
        if (opened.isOpen()) return;
      }
    } finally {
      signal?.removeEventListener('abort', cancel);
      if (onProgress) watchers.delete(onProgress);
    }
  }

  /** Starts one job; the states of loading come from the session's own start too. */
  function startJob(job: Job, onEvent: (event: RunEvent) => void) {
    const run = ensureSession().run(job, onEvent);
    return run;
  }

  function run(
    { stdin = '', ...program }: Parameters<Runner['run']>[0],
    onEvent: (event: RunEvent) => void,
  ): Run<RunResult> {
    runs += 1;
    onEvent({ kind: 'state', state: 'loading' });
    const job = startJob({ ...jobOf(program), stdin }, onEvent);
    const done = job.done.then(({ output, error, state }): RunResult => ({ output, error, state }));
    return { stop: job.stop, done };
  }

  function test(
    { tests, exactOutput = false, ...program }: TestProgram,
    onResult: (result: TestResult) => void,
  ): Run<TestResult[]> {
    runs += 1;
    const mine = runs;
    let stopped = false;
    let stopJob: () => void = () => undefined;
    const isOver = () => stopped || mine !== runs;
    async function runAll(): Promise<TestResult[]> {
      const results: TestResult[] = [];
      for (const { id, how, input, expected, code } of tests) {
        if (isOver()) break;
        const job = { ...jobOf(program), stdin: input, check: how === 'code' ? code : '' };
        const started = startJob(job, () => undefined);
        stopJob = started.stop;
        const { output, error, state, fromTest } = await started.done;
        if (isOver() && state === 'stopped') break;
        const isRight = how === 'code' || sameOutput(expected, output, exactOutput);
        const result = { id, passed: state === 'done' && isRight, output, error, fromTest, state };
        results.push(result);
        onResult(result);
      }
      return results;
    }
    const stop = () => {
      stopped = true;
      stopJob();
    };
    return { stop, done: runAll() };
  }

  return {
    language,
    size: () => runtimeSize(language),
    prepare,
    run,
    test,
    showIn(element) {
      if (language !== 'html' || element === place) return;
      place = element;
      session?.close();
      session = null;
    },
    close() {
      runs += 1;
      loading.abort();
      session?.close();
      session = null;
    },
  };
}
