import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import type { Student, WaitingEmail } from '@nibras/contract/compat/parse-student.ts';
import { code as rules } from '@nibras/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { session } from '#platform/session/session.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { confirmEmail, studentQuery, updateProfile } from './calls.ts';
import { profileTexts as texts } from './profile-texts.ts';

const resendAtOf = ({ resendAfter }: ProfileChange) =>
  Date.now() + (resendAfter === null ? rules.resendAfter : resendAfter * 1000);

/** Applies profile changes to the page, the header and the other tabs, and opens the code dialog for a new email. */
export function useProfile({ user, waiting, hasPassword }: Student) {
  const client = useQueryClient();
  const [dialogOpen, setDialogOpen] = useState(false);

  function applyUser(changed: SessionUser | null, pendingEmail: WaitingEmail | null = waiting) {
    const merged = { ...user, ...changed };
    client.setQueryData(studentQuery.queryKey, {
      user: merged,
      waiting: pendingEmail,
      hasPassword,
    });
    if (changed) session.setUser(merged);
  }

  /** Fetches the profile again; null on failure. */
  const refetchStudent = () => client.fetchQuery(studentQuery).catch(() => null);

  function saved(change: ProfileChange) {
    toast({ variant: 'success', title: texts.updated });
    const { pendingEmail: email } = change;
    applyUser(change.user, email ? { email, resendAt: resendAtOf(change) } : waiting);
    if (email) void askForCodes(change);
  }

  /** Asks for the code of the current email first, if the server requires it, then for that of the new one. */
  async function askForCodes({ confirmCurrent }: ProfileChange) {
    try {
      const { askForProof } = await import('#platform/proof/ask-for-proof.tsx');
      if (!confirmCurrent || (await askForProof())) setDialogOpen(true);
    } catch (error) {
      toast({ variant: 'destructive', title: texts.codeNotSent, description: errorText(error) });
    }
  }

  async function photoChanged(change: ProfileChange) {
    toast({ variant: 'success', title: change.message ?? texts.photoUpdated });
    if (change.user) return applyUser(change.user);
    const fetched = await refetchStudent();
    if (fetched) applyUser(fetched.user, fetched.waiting ?? waiting);
  }

  async function onEmailConfirmed() {
    setDialogOpen(false);
    const email = waiting?.email;
    applyUser(email ? { email } : null, null);
    const fetched = await refetchStudent();
    if (fetched) applyUser(fetched.user, fetched.waiting);
  }

  return {
    saved,
    photoChanged: (change: ProfileChange) => void photoChanged(change),
    enterCode: () => setDialogOpen(true),
    passwordChanged: (hasNewPassword: boolean) =>
      client.setQueryData(studentQuery.queryKey, { user, waiting, hasPassword: hasNewPassword }),
    dialog: waiting && {
      email: waiting.email,
      open: dialogOpen,
      verify: (code: string) => confirmEmail(code),
      onOpenChange: setDialogOpen,
      resendAt: waiting.resendAt,
      onResent: (resendAt: number) => applyUser(null, { ...waiting, resendAt }),
      onResend: () =>
        updateProfile({
          name: user.name ?? '',
          email: waiting.email,
          phone_number: user.phone_number ?? '',
        }),
      onConfirmed: () => void onEmailConfirmed(),
    },
  };
}
