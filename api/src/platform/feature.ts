import type { ApiServer } from './http/api-server.ts';
import type { JobWorker } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import type { Live } from './realtime/realtime.ts';

export type Routes = (app: ApiServer, platform: Platform) => void;

/**
 * What a feature registers with the process. The scope of a route says who may call it: `visitors` routes are open to
 * everyone (an invalid token counts as none), `signedIn` routes answer 401 without a valid session.
 */
export interface Feature {
  name: string;
  visitors?: Routes;
  signedIn?: Routes;
  jobs?: (platform: Platform) => JobWorker[];
  /** Its handlers for the events of sockets and for people who connect and disconnect. */
  live?: (platform: Platform) => Live;
}
