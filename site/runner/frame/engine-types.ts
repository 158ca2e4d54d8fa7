import type { FromFrame, Job } from '../protocol.ts';

export type Tell = (message: FromFrame) => void;

/** What runs the programs of a language. */
export interface Engine {
  /** Resolves once a run would begin at once. */
  ready: Promise<void>;
  run(id: number, job: Job): void;
  stop(id: number): void;
}
