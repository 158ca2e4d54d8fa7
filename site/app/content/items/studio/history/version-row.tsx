import type { VersionsAnswer } from '@nibras/contract/content/items/studio/shapes.ts';
import { useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { fieldLabel } from '#studio-kit/saving/field-names.ts';
import type { EditedAnyItem } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { historyTexts as texts } from './history-texts.ts';
import { VersionComparison } from './version-comparison.tsx';

type Version = VersionsAnswer['versions']['data'][number];

/** One version: who published it and when, what changed in it, and the way back to it. */
export function VersionRow({ edited, version }: { edited: EditedAnyItem; version: Version }) {
  const { item } = edited;
  const [isOpen, setOpen] = useState(false);
  const restore = useAsyncAction(async () => {
    try {
      const undo = await edited.restoreVersion(version.number);
      showUndo(texts.broughtBack, undo, () => void edited.reload());
    } catch (error) {
      toastFailure(texts.restoreFailed, error);
    }
  });
  if (!item) return null;
  const changed = [...new Set(version.changed.map(fieldLabel))];
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow">
          <h2 className="text-base font-semibold">
            {version.number === 0 ? texts.first : texts.number(version.number)}
          </h2>
          <p className="text-sm text-text-soft">
            <DateText at={version.at} withTime />
            {version.by && ` · ${version.by.name}`}
          </p>
          {changed.length > 0 && (
            <p className="text-sm text-text-soft">
              {texts.changed} {changed.join('، ')}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.hide : texts.compare}
          </Button>
          {item.permissions.edit && (
            <Button
              size="sm"
              variant="secondary"
              loading={restore.busy}
              onClick={() => void restore.run()}
            >
              {texts.restore}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <VersionComparison item={item} number={version.number} />}
    </li>
  );
}
