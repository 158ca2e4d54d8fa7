import type { ApiServer } from './http/api-server.ts';
import type { Routes } from './http/serve.ts';
import type { JobWorker } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import type { Live } from './realtime/realtime.ts';

export type { Routes } from './http/serve.ts';

/** Registers routes that are no calls of the contract, such as those of a protocol of its own. */
export type RawRoutes = (app: ApiServer, platform: Platform) => void;

/** What a feature registers with the process. */
export interface Feature {
  name: string;
  routes?: Routes;
  /** Routes that are no calls; 401 without a valid session. */
  rawRoutes?: RawRoutes;
  jobs?: (platform: Platform) => JobWorker[];
  /** Its handlers for the events of sockets and for people who connect and disconnect. */
  live?: (platform: Platform) => Live;
}
