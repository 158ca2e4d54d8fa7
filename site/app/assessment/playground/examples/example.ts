import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';

/** A program to begin with. */
export interface Example {
  title: string;
  files: readonly CodeFile[];
  stdin?: string;
}
