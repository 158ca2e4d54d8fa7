import { type FailureCode, failureText } from '@nibras/contract/errors.ts';
import { realtime as limits } from '@nibras/contract/limits.ts';
import type { Socket } from 'socket.io';
import type { Database } from '../database/database.ts';
import { callerByToken } from '../http/access.ts';

/** The person and session of a socket. */
export interface TabData {
  personId: number;
  sessionId: number;
}

interface AuthenticateOptions {
  db: Database;
  now: () => Date;
  /** Returns how many tabs a person has open on this process. */
  tabsOf(personId: number): number;
}

/** The error of a refused handshake: the contract's code as its message, with its Arabic text. */
const refusal = (code: FailureCode) =>
  Object.assign(new Error(code), { data: { message: failureText(code) } });

async function authenticate(
  token: unknown,
  { db, now, tabsOf }: AuthenticateOptions,
): Promise<TabData | Error> {
  if (typeof token !== 'string' || !/^\S{1,512}$/.test(token)) return refusal('unauthenticated');
  const caller = await callerByToken(db, token, now());
  if (!caller) return refusal('session-expired');
  if (tabsOf(caller.id) >= limits.tabsPerPerson) return refusal('too-many-requests');
  return { personId: caller.id, sessionId: caller.sessionId };
}

/** Creates the Socket.IO middleware that requires a valid access token in the handshake, checked as for calls. */
export function authenticateSocket(options: AuthenticateOptions) {
  return (
    // biome-ignore lint/suspicious/noExplicitAny: whatever events the server is typed with
    socket: Socket<any, any, any, TabData>,
    next: (error?: Error) => void,
  ): void => {
    authenticate(socket.handshake.auth.token, options).then(
      (result) => {
        if (result instanceof Error) return next(result);
        Object.assign(socket.data, result);
        next();
      },
      () => next(refusal('unavailable')),
    );
  };
}
