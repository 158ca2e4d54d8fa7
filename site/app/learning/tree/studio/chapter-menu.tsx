import type { TreeChapter } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
import { CopyIcon, DeleteIcon, DownIcon, TagIcon } from '#ui/ornament/icons.ts';
import { MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { MoveIcon } from './icons.ts';
import { withoutName } from './tree-texts.ts';
import { useTreeViewStore } from './tree-view.ts';
import { useSteps } from './use-steps.ts';
import { useActions } from './use-tree-actions.ts';

interface ChapterMenuProps {
  chapter: TreeChapter;
  tabIndex: number;
}

/** Everything that can be done with a chapter. */
export function ChapterMenu({ chapter: { id, name, lectures }, tabIndex }: ChapterMenuProps) {
  const store = useTreeViewStore();
  const actions = useActions();
  const steps = useSteps();
  const row = `chapter:${id}` as const;
  const ids = lectures.map((lecture) => lecture.id);
  const choosePlace = (copy: boolean) => () => store.setState({ moving: { ids, copy } });
  return (
    <RowMenu of={`«${name.trim() || withoutName}»`} tabIndex={tabIndex} className="size-10!">
      <MenuItem
        icon={<TagIcon />}
        keys="F2"
        // After the menu has given the focus back, which would end the typing.
        onSelect={() => setTimeout(() => store.setState({ editing: row, current: row }))}
      >
        غيّر الاسم
      </MenuItem>
      <MenuItem
        icon={<DownIcon className="rotate-180" />}
        keys="Alt + ↑"
        onSelect={() => steps.move(row, 'up')}
      >
        إلى أعلى
      </MenuItem>
      <MenuItem icon={<DownIcon />} keys="Alt + ↓" onSelect={() => steps.move(row, 'down')}>
        إلى أسفل
      </MenuItem>
      {ids.length > 0 && (
        <>
          <MenuLine />
          <MenuItem icon={<MoveIcon />} onSelect={choosePlace(false)}>
            {wording`انقل {chapter:محاضراته|محاضراتها} إلى…`}
          </MenuItem>
          <MenuItem icon={<CopyIcon />} onSelect={choosePlace(true)}>
            {wording`انسخ {chapter:محاضراته|محاضراتها} إلى…`}
          </MenuItem>
        </>
      )}
      <MenuLine />
      <MenuItem danger icon={<DeleteIcon />} onSelect={() => actions.removeChapter(id)}>
        {wording`احذف الفصل`}
      </MenuItem>
    </RowMenu>
  );
}
