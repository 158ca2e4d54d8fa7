import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { HiddenIcon } from '#studio-kit/frame/icons.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, CopyIcon, DeleteIcon, LockIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { FreeIcon, MoveIcon, ShownIcon } from './icons.ts';
import { inTreeOrder, lecturesOf } from './tree-edits.ts';
import { useTreeView, useTreeViewStore } from './tree-view.ts';
import { useSelectionActions } from './use-selection.ts';
import { useActions } from './use-tree-actions.ts';

/** What can be done with all selected lectures at once. In view while something is selected. */
export function SelectionBar({ tree }: { tree: CourseTree }) {
  const selected = useTreeView(({ selection }) => selection.ids);
  const { clear, selectAll } = useSelectionActions();
  const ids = inTreeOrder(tree, selected);
  if (ids.length === 0) return null;

  return (
    <section
      ref={bottomBar}
      aria-label={wording`المحاضرات المحددة`}
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-sticky mt-2 flex animate-rise-in flex-wrap items-center gap-1 rounded-lg border border-line-strong bg-raised p-1.5 shadow-high lg:bottom-4"
    >
      <IconButton label="ألغِ التحديد" className="size-10!" onClick={clear}>
        <CloseIcon />
      </IconButton>
      <p aria-live="polite" className="pe-2 font-medium">
        {countLabel(ids.length, 'lecture')}
      </p>
      {ids.length < lecturesOf(tree).length && <Act onPress={selectAll}>حدّد الكل</Act>}
      <span className="grow max-sm:hidden" />
      {ids.length > limits.lecturesAtOnce ? (
        <p className="px-2 text-sm text-text-soft">
          {`حتى ${countLabel(limits.lecturesAtOnce, 'lecture', 'genitive')} في المرة الواحدة`}
        </p>
      ) : (
        <SelectionActions tree={tree} ids={ids} />
      )}
    </section>
  );
}

function SelectionActions({ tree, ids }: { tree: CourseTree; ids: number[] }) {
  const store = useTreeViewStore();
  const actions = useActions();
  const selected = new Set(ids);
  const lectures = lecturesOf(tree).filter(({ id }) => selected.has(id));
  const allFree = lectures.every(({ free }) => free);
  const shown = lectures.filter(({ published }) => published).map(({ id }) => id);
  const ready = lectures
    .filter(({ published, missing }) => !published && missing.length === 0)
    .map(({ id }) => id);
  const { published, permissions } = tree.course;
  const choosePlace = (copy: boolean) => store.setState({ moving: { ids, copy } });
  return (
    <>
      <Act
        icon={allFree ? <LockIcon /> : <FreeIcon />}
        onPress={() => actions.setFree(ids, !allFree)}
      >
        {allFree ? 'للمشتركين فقط' : 'مجانية'}
      </Act>
      {published && permissions.publish && ready.length > 0 && (
        <Act icon={<ShownIcon />} onPress={() => actions.setState(ready, 'publish')}>
          انشر
        </Act>
      )}
      {published && permissions.publish && shown.length > 0 && (
        <Act icon={<HiddenIcon />} onPress={() => actions.setState(shown, 'hide')}>
          أخفِ
        </Act>
      )}
      <Act icon={<MoveIcon />} onPress={() => choosePlace(false)}>
        انقل إلى…
      </Act>
      <Act icon={<CopyIcon />} onPress={() => choosePlace(true)}>
        انسخ إلى…
      </Act>
      <Act danger icon={<DeleteIcon />} onPress={() => actions.setState(ids, 'bin')}>
        احذف
      </Act>
    </>
  );
}

interface ActionProps {
  icon?: ReactNode;
  danger?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Act({ icon, danger = false, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`touch-target relative inline-flex min-h-10 items-center gap-2 rounded-md px-3 text-sm font-medium whitespace-nowrap transition-colors [&>svg]:size-4.5 ${
        danger ? 'text-danger hover:bg-danger-soft' : 'text-text hover:bg-sunken'
      }`}
    >
      {icon}
      {children}
    </button>
  );
}
