import { people as limits } from '@nibras/contract/limits.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { usePersonActions } from '../use-person-actions.ts';

interface SuspendDialogProps {
  person: PersonAnswer['person'];
  onClose(): void;
}

/** Asks for the reason, which the person reads, and suspends the account. */
export function SuspendDialog({ person, onClose }: SuspendDialogProps) {
  const { busy, suspend } = usePersonActions(person.id);
  return (
    <FormDialog
      title="إيقاف الحساب"
      description={
        <>
          يخرج <bdi>{person.name}</bdi> من كل أجهزته فورًا، ولا يستطيع الدخول ولا تصله رسائل ولا
          إشعارات حتى ترفع الإيقاف. كل ما له يبقى محفوظًا.
        </>
      }
      defaultValues={{ reason: person.suspended?.reason ?? '', tell: true }}
      check={({ reason }) => ({
        reason: reason.trim() === '' && 'اكتب السبب، فصاحب الحساب يقرؤه حين يحاول الدخول.',
      })}
      send={async (values) => {
        if (await suspend(values)) onClose();
      }}
      onClose={onClose}
      busy={busy}
      submit="أوقف الحساب"
      sending="جارٍ الإيقاف…"
      variant="danger"
    >
      {({ control, problem }) => (
        <>
          <Field label="السبب" hint="يقرؤه صاحب الحساب حين يحاول الدخول." error={problem('reason')}>
            <Textarea
              autoFocus
              rows={3}
              maxLength={limits.reasonMaxLength}
              {...control('reason')}
            />
          </Field>
          <CheckRow {...control('tell')}>أخبره بالسبب في رسالة إلى بريده</CheckRow>
        </>
      )}
    </FormDialog>
  );
}
