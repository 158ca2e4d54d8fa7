import type { UndoActions } from './audit/undo.ts';
import type { ApiServer } from './http/api-server.ts';
import type { Routes } from './http/serve.ts';
import type { JobWorker } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import type { PersonalData } from './privacy/types.ts';
import type { Live } from './realtime/realtime.ts';
import type { StudioSearch } from './search/studio-search.ts';
import type { TimelineSource } from './timeline.ts';
import type { WaitingSources } from './waiting.ts';

export type { Routes } from './http/serve.ts';

/** Registers routes that are no calls of the contract, such as those of a protocol of its own. */
export type RawRoutes = (app: ApiServer, platform: Platform) => void;

/** What a feature registers with the process, from its `register.ts`. */
export interface Feature {
  name: string;
  routes?: readonly Routes[];
  /** Routes that are no calls; 401 without a valid session. */
  rawRoutes?: RawRoutes;
  jobs?: (platform: Platform) => JobWorker[];
  /** Its handlers for the events of sockets and for people who connect and disconnect. */
  live?: (platform: Platform) => Live;
  /** Runs where something of a kind begins or ends to wait for a person, in each process that accepts sockets. */
  waitingChanged?: (platform: Platform) => (kind: string) => void;
  /** What can be undone of its changes, by the name of the action in the audit log. */
  undo?: UndoActions;
  /** What of its things waits for a person's decision. */
  waiting?: WaitingSources;
  /** What of its things happened to a person, for the staff. */
  timeline?: readonly TimelineSource[];
  /** How the studio's search finds its things. */
  search?: StudioSearch;
  /** What its tables store about people. */
  personalData?: PersonalData;
}
