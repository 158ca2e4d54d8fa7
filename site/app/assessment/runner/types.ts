import type { CodeFile, ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';

/** How a run stands, and in the end how it ended. `failed`: the program ended by an error. */
export type RunState =
  | 'loading'
  | 'running'
  | 'done'
  | 'failed'
  | 'stopped'
  | 'timed-out'
  | 'too-much-output';
export type EndState = Exclude<RunState, 'loading' | 'running'>;

/** An error of a learner's program. Lines and columns count from 1. */
export interface RunError {
  /** The original text without the name, in the words of the language or the browser. */
  message: string;
  /** `TypeError`, `NameError`; `TS2322` for TypeScript's own, `SqlError` for SQL. */
  name: string;
  line: number | null;
  column: number | null;
  /** One of the program's files. */
  file: string | null;
  /** The original as the language prints it, without frames of our own. */
  traceback: string;
}

/** A result table of SQL, or of `console.table`. */
export interface RunTable {
  columns: string[];
  rows: unknown[][];
  /** How many rows the result has where not all are in `rows`. */
  total?: number;
}

/**
 * What the sandbox does otherwise than a website, of which a program hears nothing: an address that is not fetched, a form
 * that nobody receives, a link that leads out, storage that lasts until the next run, a word of another database.
 */
export interface RunNotice {
  notice: 'network' | 'address' | 'form' | 'link' | 'storage' | 'dialect';
  /** The address, or the word. */
  detail: string;
}

export type RunEvent =
  | { kind: 'output'; stream: 'out' | 'err'; text: string }
  | ({ kind: 'table' } & RunTable)
  | { kind: 'error'; error: RunError }
  | ({ kind: 'notice' } & RunNotice)
  | { kind: 'state'; state: RunState };

export interface RunResult {
  /** All that was printed to `out`; for SQL also the tables as text. */
  output: string;
  error: RunError | null;
  state: EndState;
}

export interface Program {
  files: readonly CodeFile[];
  /** Lines that `input()` and `prompt()` read; for SQL statements that run before the program. */
  stdin?: string;
  /** Milliseconds; `exercises.runFor` without. Preparing does not count. */
  timeout?: number;
}

export interface TestProgram {
  files: readonly CodeFile[];
  tests: readonly Pick<ExerciseTest, 'id' | 'how' | 'input' | 'expected' | 'code'>[];
  /** `exerciseRules.exactOutput`. */
  exactOutput?: boolean;
  /** For each test. */
  timeout?: number;
}

export interface TestResult {
  id: string;
  passed: boolean;
  /** What the program printed. */
  output: string;
  /** Why it failed where it was not the output: the program's error, or that of the test's code. */
  error: RunError | null;
  /** The error comes from the test's code: its message is what the teacher wrote. */
  fromTest: boolean;
  state: EndState;
}

export interface Run<Result> {
  stop(): void;
  /** Never rejects, except where the runtime could not be loaded (`RuntimeUnavailable`). */
  done: Promise<Result>;
}

export interface RunnerSize {
  /** Compressed bytes that are fetched before the first run. 0 where the browser itself runs the language. */
  bytes: number;
  /** They are in this browser already. */
  cached: boolean;
}

export interface Progress {
  loaded: number;
  total: number;
}

/** Runs programs of one language in a sandbox. One run at a time: a new one stops the one before. */
export interface Runner {
  readonly language: CodeLanguage;
  size(): Promise<RunnerSize>;
  /**
   * Fetches and starts what the language needs, so that the next run begins at once. May be called often and early.
   * @throws RuntimeUnavailable without a network before the first time; AbortError after `signal`
   */
  prepare(onProgress?: (progress: Progress) => void, signal?: AbortSignal): Promise<void>;
  run(program: Program, onEvent: (event: RunEvent) => void): Run<RunResult>;
  /** Runs the tests one after the other. */
  test(program: TestProgram, onResult: (result: TestResult) => void): Run<TestResult[]>;
  /**
   * Puts the frame with the drawn page (`html`) into an element, which gives it its size. Without it, and for all other
   * languages, the frame is out of sight. Call it before the first run: moving a frame loads it again.
   */
  showIn(place: HTMLElement): void;
  /** Ends everything and removes the frame. */
  close(): void;
}
