import { AsyncLocalStorage } from 'node:async_hooks';

/** The current request or job, which every log line names. */
export interface RequestScope {
  requestId: string;
  /** The kind of job, where a job runs. */
  job?: string;
}

/** Carries the current request or job through asynchronous calls. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
