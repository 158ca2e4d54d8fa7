import { useState } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { confirmCaptions } from './calls.ts';
import { captionTexts } from './caption-texts.ts';
import type { Captions } from './use-captions.ts';

const { confirm: texts } = captionTexts;

/**
 * Confirms the captions. A draft by machine is confirmed at once where every line was gone through, and after a question
 * where some were not.
 */
export function ConfirmCaptions({ captions }: { captions: Captions }) {
  const { edited, item, lines, passed } = captions;
  const { editor } = edited;
  const [asking, setAsking] = useState(false);
  const left = lines.filter(({ id }) => !passed.has(id)).length;

  const confirm = useAsyncAction(async () => {
    setAsking(false);
    try {
      await editor.flush({ all: true });
      const { item: saved } = editor.store.getState();
      if (editor.hasUnsaved() || !saved) {
        throw new ApiError({ kind: 'network', message: texts.unsaved });
      }
      const answer = await confirmCaptions(edited.id, saved.draft_version);
      editor.adopt(answer.item);
      toast({ title: answer.published ? texts.done : texts.waits, variant: 'success' });
    } catch (error) {
      toastFailure(texts.failed, error);
    }
  });

  const isConfirmed =
    item?.state === 'checked' &&
    !item.file_changed &&
    item.confirmed_version !== null &&
    item.confirmed_version === item.draft_version &&
    edited.status === 'saved';
  const needsQuestion = item?.state === 'draft' && left > 0;

  function press() {
    if (isConfirmed) return;
    if (needsQuestion) setAsking(true);
    else void confirm.run();
  }

  return (
    <>
      <Button
        size="sm"
        data-confirm-captions=""
        disabled={lines.length === 0}
        // What is confirmed keeps the keyboard's place.
        aria-disabled={isConfirmed || confirm.busy || undefined}
        loading={confirm.busy}
        loadingLabel={texts.busy}
        onClick={press}
      >
        {isConfirmed ? texts.isDone : texts.act}
      </Button>
      {asking && (
        <Dialog
          open
          onOpenChange={() => setAsking(false)}
          title={texts.title}
          description={texts.left(left)}
          footer={
            <>
              <Button onClick={() => void confirm.run()}>{texts.act}</Button>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                أكمل المراجعة
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
