import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useUndoToast } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { channelsQuery, type createChannel } from './queries.ts';

type Changed = Awaited<ReturnType<typeof createChannel>>;

/** Runs a change of the channels, shows the list that it answers with, and offers the way back. */
export function useChannelAction() {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  /** Throws what the call throws, so that a form can show it. */
  async function act(run: () => Promise<Changed>, done: string): Promise<void> {
    const { undo, ...answer } = await run();
    client.setQueryData(channelsQuery.queryKey, answer);
    showUndo(done, undo, refresh);
  }

  return {
    act,
    /** For changes without a form. */
    actNow: async (run: () => Promise<Changed>, done: string) => {
      try {
        await act(run, done);
      } catch (error) {
        toastFailure('تعذر التغيير', error);
        refresh();
      }
    },
  };
}
