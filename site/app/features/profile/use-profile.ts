import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import type { Student, WaitingEmail } from '@nibras/contract/compat/parse-student.ts';
import { code as rules } from '@nibras/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '#platform/session/session.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { studentQuery, updateProfile } from './calls.ts';
import { profileTexts as texts } from './profile-texts.ts';

const resendAtOf = ({ resendAfter }: ProfileChange) =>
  Date.now() + (resendAfter === null ? rules.resendAfter : resendAfter * 1000);

/** What follows from each change: the page, the header and the other tabs show it, and a new address asks for its code. */
export function useProfile({ user, waiting }: Student) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);

  function takeUp(changed: SessionUser | null, waits: WaitingEmail | null = waiting) {
    const whole = { ...user, ...changed };
    client.setQueryData(studentQuery.queryKey, { user: whole, waiting: waits });
    if (changed) session.setUser(whole);
  }

  /** As the server has it now; null where it does not say. */
  const fetchAgain = () => client.fetchQuery(studentQuery).catch(() => null);

  function saved(change: ProfileChange) {
    toast({ variant: 'success', title: texts.updated });
    const { pendingEmail: email } = change;
    takeUp(change.user, email ? { email, resendAt: resendAtOf(change) } : waiting);
    if (email) setAsking(true);
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
    dialog: waiting && {
      email: waiting.email,
      open: asking,
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
