import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../frame/undo-toast.ts';
import { studioKey } from './queries.ts';

interface Change {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  /** «أُضيف …»: what the message says that offers the way back. */
  done: string;
  failed: string;
}

/**
 * A change of a list that takes effect at once: the call answers with the whole list, which replaces the one shown, and
 * with what undoes the change. Resolves to whether it was made; after a failure the list is fetched again.
 */
export function useSettledChange<Answer extends { undo: number }>(
  key: QueryKey,
  schema: () => Promise<z.ZodType<Answer>>,
) {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  // What was changed stands in other lists of the studio too.
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  return async ({ method, path, json, done, failed }: Change): Promise<boolean> => {
    try {
      const answer = await apiSend(method, path, { json, schema });
      client.setQueryData(key, answer);
      showUndo(done, answer.undo, refresh);
      return true;
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      refresh();
      return false;
    }
  };
}
