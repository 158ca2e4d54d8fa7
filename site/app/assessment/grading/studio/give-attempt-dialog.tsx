import type { StudentWork } from '@nibras/contract/assessment/grading/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { sendAttempt } from './queries.ts';

/** Gives a student one more attempt, with the reason that the log keeps. */
export function GiveAttemptDialog({ work, onClose }: { work: StudentWork; onClose(): void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const client = useQueryClient();
  const { busy, run } = useAsyncAction(async () => {
    if (reason.trim() === '') {
      setError('اكتب السبب، فهو يُحفظ في سجل التغييرات.');
      return;
    }
    try {
      const { undo } = await sendAttempt(work.lecture.id, work.student.id, reason.trim());
      const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
      refresh();
      showUndo('مُنحت محاولة إضافية', undo, refresh);
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="محاولة إضافية"
      description={wording`تُفتح لـ${work.student.name} محاولة أخرى في «${work.lecture.name}»، زيادة على ما تسمح به قواعد الاختبار.`}
      footer={
        <>
          <Button loading={busy} loadingLabel="جارٍ الحفظ…" onClick={() => void run()}>
            امنح المحاولة
          </Button>
          <DialogClose>
            <Button variant="ghost">ألغِ</Button>
          </DialogClose>
        </>
      }
    >
      <Field label="السبب" {...(error && { error })}>
        <Input
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void run();
          }}
        />
      </Field>
    </Dialog>
  );
}
