import { postStudioItemsByKindByIdBin } from '@nibras/contract/content/items/studio/calls.ts';
import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import { useChange } from '../frame/use-change.ts';

/** Puts an item into the trash, without a question, and offers to take it out again. */
export function useTrashItem(
  kind: ContentKind,
  { id, name }: { id: number; name: string },
): () => void {
  const { change } = useChange();
  const told = { done: `نُقل «${name}» إلى سلة المحذوفات`, failed: 'تعذر الحذف' };
  return () => void change(postStudioItemsByKindByIdBin, { params: { kind, id } }, told);
}
