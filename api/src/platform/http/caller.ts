import { socketHeader } from '@nibras/contract/realtime.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-address.ts';

/** A limit a minute that counts each person for themselves: a whole class may sit behind one network address. */
export const perPerson = (max: number) => ({
  max,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) =>
    `person-${request.caller?.id ?? networkOf(request.ip)}`,
});

/** The socket of the tab that makes a call, where it says so; null for anything that is no socket's name. */
export function callerSocket(request: FastifyRequest): string | null {
  const given = request.headers[socketHeader.toLowerCase()];
  return typeof given === 'string' && /^[\w-]{1,40}$/.test(given) ? given : null;
}
