import type { EnrolmentState } from '@nibras/contract/learning/courses/shapes.ts';
import type { Caller } from '#platform/http/access.ts';

/**
 * As whom a page is read in a preview. The database knows no such person: nothing is watched, rated or favourite, and
 * the addresses of files are still signed for the caller, whose browser loads them.
 */
export interface Viewer {
  /** Null for a visitor. */
  person: Pick<Caller, 'id' | 'role'> | null;
  status: EnrolmentState;
}
