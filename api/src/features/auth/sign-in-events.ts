import type { FailureCode } from '@nibras/contract/errors.ts';
import { AppError } from '#platform/http/app-error.ts';
import { networkOf } from '#platform/http/network-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenedSession } from './present.ts';
import { personByEmail } from './queries.ts';

/** What an operator can follow in the log: who signed in or was refused, and what came from one network on one day. */
interface SignInEvent {
  event: 'code-sent' | 'signed-in' | 'refused';
  by: 'code' | 'password';
  reason?: FailureCode;
  /** The person's id; absent where nobody has the address. */
  person?: number;
}

/** Letters of a network's name in the log: 48 bits tell the networks of a day apart. */
const nameLength = 8;

async function logEvent(
  { log, now, secrets }: Pick<Platform, 'log' | 'now' | 'secrets'>,
  networkAddress: string,
  event: SignInEvent,
) {
  const name = await secrets.signForToday(now(), 'log-network', networkOf(networkAddress));
  log.info({ ...event, from: name.toString('base64url').slice(0, nameLength) }, 'sign-in');
}

interface SignInRequest {
  by: SignInEvent['by'];
  email: string;
  networkAddress: string;
}

/** Asks for a code, and logs that one was sent or why none was. Whose the address is, is not looked up. */
export async function logCodeRequest(
  platform: Platform,
  networkAddress: string,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (error instanceof AppError) {
      await logEvent(platform, networkAddress, {
        event: 'refused',
        by: 'code',
        reason: error.code,
      });
    }
    throw error;
  }
  await logEvent(platform, networkAddress, { event: 'code-sent', by: 'code' });
}

/**
 * Signs in, and logs who did or why nobody could. A refusal looks the person up whether or not the address is known:
 * what is asked of the database must not depend on it. Where the server has too much to do it asks nothing.
 */
export async function logSignIn(
  platform: Platform,
  { by, email, networkAddress }: SignInRequest,
  signIn: () => Promise<OpenedSession>,
): Promise<OpenedSession> {
  try {
    const opened = await signIn();
    await logEvent(platform, networkAddress, { event: 'signed-in', by, person: opened.person.id });
    return opened;
  } catch (error) {
    if (error instanceof AppError) {
      const person = error.status < 500 ? (await personByEmail(platform.db, email))?.id : undefined;
      await logEvent(platform, networkAddress, {
        event: 'refused',
        by,
        reason: error.code,
        person,
      });
    }
    throw error;
  }
}
