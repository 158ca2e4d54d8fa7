import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { showUndo } from '../frame/undo-toast.ts';
import { saidOfPublished, publishTexts as texts } from '../saving/publish-texts.ts';
import type { EditedAnyItem } from '../saving/use-studio-item.ts';

interface QuickPublishProps {
  edited: EditedAnyItem;
  item: StudioItem;
  className?: string;
}

/** Publishes what is on the screen from the bar that stays in view. */
export function QuickPublish({ edited, item, className }: QuickPublishProps) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      showUndo(saidOfPublished(item), await edited.publish(), () => void edited.reload());
    } catch (error) {
      toastFailure(texts.failed, error);
    }
  });
  const isChanged = item.changed.length > 0 || edited.status !== 'saved';
  const isOffered = item.permissions.publish && item.deleted_at === null;
  if (!isOffered || (item.published && !isChanged)) return null;
  return (
    <Button
      size="sm"
      className={className}
      data-studio-field="publish"
      loading={busy}
      loadingLabel={texts.publishing}
      onClick={() => void run()}
    >
      {texts.publish}
    </Button>
  );
}
