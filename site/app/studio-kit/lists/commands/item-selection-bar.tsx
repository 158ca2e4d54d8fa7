import { studio as limits } from '@nibras/contract/limits.ts';
import { Button } from '#ui/form/button.tsx';
import { DeleteIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { HiddenIcon, PublishedIcon } from '../../frame/icons.ts';
import { publishTexts } from '../../saving/publish-texts.ts';
import { SelectionFrame } from '../selection-frame.tsx';
import type { ItemSelection } from './use-item-selection.ts';

interface ItemSelectionBarProps {
  /** «المقالات» */
  items: string;
  noun: Parameters<typeof SelectionFrame>[0]['noun'];
  selection: ItemSelection;
  mayPublish?: boolean;
}

/** Publishes, hides and removes all selected items, and says what was refused. */
export function ItemSelectionBar(props: ItemSelectionBarProps) {
  const { items, noun, selection, mayPublish = true } = props;
  const { selected, busy, act, refused, forgetRefused, clear } = selection;
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="warning"
          className="mt-4"
          title="بقي بعضها كما هو"
          action={
            <Button variant="secondary" size="sm" onClick={forgetRefused}>
              حسنًا
            </Button>
          }
        >
          <ul className="list-disc ps-5">
            {refused.map(({ id, name, reason }) => (
              <li key={id} className="wrap-anywhere">
                «<bdi>{name}</bdi>»: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <SelectionFrame
        label={`${items} المحددة`}
        count={selected.size}
        noun={noun}
        most={limits.itemsAtOnce}
        onClear={clear}
      >
        {mayPublish && (
          <>
            <Button
              size="sm"
              variant="secondary"
              disabled={busy}
              icon={<PublishedIcon className="size-4.5" />}
              onClick={() => void act('publish')}
            >
              {publishTexts.publish}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={busy}
              icon={<HiddenIcon className="size-4.5" />}
              onClick={() => void act('hide')}
            >
              {publishTexts.hide}
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          icon={<DeleteIcon className="size-4.5" />}
          onClick={() => void act('bin')}
        >
          احذف
        </Button>
      </SelectionFrame>
    </>
  );
}
