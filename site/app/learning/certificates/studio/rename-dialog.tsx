import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface RenameDialogProps {
  name: string;
  busy: boolean;
  onRename(name: string): void;
  onClose(): void;
}

/** Issues a certificate anew with a corrected name that nobody has asked for. */
export function RenameDialog({ name, busy, onRename, onClose }: RenameDialogProps) {
  function check(values: { name: string }) {
    const typed = values.name.trim();
    if (typed.length < 2) return { name: 'اكتب الاسم الصحيح.' };
    return typed === name ? { name: wording`هذا هو الاسم المكتوب على الشهادة الآن.` } : {};
  }
  return (
    <FormDialog
      title="صحّح الاسم"
      description={wording`{تصدر|يصدر} شهادة برمز جديد، {وتُسحب هذه|ويُسحب هذا}، ويُخبر {صاحبها|صاحبه}.`}
      defaultValues={{ name }}
      check={check}
      send={(values) => onRename(values.name.trim())}
      onClose={onClose}
      busy={busy}
      submit={wording`أصدر الشهادة بهذا الاسم`}
      sending="جارٍ الإصدار…"
    >
      {({ control, problem }) => (
        <Field label="الاسم الصحيح" error={problem('name')}>
          <Input dir="auto" maxLength={limits.nameMaxLength} {...control('name')} />
        </Field>
      )}
    </FormDialog>
  );
}
