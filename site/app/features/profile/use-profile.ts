import { code as rules } from '@nibras/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmation } from '#features/security/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { session } from '#platform/session/session.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { confirmEmail, studentQuery, updateProfile } from './calls.ts';
import { profileTexts as texts } from './profile-texts.ts';
import type { ProfileChange } from './read-change.ts';
import type { Student, WaitingEmail } from './read-student.ts';

const resendAtOf = ({ resendAfter }: ProfileChange) =>
  Date.now() + (resendAfter === null ? rules.resendAfter : resendAfter * 1000);

/** What follows from each change: the page, the header and the other tabs show it, and a new address asks for its code. */
export function useProfile({ user, waiting, hasPassword }: Student) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { ask, withConfirmation, dialog: confirmation } = useConfirmation();

  function takeUp(changed: SessionUser | null, waits: WaitingEmail | null = waiting) {
    const whole = { ...user, ...changed };
    client.setQueryData(studentQuery.queryKey, { user: whole, waiting: waits, hasPassword });
    if (changed) session.setUser(whole);
  }

  /** As the server has it now; null where it does not say. */
  const fetchAgain = () => client.fetchQuery(studentQuery).catch(() => null);

  function saved(change: ProfileChange) {
    toast({ variant: 'success', title: texts.updated });
    const { pendingEmail: email } = change;
    takeUp(change.user, email ? { email, resendAt: resendAtOf(change) } : waiting);
    if (email) void askForCodes(change);
  }

  /** The code of the address in use first, where the server wants it, then the one of the new address. */
  async function askForCodes({ confirmCurrent }: ProfileChange) {
    try {
      if (!confirmCurrent || (await ask())) setAsking(true);
    } catch (error) {
      toast({ variant: 'destructive', title: texts.codeNotSent, description: errorText(error) });
    }
  }

  async function photoChanged(change: ProfileChange) {
    toast({ variant: 'success', title: change.message ?? texts.photoUpdated });
    if (change.user) return takeUp(change.user);
    const fetched = await fetchAgain();
    if (fetched) takeUp(fetched.user, fetched.waiting ?? waiting);
  }

  async function confirmed() {
    setAsking(false);
    const email = waiting?.email;
    takeUp(email ? { email } : null, null);
    const fetched = await fetchAgain();
    if (fetched) takeUp(fetched.user, fetched.waiting);
  }

  return {
    saved,
    photoChanged: (change: ProfileChange) => void photoChanged(change),
    enterCode: () => setAsking(true),
    passwordChanged: (has: boolean) =>
      client.setQueryData(studentQuery.queryKey, { user, waiting, hasPassword: has }),
    confirmation,
    dialog: waiting && {
      email: waiting.email,
      open: asking,
      verify: (code: string) => withConfirmation(() => confirmEmail(code)),
      onOpenChange: setAsking,
      resendAt: waiting.resendAt,
      onResent: (resendAt: number) => takeUp(null, { ...waiting, resendAt }),
      onResend: () =>
        updateProfile({
          name: user.name ?? '',
          email: waiting.email,
          phone_number: user.phone_number ?? '',
        }),
      onConfirmed: () => void confirmed(),
    },
  };
}
