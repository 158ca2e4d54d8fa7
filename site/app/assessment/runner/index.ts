export { openRunner } from './open-runner.ts';
export { RuntimeUnavailable } from './runtime-unavailable.ts';
export type {
  EndState,
  Program,
  Progress,
  Run,
  RunError,
  RunEvent,
  RunNotice,
  Runner,
  RunnerSize,
  RunResult,
  RunState,
  RunTable,
  TestProgram,
  TestResult,
} from './types.ts';
