import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { HiddenIcon } from '#studio-kit/frame/icons.ts';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
import { CopyIcon, DeleteIcon, DownIcon, EditIcon, LockIcon, TagIcon } from '#ui/ornament/icons.ts';
import { MenuItem, MenuLine, MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { FreeIcon, MoveIcon, ShownIcon } from './icons.ts';
import { withoutName } from './tree-texts.ts';
import { useTreeViewStore } from './tree-view.ts';
import { useShownTree } from './use-selection.ts';
import { useSteps } from './use-steps.ts';
import { useActions } from './use-tree-actions.ts';

interface LectureMenuProps {
  lecture: TreeLecture;
  tabIndex: number;
  readOnly: boolean;
}

/** Everything that can be done with one lecture. */
export function LectureMenu({ lecture, tabIndex, readOnly }: LectureMenuProps) {
  return (
    <RowMenu
      of={`«${lecture.name.trim() || withoutName}»`}
      tabIndex={tabIndex}
      className="size-10!"
    >
      <MenuLink to={`/studio/lectures/${lecture.id}`} icon={<EditIcon />}>
        {wording`افتح المحاضرة`}
      </MenuLink>
      {!readOnly && <Changes lecture={lecture} />}
    </RowMenu>
  );
}

function Changes({ lecture }: { lecture: TreeLecture }) {
  const { id, free } = lecture;
  const store = useTreeViewStore();
  const actions = useActions();
  const steps = useSteps();
  const { course } = useShownTree()();
  const row = `lecture:${id}` as const;
  const choosePlace = (copy: boolean) => () => store.setState({ moving: { ids: [id], copy } });
  return (
    <>
      <MenuItem
        icon={<TagIcon />}
        keys="F2"
        // After the menu has given the focus back, which would end the typing.
        onSelect={() => setTimeout(() => store.setState({ editing: row, current: row }))}
      >
        غيّر الاسم
      </MenuItem>
      <MenuItem
        icon={free ? <LockIcon /> : <FreeIcon />}
        onSelect={() => actions.setFree([id], !free)}
      >
        {free ? 'للمشتركين فقط' : 'اجعلها مجانية'}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<MoveIcon />} keys="M" onSelect={choosePlace(false)}>
        انقل إلى…
      </MenuItem>
      <MenuItem icon={<CopyIcon />} onSelect={choosePlace(true)}>
        انسخ إلى…
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
      {course.published && course.permissions.publish && <Visibility lecture={lecture} />}
      <MenuLine />
      <MenuItem danger icon={<DeleteIcon />} onSelect={() => actions.setState([id], 'bin')}>
        احذف
      </MenuItem>
    </>
  );
}

/** Only in a course that visitors see: elsewhere nothing is public. */
function Visibility({ lecture: { id, published, missing } }: { lecture: TreeLecture }) {
  const actions = useActions();
  return (
    <>
      <MenuLine />
      {published ? (
        <MenuItem icon={<HiddenIcon />} onSelect={() => actions.setState([id], 'hide')}>
          أخفها عن الزوار
        </MenuItem>
      ) : (
        <MenuItem
          icon={<ShownIcon />}
          disabled={missing.length > 0}
          onSelect={() => actions.setState([id], 'publish')}
        >
          انشرها
        </MenuItem>
      )}
    </>
  );
}
