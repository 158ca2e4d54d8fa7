import { postStudioItemStates } from '@nibras/contract/content/items/studio/calls.ts';
import type { ListedKind } from '@nibras/contract/content/items/studio/page.ts';
import type {
  ItemStateAction,
  ItemStatesAnswer,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { countWithVerb } from '@nibras/contract/text/count.ts';
import { useState } from 'react';
import { useChange } from '../../frame/use-change.ts';
import { lastSeenDraft, saveEditors } from '../../saving/editors.ts';
import { useSelected } from '../use-selected.ts';
import { type ListedItem, type ShownList, useShowStates } from './use-item-commands.tsx';

type Noun = Parameters<typeof countWithVerb>[1];

/** What was not done with a selected item, and why. */
export interface RefusedItem {
  id: number;
  name: string;
  reason: string;
}

const verbs: Record<ItemStateAction, { masculine: string; feminine: string }> = {
  publish: { masculine: 'نُشر', feminine: 'نُشرت' },
  hide: { masculine: 'أُخفي', feminine: 'أُخفيت' },
  bin: { masculine: 'نُقل إلى سلة المحذوفات', feminine: 'نُقلت إلى سلة المحذوفات' },
};
const failed: Record<ItemStateAction, string> = {
  publish: 'تعذر النشر',
  hide: 'تعذر الإخفاء',
  bin: 'تعذر النقل إلى سلة المحذوفات',
};

interface ItemSelectionOptions<Item extends ListedItem> {
  kind: ListedKind;
  noun: Noun;
  /** The rows of the shown page. */
  rows: readonly Item[];
  list: ShownList;
}

/**
 * The selected items of a list, over its pages, and what is done with all of them in one call: what is refused stays selected
 * and is named, and «تراجع» takes back everything else at once.
 */
export function useItemSelection<Item extends ListedItem>(options: ItemSelectionOptions<Item>) {
  const { kind, noun, rows, list } = options;
  const selection = useSelected(rows.map(({ id }) => id));
  const [refused, setRefused] = useState<readonly RefusedItem[]>([]);
  // Rows of other pages as they were seen there.
  const [seen] = useState(() => new Map<number, ListedItem>());
  for (const row of rows) seen.set(row.id, row);
  const { busy, change } = useChange();
  const show = useShowStates(list, kind);

  function nameRefused({ refused: items }: ItemStatesAnswer): void {
    selection.choose(items.map(({ id }) => id));
    setRefused(
      items.map(({ id, message, missing }) => ({
        id,
        name: seen.get(id)?.name.trim() || 'بلا اسم',
        reason: missing.join(' ') || message,
      })),
    );
  }

  async function act(what: ItemStateAction): Promise<void> {
    setRefused([]);
    if (what === 'publish') await saveEditors(kind);
    const items = [...selection.selected].map((id) => {
      const listed = seen.get(id)?.draft_version ?? null;
      const draft = lastSeenDraft({ kind, id }, { listed, fetchedAt: list.fetchedAt });
      return { kind, id, draft_version: draft };
    });
    const done = ({ changed }: ItemStatesAnswer) =>
      countWithVerb(changed.length, noun, verbs[what]);
    const outcome = { done, failed: failed[what], ...(what !== 'bin' && { show }) };
    const answer = await change(postStudioItemStates, { body: { act: what, items } }, outcome);
    if (answer) nameRefused(answer);
  }

  return {
    ...selection,
    busy,
    act,
    refused,
    forgetRefused: () => setRefused([]),
  };
}
export type ItemSelection = ReturnType<typeof useItemSelection>;
