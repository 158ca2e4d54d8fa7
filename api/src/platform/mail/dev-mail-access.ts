import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '../config/loopback.ts';
import { sameBytes } from '../secrets/secrets.ts';

const path = '/dev/mail';
const cookieName = 'dev-mail';

/** Opens the mails to another machine; whoever starts the server reads it there. Another one at each start. */
const token = randomBytes(24).toString('base64url');

/** What a proxy adds: who asks is not at this machine then, whatever the connection says. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type Place = Pick<Config, 'publicUrl' | 'exposed' | 'trustProxy'>;

/** Whether the kept mails are shown at all: never on a site that people use at a public address. */
export const showsDevMail = ({ publicUrl }: Place): boolean =>
  publicUrl === null || isLoopbackHost(new URL(publicUrl).hostname);

/** Where the operator reads the mails: the page's path, with the token where others can ask too; null for nowhere. */
export function devMailPlace(config: Place): string | null {
  if (!showsDevMail(config)) return null;
  return config.exposed || config.trustProxy ? `${path}?token=${token}` : path;
}

/**
 * Asked from this machine and for this machine: a page of somebody else, whose name has been made to lead here, says
 * its own host.
 */
function isLocal({ raw }: FastifyRequest): boolean {
  const { headers, socket } = raw;
  const host = headers.host ?? '';
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined) &&
    URL.canParse(`http://${host}`) &&
    isLoopbackHost(new URL(`http://${host}`).hostname)
  );
}

const isToken = (given: string | undefined): boolean =>
  given !== undefined && sameBytes(Buffer.from(given), Buffer.from(token));

/** Whether a request may read the mails: from this machine without a proxy, or with the token's cookie. */
export function mayReadDevMail(request: FastifyRequest): boolean {
  if (isLocal(request)) return true;
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)(?:;|$)`);
  return isToken(cookie.exec(request.headers.cookie ?? '')?.[1]);
}

/** The cookie for who comes with the token in the address, so that the pages' links need not carry it; else null. */
export function devMailCookie(request: FastifyRequest): string | null {
  const given = (request.query as { token?: unknown }).token;
  if (typeof given !== 'string' || !isToken(given)) return null;
  return `${cookieName}=${token}; Path=${path}; HttpOnly; SameSite=Strict`;
}
