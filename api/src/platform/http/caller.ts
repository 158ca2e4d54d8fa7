import { socketHeader } from '@nibras/contract/conversation/realtime.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './origin/network-address.ts';

/** A rate limit per minute and person, because a whole class may share one network address. */
export const perPerson = (max: number) => ({
  max,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) =>
    `person-${request.caller?.id ?? networkOf(request.ip)}`,
});

/** Returns the socket id of the tab that made the request, or null where it is missing or malformed. */
export function callerSocket(request: FastifyRequest): string | null {
  const header = request.headers[socketHeader.toLowerCase()];
  return typeof header === 'string' && /^[\w-]{1,40}$/.test(header) ? header : null;
}
