import type { OwnCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { askCorrection, ownCertificatesKey } from './queries.ts';

interface CorrectionDialogProps {
  certificate: OwnCertificate;
  onClose(): void;
}

/** Asks for another name on a certificate that was issued. */
export function CorrectionDialog({ certificate, onClose }: CorrectionDialogProps) {
  const [name, setName] = useState(certificate.name);
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const client = useQueryClient();
  const { busy, run } = useAsyncAction(async () => {
    const text = name.trim();
    if (text.length < 2) return setError('اكتب الاسم الصحيح.');
    if (text === certificate.name) return setError(wording`هذا هو الاسم المكتوب على الشهادة الآن.`);
    try {
      await askCorrection(certificate.code, { name: text, note: note.trim() });
      await client.invalidateQueries({ queryKey: ownCertificatesKey });
      toast({ variant: 'success', title: 'وصل طلبك، ونخبرك بالقرار' });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="صحّح الاسم"
      description={wording`إن قُبل طلبك {صدرت|صدر} لك شهادة برمز جديد، {ولم تعد هذه صالحة|ولم يعد هذا صالحًا}.`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="الاسم الصحيح" error={error}>
          <Input
            dir="auto"
            autoComplete="name"
            maxLength={limits.nameMaxLength}
            value={name}
            onChange={({ target }) => {
              setError('');
              setName(target.value);
            }}
          />
        </Field>
        <Field label="سبب التصحيح" optional>
          <Textarea
            rows={2}
            maxLength={limits.noteMaxLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className="min-h-20!"
          />
        </Field>
        <Button type="submit" loading={busy} loadingLabel="جارٍ الإرسال…">
          أرسل الطلب
        </Button>
      </form>
    </Dialog>
  );
}
