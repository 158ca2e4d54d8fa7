import { undoing } from '@nibras/contract/limits.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import {
  deleteStudioPeopleByIdAliasesByAlias,
  deleteStudioPeopleByIdSuspension,
  postStudioPeopleByIdSignOut,
  putStudioPeopleByIdRole,
  putStudioPeopleByIdSuspension,
} from '@nibras/contract/people/people/studio/calls.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { roleTexts } from './people-texts.ts';

/**
 * What an admin does with a person's account, one act at a time. Each says what it did, offers to take it back where that
 * is possible, and resolves to whether it succeeded.
 */
export function usePersonActions(id: number) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  // A caller that waited for the act before knows nothing of a later render.
  const isActing = useRef(false);
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(failed: string, run: () => Promise<void>): Promise<boolean> {
    if (isActing.current) return false;
    isActing.current = true;
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      toastFailure(failed, error);
      return false;
    } finally {
      // The page shows the new state before the next act begins.
      await client.invalidateQueries({ queryKey: studioKey });
      isActing.current = false;
      setBusy(false);
    }
  }

  const changeRole = (role: Role) =>
    act('تعذر تغيير الدور', async () => {
      const { undo } = await makeCall(putStudioPeopleByIdRole, { params: { id }, body: { role } });
      showUndo(`الدور الآن: ${roleTexts[role].name}`, undo, refresh);
    });

  const signOut = () =>
    act('تعذر تسجيل الخروج', async () => {
      const { ended } = await makeCall(postStudioPeopleByIdSignOut, { params: { id } });
      const title =
        ended > 0
          ? `سُجّل الخروج من ${countLabel(ended, rareNouns.device, 'genitive')}`
          : 'لا أجهزة مفتوحة';
      toast({ title, variant: 'success' });
    });

  const lift = () =>
    act('تعذر رفع الإيقاف', async () => {
      await makeCall(deleteStudioPeopleByIdSuspension, { params: { id } });
      toast({ title: 'رُفع الإيقاف، وأخبرنا صاحب الحساب برسالة', variant: 'success' });
    });

  const suspend = (json: { reason: string; tell: boolean }) =>
    act('تعذر إيقاف الحساب', async () => {
      await makeCall(putStudioPeopleByIdSuspension, { params: { id }, body: json });
      toast({
        title: 'أُوقف الحساب، وخرج من كل أجهزته',
        variant: 'success',
        duration: undoing.offeredFor,
        // Not the undo of the log: lifting it mails anyone who was mailed the reason.
        action: { label: 'تراجع', onSelect: () => void lift() },
      });
    });

  const removeAlias = (alias: number, email: string) =>
    act('تعذرت إزالة البريد', async () => {
      const { undo } = await makeCall(deleteStudioPeopleByIdAliasesByAlias, {
        params: { id, alias },
      });
      showUndo(`أُزيل ${email} من هذا الحساب`, undo, refresh);
    });

  return { busy, changeRole, signOut, suspend, lift, removeAlias };
}
