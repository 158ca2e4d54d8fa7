import { postReports } from '@nibras/contract/conversation/moderation/calls.ts';
import {
  type ReportReason,
  reportReasons,
} from '@nibras/contract/conversation/moderation/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText, serverMessage } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { Reported } from './reported.ts';

const reasonTexts: Record<ReportReason, string> = {
  abuse: 'فيه إساءة أو سخرية من أحد',
  spam: 'دعاية أو محتوى مزعج',
  'personal-data': 'فيه بيانات شخصية',
  cheating: 'فيه حل جاهز أو غش',
  other: 'سبب آخر',
};

/** What the moderators will read, which the reporter should know. */
const whatIsRead: Record<Reported['kind'], string> = {
  get review() {
    return wording`يراجع المشرفون {هذا|هذه} التقييم، ويرون من أبلغ. لا يُخبر بذلك من {كتبه|كتبها}.`;
  },
  discussion: 'يراجع المشرفون هذا الاستفسار، ويرون من أبلغ. لا يُخبر بذلك من كتبه.',
  message:
    'يقرأ المشرفون هذه الرسالة ورسالتين قبلها ورسالتين بعدها، ولا يقرؤون غيرها، ويرون من أبلغ. لا يُخبر بذلك من كتبها.',
};

/** Asks why, and tells the moderators. */
export default function ReportDialog({ kind, id, onClose }: Reported & { onClose(): void }) {
  const name = useId();
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [note, setNote] = useState('');
  const sending = useMutation({
    mutationFn: () => makeCall(postReports, { body: { kind, id, reason, note } }),
    onSuccess: ({ message }) => {
      toast({ variant: 'success', title: message });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="إبلاغ المشرفين"
      description={whatIsRead[kind]}
      footer={
        <>
          <Button
            loading={sending.isPending}
            loadingLabel="جارٍ الإرسال…"
            onClick={() => sending.mutate()}
          >
            أرسل البلاغ
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    >
      <fieldset className="mb-5">
        <legend className="mb-1 font-medium">ما المشكلة؟</legend>
        {reportReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={one === reason}
              onChange={() => setReason(one)}
              className="size-5 accent-link"
            />
            {reasonTexts[one]}
          </label>
        ))}
      </fieldset>
      <Field label="تفاصيل تساعدنا على الفهم" optional>
        <Textarea
          rows={3}
          value={note}
          maxLength={limits.noteMaxLength}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {sending.error && (
        <Notice tone="danger" title="تعذر إرسال بلاغك">
          {serverMessage(sending.error) ?? errorText(sending.error)}
        </Notice>
      )}
    </Dialog>
  );
}
