import { AsyncLocalStorage } from 'node:async_hooks';

/** What runs, and on whose behalf: every line that is logged meanwhile says so. */
export interface RequestScope {
  requestId: string;
  /** The kind of job, where a job runs and no request. */
  job?: string;
}

/** Follows a request, or a job that a request has left behind, through everything that it calls. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
