import { code as rules } from '@nibras/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '#platform/session/session.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { toast } from '#ui/toast-store.ts';
import { studentQuery, updateProfile } from './calls.ts';
import { profileTexts as texts } from './profile-texts.ts';
import type { ProfileChange } from './read-change.ts';

interface Pending {
  email: string;
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

const resendAtOf = ({ resendAfter }: ProfileChange) =>
  Date.now() + (resendAfter === null ? rules.resendAfter : resendAfter * 1000);

/** What follows from each change: the page, the header and the other tabs show it, and a new address asks for its code. */
export function useProfile(user: SessionUser) {
  const client = useQueryClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const [asking, setAsking] = useState(false);

  function takeUp(changed: SessionUser | null) {
    if (!changed) return;
    const whole = { ...user, ...changed };
    client.setQueryData(studentQuery.queryKey, whole);
    session.setUser(whole);
  }

  function saved(change: ProfileChange) {
    takeUp(change.user);
    toast({ variant: 'success', title: texts.updated });
    if (!change.pendingEmail) return;
    setPending({ email: change.pendingEmail, resendAt: resendAtOf(change) });
    setAsking(true);
  }

  async function photoChanged(change: ProfileChange) {
    toast({ variant: 'success', title: change.message ?? texts.photoUpdated });
    if (change.user) return takeUp(change.user);
    takeUp(await client.fetchQuery(studentQuery).catch(() => null));
  }

  async function confirmed() {
    setAsking(false);
    const email = pending?.email;
    setPending(null);
    const fetched = await client.fetchQuery(studentQuery).catch(() => null);
    takeUp(fetched ?? (email ? { email } : null));
  }

  return {
    saved,
    photoChanged: (change: ProfileChange) => void photoChanged(change),
    pendingEmail: pending?.email ?? null,
    enterCode: () => setAsking(true),
    dialog: pending && {
      email: pending.email,
      open: asking,
      onOpenChange: setAsking,
      resendAt: pending.resendAt,
      onResent: (resendAt: number) => setPending({ ...pending, resendAt }),
      onResend: () =>
        updateProfile({
          name: user.name ?? '',
          email: pending.email,
          phone_number: user.phone_number ?? '',
        }),
      onConfirmed: () => void confirmed(),
    },
  };
}
