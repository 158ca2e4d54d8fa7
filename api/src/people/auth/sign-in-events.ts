import type { FailureCode } from '@nibras/contract/errors.ts';
import { AppError } from '#platform/http/app-error.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenedSession } from './present.ts';
import { personByEmail } from './queries.ts';

/** A log entry for operators: who signed in or was refused. Entries of one network can be linked within a day. */
interface SignInEvent {
  event: 'code-sent' | 'signed-in' | 'refused';
  by: 'code' | 'password';
  reason?: FailureCode;
  /** The person's id; absent if nobody has the address. */
  person?: number;
}

/** Characters of a network's pseudonym in the log: 48 bits distinguish the networks of a day. */
const pseudonymLength = 8;

async function logEvent(
  { log, now, secrets }: Pick<Platform, 'log' | 'now' | 'secrets'>,
  networkAddress: string,
  event: SignInEvent,
) {
  const pseudonym = await secrets.signForToday(now(), 'log-network', networkOf(networkAddress));
  log.info(
    { ...event, from: pseudonym.toString('base64url').slice(0, pseudonymLength) },
    'sign-in',
  );
}

interface SignInRequest {
  by: SignInEvent['by'];
  email: string;
  networkAddress: string;
}

/** Requests a code and logs whether it was sent. Does not look up whether the address has an account. */
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
 * Signs in and logs the success or the reason of the refusal. A refusal always looks up the person, so that the
 * queries do not depend on whether the address is known. An overloaded server (5xx) skips the lookup.
 */
export async function logSignIn<Opened extends OpenedSession>(
  platform: Platform,
  { by, email, networkAddress }: SignInRequest,
  signIn: () => Promise<Opened>,
): Promise<Opened> {
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
