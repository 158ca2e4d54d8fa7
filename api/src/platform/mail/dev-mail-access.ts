import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '../config/loopback.ts';
import { sameBytes } from '../secrets/secrets.ts';

const path = '/dev/mail';
const cookieName = 'dev-mail';

/** Grants other machines access to the mails; it is printed at the start and changes with each one. */
const token = randomBytes(24).toString('base64url');

/** Headers that proxies add: the client is then on another machine, although the connection is local. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type AccessConfig = Pick<Config, 'publicUrl' | 'exposed' | 'trustProxy'>;

/** Whether stored mails are shown at all: never with a public `PUBLIC_URL`. */
export const showsDevMail = ({ publicUrl }: AccessConfig): boolean =>
  publicUrl === null || isLoopbackHost(new URL(publicUrl).hostname);

/**
 * Returns the path where the operator reads the mails, with the token on an exposed server; null where it is disabled.
 */
export function devMailPath(config: AccessConfig): string | null {
  if (!showsDevMail(config)) return null;
  return config.exposed || config.trustProxy ? `${path}?token=${token}` : path;
}

/**
 * Whether a request comes from this machine without a proxy, for a loopback host: after DNS rebinding the `Host`
 * header is the attacker's.
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

const isToken = (text: string | undefined): boolean =>
  text !== undefined && sameBytes(Buffer.from(text), Buffer.from(token));

/** Whether a request may read the mails: from this machine without a proxy, or with the token's cookie. */
export function mayReadDevMail(request: FastifyRequest): boolean {
  if (isLocal(request)) return true;
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)(?:;|$)`);
  return isToken(cookie.exec(request.headers.cookie ?? '')?.[1]);
}

/** Returns the cookie for a request with the token in its query, so that links need no token; otherwise null. */
export function devMailCookie(request: FastifyRequest): string | null {
  const queryToken = (request.query as { token?: unknown }).token;
  if (typeof queryToken !== 'string' || !isToken(queryToken)) return null;
  return `${cookieName}=${token}; Path=${path}; HttpOnly; SameSite=Strict`;
}
