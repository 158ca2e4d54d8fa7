import { wording } from '@nibras/contract/text/wording.ts';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { useTreeViewStore } from './tree-view.ts';
import { useShownTree } from './use-selection.ts';
import { useActions } from './use-tree-actions.ts';

/** Adds a chapter at the end, whose name can be typed at once. */
export function useAddChapter(): () => Promise<void> {
  const actions = useActions();
  const store = useTreeViewStore();
  const shown = useShownTree();
  return async () => {
    const id = await actions.addChapter(wording`الفصل ${shown().chapters.length + 1}`);
    if (id !== null) store.setState({ editing: `chapter:${id}`, current: `chapter:${id}` });
  };
}

export function AddChapter() {
  const addChapter = useAddChapter();
  return (
    <Button
      variant="secondary"
      icon={<PlusIcon className="size-5" />}
      onClick={() => void addChapter()}
      className="self-start"
    >
      {wording`أضف فصلًا`}
    </Button>
  );
}
