import type { Counted } from '#platform/codes/attempts.ts';
import { networkOf } from '#platform/codes/network-address.ts';

/** Tries to prove by a code that an address is one's own. */
export const codeTries = (email: string): Counted => ({ kind: 'sign-in-try', subject: email });

/** Tries of a password: pluralise by network address too, or anyone could lock anyone out of their account. */
export const passwordTries = (email: string, networkAddress: string): Counted => ({
  kind: 'password-try',
  subject: `${email} ${networkOf(networkAddress)}`,
});
