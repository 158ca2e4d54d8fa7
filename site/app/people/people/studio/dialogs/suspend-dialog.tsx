import { people as limits } from '@nibras/contract/limits.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { usePersonActs } from '../use-person-acts.ts';

interface SuspendDialogProps {
  person: PersonAnswer['person'];
  onClose(): void;
}

/** Asks for the reason, which the person reads, and suspends the account. */
export function SuspendDialog({ person, onClose }: SuspendDialogProps) {
  const { busy, suspend } = usePersonActs(person.id);
  const [reason, setReason] = useState(person.suspended?.reason ?? '');
  const [tell, setTell] = useState(true);
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem('اكتب السبب، فصاحب الحساب يقرؤه حين يحاول الدخول.');
      return;
    }
    if (await suspend({ reason, tell })) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="إيقاف الحساب"
      description={
        <>
          يخرج <bdi>{person.name}</bdi> من كل أجهزته فورًا، ولا يستطيع الدخول ولا تصله رسائل ولا
          إشعارات حتى ترفع الإيقاف. كل ما له يبقى محفوظًا.
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label="السبب"
          hint="يقرؤه صاحب الحساب حين يحاول الدخول."
          {...(problem && { error: problem })}
        >
          <Textarea
            autoFocus
            rows={3}
            maxLength={limits.reasonMaxLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={tell}
            onChange={(event) => setTell(event.target.checked)}
            className="size-5 shrink-0 accent-link"
          />
          أخبره بالسبب في رسالة إلى بريده
        </label>
        <Button type="submit" variant="danger" loading={busy} loadingLabel="جارٍ الإيقاف…">
          أوقف الحساب
        </Button>
      </form>
    </Dialog>
  );
}
