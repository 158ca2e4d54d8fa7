import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { actionBelow } from '../frame/action-below.ts';
import { savingTexts } from './saving-texts.ts';
import type { EditedAny } from './use-studio-item.ts';

/** Says that texts were restored which a crash or a closed browser had left unsaved. */
export function RestoredNote({ item: edited }: { item: EditedAny }) {
  if (edited.restored.length === 0) return null;
  return (
    <Notice
      tone="info"
      className={cx(actionBelow, 'mb-4')}
      action={
        <Button size="sm" variant="ghost" onClick={edited.acknowledgeRestored}>
          {savingTexts.restored.close}
        </Button>
      }
    >
      {savingTexts.restored.text}
    </Notice>
  );
}
