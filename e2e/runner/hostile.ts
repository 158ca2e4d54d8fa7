import type { EndState } from '../../site/app/assessment/runner/types.ts';

/** A program that tries to reach what it must not. */
export interface HostileProgram {
  name: string;
  /** `API`, `FOREIGN` and `STUN` stand for addresses at which nothing may arrive. */
  code: string;
  /** Milliseconds; 5 seconds without. */
  timeout?: number;
  /** How the run may end; `done` or `failed` without. */
  ends?: readonly EndState[];
  /** What it prints, where that matters. */
  prints?: string;
}
