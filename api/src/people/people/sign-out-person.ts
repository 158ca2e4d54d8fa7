import { endSessions } from '#people/auth/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { type AccountServices, changeAccount } from './change-account.ts';

/**
 * Signs a person out on all their devices, for example after a phone was lost; the caller stays signed in here.
 * @returns how many sessions ended
 * @throws AppError forbidden, person-not-found
 */
export async function signOutPerson(
  platform: AccountServices,
  { caller, id }: { caller: Caller; id: number },
): Promise<number> {
  const { result } = await changeAccount(platform, { caller, id, own: true }, async (tx) => {
    const which = id === caller.id ? { except: caller.sessionId } : { all: true as const };
    const options = { personId: id, now: platform.now(), ...which };
    const ended = await endSessions(tx, platform, options);
    return { result: ended, entry: { action: 'person-signed-out', details: { count: ended } } };
  });
  return result;
}
