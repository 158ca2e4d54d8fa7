import { type FailureCode, failures } from '@nibras/contract/errors.ts';
import { realtime as limits } from '@nibras/contract/limits.ts';
import type { Socket } from 'socket.io';
import type { Database } from '../database/database.ts';
import { callerByToken } from '../http/access.ts';

/** Whose tab it is. */
export interface TabData {
  personId: number;
  sessionId: number;
}

interface Door {
  db: Database;
  now: () => Date;
  /** How many tabs a person has open here. */
  tabsOf(personId: number): number;
}

/** What a refused tab is told: the contract's code as the message, its Arabic text beside it. */
const refusal = (code: FailureCode) =>
  Object.assign(new Error(code), { data: { message: failures[code].message } });

async function whoIs(handed: unknown, { db, now, tabsOf }: Door): Promise<TabData | Error> {
  if (typeof handed !== 'string' || !/^\S{1,512}$/.test(handed)) return refusal('unauthenticated');
  const caller = await callerByToken(db, handed, now());
  if (!caller) return refusal('session-expired');
  if (tabsOf(caller.id) >= limits.tabsPerPerson) return refusal('too-many-requests');
  return { personId: caller.id, sessionId: caller.sessionId };
}

/** Lets in those whose handshake carries a live access token, by the same look as every call. */
export function authenticateSocket(door: Door) {
  return (
    // biome-ignore lint/suspicious/noExplicitAny: whatever events the server is typed with
    socket: Socket<any, any, any, TabData>,
    next: (refused?: Error) => void,
  ): void => {
    whoIs(socket.handshake.auth.token, door).then(
      (answer) => {
        if (answer instanceof Error) return next(answer);
        Object.assign(socket.data, answer);
        next();
      },
      () => next(refusal('unavailable')),
    );
  };
}
