import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../frame/undo-toast.ts';
import { studioKey } from './queries.ts';

/** What a message says of an act that succeeded, and of one that failed. */
interface ActTexts {
  done: string;
  failed: string;
}

interface ItemActs<Item, Answer> {
  /** Of the calls for all of the items: `/api/studio/coupons`. */
  path: string;
  schema(): Promise<z.ZodType<Answer>>;
  itemOf(answer: Answer): Item;
  texts: {
    saved(item: Item, isNew: boolean): string;
    switched(item: Item, active: boolean): ActTexts;
    binned(item: Item): ActTexts;
    restored(item: Item): ActTexts;
  };
}

/** Changes of what visitors see at once, such as coupons and bundles; each offers the way back. */
export function useItemActs<Item extends { id: number }, Answer extends { undo: number }>({
  path,
  schema,
  itemOf,
  texts,
}: ItemActs<Item, Answer>) {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(
    { id }: Item,
    call: { method: 'PUT' | 'POST' | 'DELETE'; path?: string; json?: unknown },
    { done, failed }: ActTexts,
  ): Promise<void> {
    const { method, path: under = '', json } = call;
    try {
      const { undo } = await apiSend(method, `${path}/${id}${under}`, { json, schema });
      refresh();
      showUndo(done, undo, refresh);
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      refresh();
    }
  }

  return {
    /** Makes an item, or changes the one with an id. @throws ApiError of a refused value */
    async save(id: number | null, json: unknown): Promise<void> {
      const isNew = id === null;
      const call = isNew ? path : `${path}/${id}`;
      const answer = await apiSend(isNew ? 'POST' : 'PUT', call, { json, schema });
      refresh();
      showUndo(texts.saved(itemOf(answer), isNew), answer.undo, refresh);
    },
    switch: (item: Item, active: boolean) =>
      act(item, { method: 'PUT', path: '/active', json: { active } }, texts.switched(item, active)),
    bin: (item: Item) => act(item, { method: 'DELETE' }, texts.binned(item)),
    restore: (item: Item) => act(item, { method: 'POST', path: '/restore' }, texts.restored(item)),
  };
}
