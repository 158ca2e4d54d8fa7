import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { showUndo } from '../frame/undo-toast.ts';
import { fieldLabels } from './field-names.ts';
import { missingOf } from './missing-of.ts';
import {
  publishLabel,
  saidOfPublished,
  stateText,
  publishTexts as texts,
} from './publish-texts.ts';
import { savingTexts } from './saving-texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { EditedAnyItem } from './use-studio-item.ts';

interface PublishBarProps {
  item: EditedAnyItem;
  /** Whether it has the button to publish; false where the page has one already. */
  publishes?: boolean;
}

/** The state of an item, and what can be done with it: publish, schedule, hide, discard, remove and restore. */
export function PublishBar({ item: edited, publishes = true }: PublishBarProps) {
  const { item } = edited;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isScheduling, setScheduling] = useState(false);
  const navigate = useNavigate();
  const reload = () => void edited.reload();

  async function attempt(act: () => Promise<number | null>, done: string): Promise<boolean> {
    try {
      showUndo(done, await act(), reload);
      setMissing([]);
      return true;
    } catch (error) {
      setMissing(missingOf(error));
      toastFailure(texts.failed, error);
      // Another state than the one that was seen.
      if (error instanceof ApiError && error.status === 409) reload();
      return false;
    }
  }
  const run = (act: () => Promise<number | null>, done: string) => () => void attempt(act, done);

  const publish = useAsyncAction(
    async () => void (item && (await attempt(edited.publish, saidOfPublished(item)))),
  );

  if (!item) return null;
  const { permissions, state, changed } = item;
  const isTrashed = item.deleted_at !== null;
  const isChanged = changed.length > 0 || edited.status !== 'saved';
  const isStale = state === 'scheduled' && item.publish_version !== item.draft_version;
  return (
    <section aria-label={texts.section} className="flex flex-col gap-3">
      <p className="text-sm text-text-soft">
        {stateText({ item, isChanged })}
        {state === 'scheduled' && (
          <>
            {' '}
            <DateText at={item.publish_at} withTime />
          </>
        )}
      </p>
      {edited.unseen.length > 0 && (
        <Notice tone="warning" title={savingTexts.unseen.title}>
          {fieldLabels(edited.unseen)}
        </Notice>
      )}
      {isStale && <Notice tone="warning">{texts.stale}</Notice>}
      {missing.length > 0 && (
        <Notice tone="warning" title={texts.missing}>
          <ul className="list-disc ps-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {/* Stays where it is once everything is published, so that a second press meets no other button. */}
        {publishes && permissions.publish && !isTrashed && (
          <Button
            size="sm"
            data-studio-field="publish"
            disabled={!isChanged && state === 'published'}
            loading={publish.busy}
            loadingLabel={texts.publishing}
            onClick={() => void publish.run()}
          >
            {publishLabel(state, isChanged)}
          </Button>
        )}
        {permissions.publish && !isTrashed && (state === 'draft' || state === 'scheduled') && (
          <Button size="sm" variant="secondary" onClick={() => setScheduling(true)}>
            {state === 'scheduled' ? texts.reschedule : texts.schedule}
          </Button>
        )}
        {permissions.publish && !isTrashed && state === 'scheduled' && (
          <Button size="sm" variant="ghost" onClick={run(edited.unschedule, texts.unscheduled)}>
            {texts.unschedule}
          </Button>
        )}
        {permissions.edit && !isTrashed && changed.length > 0 && (
          <Button size="sm" variant="ghost" onClick={run(edited.discard, texts.discarded)}>
            {texts.discard}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void navigate(`/studio/${item.kind}s/${item.id}/history`)}
        >
          {texts.history}
        </Button>
        {permissions.publish && !isTrashed && state === 'published' && item.kind !== 'site' && (
          <Button size="sm" variant="ghost" onClick={run(edited.hide, texts.hidden)}>
            {texts.hide}
          </Button>
        )}
        {permissions.remove && (
          <Button
            size="sm"
            variant="ghost"
            onClick={
              isTrashed ? run(edited.restore, texts.restored) : run(edited.bin, texts.removed)
            }
          >
            {isTrashed ? texts.restore : texts.remove}
          </Button>
        )}
      </div>
      {isScheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onChoose={(at) => attempt(() => edited.schedule(at), texts.scheduled)}
        />
      )}
    </section>
  );
}
