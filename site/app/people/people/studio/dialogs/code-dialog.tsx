import { postStudioPeopleByIdCode } from '@nibras/contract/people/people/studio/calls.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { formatClock } from '#platform/format.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';

interface CodeDialogProps {
  person: PersonAnswer['person'];
  onClose(): void;
}

/** Issues a sign-in code for a person whom no mail reaches. It is shown here once. */
export function CodeDialog({ person: { id, name, email }, onClose }: CodeDialogProps) {
  const [issued, setIssued] = useState<{ code: string; expires_at: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { timeZone } = useSiteConfig();
  const { busy, run } = useAsyncAction(async () => {
    setFailure(null);
    try {
      setIssued(await makeCall(postStudioPeopleByIdCode, { params: { id } }));
    } catch (error) {
      setFailure(errorText(error));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="كود دخول"
      description={
        <>
          حين لا تصل رسائلنا إلى <bdi>{name}</bdi>: يُكتب البريد <bdi dir="ltr">{email}</bdi> في صفحة
          تسجيل الدخول، ثم هذا الكود بدل الذي لم يصل.
        </>
      }
    >
      {issued ? (
        <div role="status" className="flex flex-col items-center gap-3 text-center">
          <bdi
            dir="ltr"
            className="rounded-md border border-line-strong bg-sunken px-6 py-3 font-mono text-3xl font-bold"
          >
            {issued.code}
          </bdi>
          <p className="text-text-soft">
            صالح حتى {formatClock(Date.parse(issued.expires_at), timeZone)}، ولمرة واحدة. لن يظهر
            بعد إغلاق هذه النافذة.
          </p>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            تأكد أولًا أنك تكلّم صاحب الحساب نفسه: من معه الكود يدخل إلى الحساب. يُسجَّل في السجل أنك
            أصدرته.
          </p>
          {failure && <Notice tone="danger">{failure}</Notice>}
          <Button autoFocus loading={busy} loadingLabel="جارٍ الإصدار…" onClick={() => void run()}>
            أصدر كودًا
          </Button>
        </div>
      )}
    </Dialog>
  );
}
