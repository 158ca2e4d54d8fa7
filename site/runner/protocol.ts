import type {
  EndState,
  RunError,
  RunEvent,
  RunNotice,
  RunTable,
} from '#assessment/runner/types.ts';

/** One run of a program, or of one test of it. */
export interface Job {
  /** The first one runs. */
  files: { name: string; code: string }[];
  stdin: string;
  /** A test's code, which runs after the program; '' for none. */
  check: string;
  /** Milliseconds. */
  timeout: number;
}

export interface JobResult {
  output: string;
  error: RunError | null;
  state: EndState;
  fromTest: boolean;
}

/** Fetched by the page, because a frame of an opaque origin has neither a network nor a service worker. */
export type Assets = Record<string, ArrayBuffer>;

/** The name under which a started runtime's memory is kept, from which the next one starts several times faster. */
export const snapshotName = 'snapshot';

/** The only message that goes through the window; all others go through the port that it carries. */
export const opening = 'nibras-runner';

/** What the page tells its frame. */
export type ToFrame =
  | { type: 'prepare'; language: string; assets: Assets }
  | { type: 'run'; id: number; job: Job }
  | { type: 'stop'; id: number };

/** What the frame tells its page. */
export type FromFrame =
  /** It has the port; whatever else loaded in its place would not say so. */
  | { type: 'opened' }
  | { type: 'ready' }
  | { type: 'broken'; message: string }
  | { type: 'snapshot'; bytes: ArrayBuffer }
  | { type: 'event'; id: number; event: RunEvent }
  | { type: 'end'; id: number; result: JobResult };

/** A module of WebAssembly is compiled once and sent to every worker. */
export type WorkerAssets = Record<string, ArrayBuffer | WebAssembly.Module>;

export interface WorkerJob extends Omit<Job, 'timeout'> {
  /** Of compiled files: `mappings` of their source maps by name, and the lines of the first source. */
  maps?: Record<string, string>;
  lines?: number;
}

/** What the frame tells a worker. */
export type ToWorker =
  | { type: 'start'; assets: WorkerAssets }
  | { type: 'run'; job: WorkerJob }
  | { type: 'compile'; files: Job['files']; check: string };

/** What a worker tells the frame. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'broken'; message: string }
  | { type: 'snapshot'; bytes: ArrayBuffer }
  | { type: 'output'; stream: 'out' | 'err'; text: string }
  | { type: 'table'; table: RunTable; text: string }
  | ({ type: 'notice' } & RunNotice)
  | { type: 'end'; error: RunError | null; fromTest: boolean }
  | { type: 'compiled'; error: RunError | null; job: Pick<WorkerJob, 'files' | 'maps' | 'lines'> };
