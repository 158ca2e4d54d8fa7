import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { JobWorker } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import type { Live } from '../realtime/realtime.ts';

/** The server as features see it: schemas are the contract's, and types follow from them. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type Routes = (app: ApiServer, platform: Platform) => void;

/**
 * What a feature gives the process. Who may call is said by where a route is registered: `visitors` are open to
 * all (a dead token counts as none), `signedIn` answers 401 without a live session.
 */
export interface Feature {
  name: string;
  visitors?: Routes;
  signedIn?: Routes;
  jobs?: (platform: Platform) => JobWorker[];
  /** What it does with what open tabs tell, and with people who come and go. */
  live?: (platform: Platform) => Live;
}
