import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useUndoToast } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { sendDecision } from './calls.ts';
import { decided } from './texts.ts';

/** Decides about a thing, offers the way back, and leaves the keyboard at the next one. */
export function useDecision(item: ModeratedItem, row: RefObject<HTMLLIElement | null>) {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const [busy, setBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: studioKey });

  async function run(act: 'hide' | 'restore' | 'dismiss') {
    const own = row.current;
    const next = own?.nextElementSibling ?? own?.previousElementSibling;
    setBusy(true);
    try {
      const { undo } = await sendDecision(item, act);
      showUndo(decided[act].done, undo, () => void refresh());
    } catch (error) {
      toastFailure(decided[act].failed, error);
    }
    await refresh();
    setBusy(false);
    if (own?.isConnected) return;
    const focused = next?.isConnected ? next : document.querySelector('#main');
    if (focused instanceof HTMLElement) focused.focus();
  }

  return {
    busy,
    decide: (act: 'hide' | 'restore' | 'dismiss') => {
      if (!busy) void run(act);
    },
  };
}
